import type { ReactNode } from 'react';
import type { Translator } from '#i18n/translator.ts';
import { CrumbTrail } from '#ui/controls/CrumbTrail.tsx';
import { markup } from '#ui/markup/markup.ts';
import type { ProductSubject } from './product-subject.ts';
import type { FilledPage } from './shell.ts';

interface Props {
  readonly title: string;
  /** Its own name at the end of the way to the product. */
  readonly name: string;
  readonly path: string;
  /** Under the heading. */
  readonly head: ReactNode;
  readonly body?: ReactNode;
}

/** A page about one side of a product, which search engines do not list. */
export function productPartPage(subject: ProductSubject, t: Translator, { title, name, path, head, body }: Props): FilledPage {
  const crumbs = [...subject.crumbs, { name, path }];
  return {
    title,
    description: `${title}.`,
    path,
    crumbs,
    listed: false,
    main: markup(
      <>
        <CrumbTrail crumbs={crumbs} t={t} />
        <section className="page-head">
          <h1>{title}</h1>
          {head}
        </section>
        {body}
      </>,
    ),
  };
}
