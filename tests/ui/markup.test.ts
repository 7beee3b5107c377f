import { ClipboardPaste } from 'lucide-react';
import { createElement as element, Fragment, type FunctionComponent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { languages } from '#core/language.ts';
import { AllergenTile } from '#ui/analysis/AllergenTile.tsx';
import { ConcernRows } from '#ui/analysis/answer/ConcernRows.tsx';
import { HelpRows } from '#ui/analysis/answer/HelpRows.tsx';
import { LawBlock, LimitRows } from '#ui/analysis/answer/LawBlock.tsx';
import { ProductAnswer } from '#ui/analysis/answer/ProductAnswer.tsx';
import { ComedogenicLadder } from '#ui/analysis/ComedogenicLadder.tsx';
import { DetailTable } from '#ui/analysis/DetailTable.tsx';
import { FlagRow } from '#ui/analysis/FlagRow.tsx';
import { FormulaStrip } from '#ui/analysis/FormulaStrip.tsx';
import { IngredientList } from '#ui/analysis/IngredientList.tsx';
import { OriginBar } from '#ui/analysis/OriginBar.tsx';
import type { PageView } from '#ui/analysis/report-view.ts';
import { SkinMeters } from '#ui/analysis/SkinMeters.tsx';
import { StripPatterns } from '#ui/analysis/StripPatterns.tsx';
import { SummaryFacts } from '#ui/analysis/SummaryFacts.tsx';
import { WorthKnowing } from '#ui/analysis/WorthKnowing.tsx';
import { Kept } from '#ui/markup/Kept.tsx';
import { markup } from '#ui/markup/markup.ts';
import { checkerView } from '../support/checker-view.ts';

const list =
  'Aqua, Glycerin, Niacinamide 5%, Butyrospermum Parkii Butter*, "Odd" & <Unknown> Thing, Phenoxyethanol, Titanium Dioxide (nano), Parfum, Limonene, Linalool, +/- CI 77891, CI 77491';

const kit = 'Shampoo: Aqua, Glycerin, Parfum, Phenoxyethanol. Conditioner: Aqua, Cetearyl Alcohol, Panthenol, Phenoxyethanol';
const drugFacts =
  'Active ingredients: Homosalate 9%, Avobenzone 3%. Inactive ingredients: Beeswax, Carbomer, Dimethicone, Glycerin, Mineral Oil, Phenoxyethanol, Water';

const FlagRows = ({ view }: { readonly view: PageView }) =>
  element('ul', null, ...view.report.flags.map((verdict) => element(FlagRow, { key: verdict.flag + verdict.state, view, verdict })));

const shown: readonly FunctionComponent<{ readonly view: PageView }>[] = [
  FormulaStrip,
  IngredientList,
  SummaryFacts,
  SkinMeters,
  HelpRows,
  ConcernRows,
  LawBlock,
  LimitRows,
  ProductAnswer,
  FlagRows,
  OriginBar,
  WorthKnowing,
  AllergenTile,
  (props: { readonly view: PageView }) => ComedogenicLadder({ ...props, caveat: true }),
  (props: { readonly view: PageView }) => DetailTable({ ...props, caption: 'Detailed' }),
];

/** React spells empty shapes with a closing tag; icons bring their namespace, the names of their library and what base.css says of all of them. */
const byReact = (node: ReactNode) =>
  renderToStaticMarkup(node)
    .replace(/><\/(?:circle|line|path|rect|use)>/g, '/>')
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(' width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor"', ' viewBox="0 0 24 24"')
    .replaceAll(' stroke-linecap="round" stroke-linejoin="round"', '')
    .replace(/class="lucide(?: lucide-[\w-]+)* ?/g, 'class="')
    .replaceAll(' class=""', '');
const ours = (node: ReactNode) => markup(node).replace(/><\/(?:circle|line|path|rect|use)>/g, '/>');

describe('static markup is what React gives', () => {
  test.each(languages)('for a whole report (%s)', (language) => {
    for (const text of [list, kit, drugFacts])
      for (const component of shown) {
        const view = checkerView(text, 'leave-on', language);
        expect(ours(element(component, { view }))).toBe(byReact(element(component, { view })));
      }
  });

  test.each<readonly [string, ReactNode]>([
    ['the patterns', element(StripPatterns, { draws: ['strip', 'rows'] })],
    ['an icon', element(ClipboardPaste, { className: 'icon' })],
    ['the same icon in another class', element(ClipboardPaste, { className: 'sign' })],
    ['nothing', element(Fragment, null, null, undefined, false, true, '')],
    ['texts and numbers beside each other', element('p', { lang: 'ru' }, 'a<b', 0, ' & ', 1.5, ['"', "'"])],
    ['empty tags', element('p', null, element('br'), element('input', { type: 'checkbox', disabled: true, required: false }))],
    ['marks and places', element('div', { tabIndex: 0, 'aria-hidden': true, 'data-open': false, hidden: true, title: undefined })],
    ['styles', element('i', { style: { '--wide': 3, width: '5%', borderTop: 0, color: undefined, '--odd': '"a"' } })],
    ['markup that is ready', element('b', { dangerouslySetInnerHTML: { __html: '<i>x</i>' } })],
  ])('for %s', (_, node) => {
    expect(ours(node)).toBe(byReact(node));
  });
});

test.each([
  [kit, ['Shampoo', 'Conditioner'], 'probably'],
  [drugFacts, ['Active ingredients', 'Inactive ingredients'], 'declared: 9'],
] as const)('each part of %s has a strip of its own', (text, titles, share) => {
  const html = ours(element(FormulaStrip, { view: checkerView(text) }));
  expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual(titles);
  expect(html.split('<formula-strip').length - 1).toBe(2);
  expect(html).toContain(share);
  expect(html).toContain('place 1 of');
});

test('what stands in two parts of a kit is named once', () => {
  const html = ours(element(FlagRows, { view: checkerView(`${kit}. Mask: Glycerin, Parfum`) }));
  expect(html).toContain('>Parfum</a>: ');
  expect(html).not.toContain('>Parfum</a>, ');
});

test('what static markup cannot spell is refused', () => {
  expect(() => markup(element('p', { onMouseMove: 'x' }))).toThrow('onMouseMove');
  expect(() => markup(element('p', { onClick: () => undefined }))).toThrow('onClick');
  expect(() => markup(element('p', { style: { width: 3 } }))).toThrow('unit');
  expect(() => markup(element('p', { contentEditable: true }))).toThrow('contentEditable');
});

test('what depends on one thing alone is drawn once for as long as that is the same, and as any other component by React', () => {
  let drawings = 0;
  const draw = ({ name }: { readonly name: string }) => {
    drawings += 1;
    return element('b', null, name, ' & co');
  };
  const [one, other] = [{ name: '<one>' }, { name: 'other' }];
  const page = (...things: readonly { readonly name: string }[]) =>
    element('p', null, ...things.map((of, key) => element(Kept<{ readonly name: string }>, { key, draw, of })));
  expect(markup(page(one, other, one))).toBe(byReact(page(one, other, one)));
  drawings = 0;
  expect(markup(page(other, one))).toBe('<p><b>other &amp; co</b><b>&lt;one&gt; &amp; co</b></p>');
  expect(drawings).toBe(0);
  expect(markup(page({ name: 'other' }))).toBe('<p><b>other &amp; co</b></p>');
  expect(drawings).toBe(1);
});
