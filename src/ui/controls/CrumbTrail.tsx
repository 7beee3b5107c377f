import type { PageTranslator } from '#i18n/translator.ts';
import type { Crumb } from '#site/linked-data.ts';

interface Props {
  /** The way here; the last one is this page and is not shown, its title follows. */
  readonly crumbs: readonly Crumb[];
  readonly t: PageTranslator;
}

export function CrumbTrail({ crumbs, t }: Props) {
  return (
    <nav className="crumbs" aria-label={t('nav.breadcrumbs')}>
      <ol>
        {crumbs.slice(0, -1).map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
