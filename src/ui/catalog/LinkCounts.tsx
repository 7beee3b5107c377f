import type { Translator } from '#i18n/translator.ts';

export interface LinkCount {
  readonly href: string;
  readonly name: string;
  readonly count: number;
}

/** Links in a running line, each with a count. */
export function LinkCounts({ links, t }: { readonly links: readonly LinkCount[]; readonly t: Translator }) {
  return (
    <ul className="roles">
      {links.map(({ href, name, count }) => (
        <li key={href}>
          <a href={href} lang={t.language === 'en' && /\p{Script=Cyrillic}/u.test(name) ? 'ru' : undefined}>
            {name}
          </a>{' '}
          <span className="quiet number">{t.number(count)}</span>
        </li>
      ))}
    </ul>
  );
}
