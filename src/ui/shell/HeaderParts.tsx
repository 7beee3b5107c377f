import { CircleUserRound, Columns2, Menu, Search, SunMoon, X } from 'lucide-react';
import type { PageTranslator } from '#i18n/translator.ts';
import { loginPath, shelfPath, userPath } from '#site/account-paths.ts';
import {
  brandsPath,
  categoriesPath,
  checkerPath,
  comparePath,
  contentPath,
  homePath,
  ingredientsPath,
  productsPath,
  searchPath,
} from '#site/paths.ts';
import { Logo } from '#ui/controls/Logo.tsx';

interface Props {
  /** The part of the site a page is in, by its path: "/products". */
  readonly here: string;
  readonly t: PageTranslator;
}

interface LinksProps {
  readonly here: string;
  readonly links: readonly { readonly href: string; readonly name: string }[];
}

const current = (here: string, href: string) => (here === href ? 'page' : undefined);

function Links({ here, links }: LinksProps) {
  return links.map(({ href, name }) => (
    <a key={href} href={href} aria-current={current(here, href)}>
      {name}
    </a>
  ));
}

const linksIn = (t: PageTranslator) => [
  { href: checkerPath, name: t('nav.checker') },
  { href: comparePath, name: t('nav.compare') },
  { href: productsPath(), name: t('nav.products') },
  { href: ingredientsPath(), name: t('nav.ingredients') },
  { href: brandsPath, name: t('nav.brands') },
];

/** The name of the site and its parts. */
export function SiteLinks({ here, t }: Props) {
  return (
    <>
      <a className="logo" href={homePath} aria-label={t('nav.home')}>
        <Logo />
        {t('site.name')}
      </a>
      <nav aria-label={t('nav.label')}>
        <Links here={here} links={linksIn(t)} />
      </nav>
    </>
  );
}

/** What is chosen for a comparison, and the search. */
export function FindingTools({ here, t }: Props) {
  return (
    <>
      <comparison-link
        data-add-named={t('comparison.addNamed', { name: '{name}' })}
        data-remove-named={t('comparison.removeNamed', { name: '{name}' })}
        data-added={t('comparison.added')}
        data-removed={t('comparison.removed')}
        data-full={t('comparison.full')}
      >
        <a href={comparePath} aria-current={current(here, comparePath)}>
          <Columns2 className="icon" />
          <span className="unseen">{t('comparison.title')}</span> <span className="number" data-count="" />
        </a>
      </comparison-link>
      <a href={searchPath} aria-label={t('nav.search')} aria-current={current(here, searchPath)}>
        <Search className="icon" />
      </a>
    </>
  );
}

/** The account, light or dark, and the menu of phones. */
export function OwnTools({ here, t }: Props) {
  const further = [
    { href: categoriesPath, name: t('nav.categories') },
    { href: shelfPath, name: t('shelves.title') },
  ];
  return (
    <>
      <account-link
        data-login={t('nav.login')}
        data-profile={t('nav.profile', { username: '{username}' })}
        data-login-path={loginPath}
        data-user-path={userPath}
      >
        <a href={loginPath} aria-label={t('nav.login')} aria-current={current(here, loginPath) ?? current(here, userPath)}>
          <CircleUserRound className="icon" />
        </a>
      </account-link>
      <theme-switch>
        <button type="button" aria-label={t('theme.switch')}>
          <SunMoon className="icon" />
        </button>
      </theme-switch>
      <phone-menu class="narrow">
        <button type="button" data-open="" aria-label={t('nav.menu')}>
          <Menu className="icon" />
        </button>
        <dialog className="menu" aria-label={t('nav.menu')}>
          <div className="menu-bar">
            <button type="button" data-close="" aria-label={t('nav.close')}>
              <X className="icon" />
            </button>
          </div>
          <ul>
            {[...linksIn(t), ...further].map((link) => (
              <li key={link.href}>
                <Links here={here} links={[link]} />
              </li>
            ))}
            <li className="minor">
              <a href={contentPath('method')}>{t('footer.method')}</a>
            </li>
            <li className="minor">
              <a href={contentPath('about')}>{t('footer.about')}</a>
            </li>
          </ul>
        </dialog>
      </phone-menu>
    </>
  );
}
