import type { Translator } from '#i18n/translator.ts';

interface Props {
  readonly neighbours: { readonly prev: string | null; readonly next: string | null };
  readonly t: Translator;
}

/** To the newer and the older page of a list; nothing for a list of one page. */
export function PageLinks({ neighbours: { prev, next }, t }: Props) {
  if (!prev && !next) return null;
  return (
    <nav className="pages" aria-label={t('nav.pages')}>
      {prev && (
        <a className="button" rel="prev" href={prev}>
          {t('products.newer')}
        </a>
      )}
      {next && (
        <a className="button" rel="next" href={next}>
          {t('products.older')}
        </a>
      )}
    </nav>
  );
}
