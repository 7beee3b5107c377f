import { createRoot, type Root } from 'react-dom/client';
import type { Use } from '#core/analysis/use.ts';
import { maxCompared } from '#core/comparison/address.ts';
import { type ComparisonWeights, compareFormulas } from '#core/comparison/compare.ts';
import { type ComparedFormula, contextsOf, namesIn, type SideInput } from '#core/comparison/sides.ts';
import { decodeComparison, type SharedList } from '#core/sharing/fragment.ts';
import { t } from '#i18n/current.ts';
import type { Words } from '#i18n/words.ts';
import { brandPath, compareWeightsPath, productPath } from '#site/paths.ts';
import { ComparisonSections } from '#ui/comparison/ComparisonSections.tsx';
import type { ComparisonView, ListedSide } from '#ui/comparison/comparison-view.ts';
import { ask } from '../checker/analyser.ts';
import type { Analysis } from '../checker/protocol.ts';

/** What the build wrote for comparisons in the browser. */
type BrowserWeights = ComparisonWeights & { readonly words: Words };

type Problem = 'compare.damaged' | 'compare.failed';

class PastedProblem extends Error {
  readonly key: Problem;
  constructor(key: Problem) {
    super(key);
    this.key = key;
  }
}

async function readWeights(): Promise<BrowserWeights> {
  const answer = await fetch(compareWeightsPath);
  if (!answer.ok) throw new PastedProblem('compare.failed');
  return answer.json();
}

function formulaOf({ alias, isGuess, shelf, offers }: SideInput, analysis: Analysis, context: Use): ComparedFormula {
  const facts = analysis.list.reading.items.flatMap((item, index) => {
    const itemFacts = analysis.facts[index];
    return item.id === null || !itemFacts ? [] : [[item.id, itemFacts] as const];
  });
  const byId = new Map(facts);
  const inner = new Map(
    analysis.list.reading.items.flatMap(({ components }) =>
      components.flatMap(({ id, inci }) => (id === null || inci === null ? [] : [[id, { alias: '', name: inci }] as const])),
    ),
  );
  return {
    alias,
    report: { ...analysis.list, ...analysis.uses[context] },
    facts: analysis.facts,
    isGuess,
    shelf,
    offers,
    namesOf: (id) => namesIn([byId.get(id)])(0) ?? inner.get(id) ?? null,
  };
}

/** How a pasted list is used: beside products as they are, else as was chosen, or as it looks. */
function pastedUse(list: SharedList | undefined, analysis: Analysis | undefined, besideProducts: boolean): Use | null {
  const use = list?.use ?? analysis?.guess.use ?? 'unknown';
  return besideProducts || use === 'unknown' ? null : use;
}

/** The products of the page and the lists of the address, as they are read by the checker's own analyser. */
async function viewOf(products: readonly ListedSide[]): Promise<ComparisonView> {
  const shared = await decodeComparison(location.hash);
  const lists = shared.map((result) => {
    if (result.kind === 'problem') throw new PastedProblem('compare.damaged');
    return result.list;
  });
  const pasted = lists.map(
    ({ text, use }): SideInput => ({
      alias: null,
      list: text,
      title: '',
      context: null,
      isGuess: use === null || products.length > 0,
      shelf: null,
      offers: [],
    }),
  );
  const inputs: readonly SideInput[] = [...products, ...pasted].slice(0, maxCompared);
  const [{ words, ...weights }, ...analyses] = await Promise.all([
    readWeights(),
    ...inputs.map(({ list, title }, side) =>
      ask('analyse', { text: list, title, overrides: lists[side - products.length]?.overrides ?? [] }),
    ),
  ]);
  const contexts = contextsOf(
    inputs.map(({ context }, side) => ({
      context: context ?? pastedUse(lists[side - products.length], analyses[side], products.length > 0),
    })),
  );
  const formulas = inputs.flatMap((input, side) => {
    const analysis = analyses[side];
    return analysis ? formulaOf(input, analysis, contexts[side] ?? 'leave-on') : [];
  });
  return {
    comparison: compareFormulas(formulas, weights),
    sides: formulas.map(({ report, facts, alias }, side) => {
      const product = products[side];
      const number = side - products.length + 1;
      return {
        name: product?.name ?? (pasted.length > 1 ? t('compare.pastedNumber', { number }) : t('compare.pasted')),
        brand: product ? { name: product.brand, href: brandPath(product.brandAlias) } : null,
        href: alias && productPath(alias),
        picture: product?.picture ?? null,
        pack: product?.pack ?? null,
        view: { report, facts, words, t },
      };
    }),
    words,
    t,
  };
}

const roots = new WeakMap<HTMLElement, Root>();

/** Draws the comparison with the lists of the address in the place of what the page held. */
export async function comparePasted(element: HTMLElement): Promise<void> {
  const products: readonly ListedSide[] = JSON.parse(element.dataset['products'] ?? '[]');
  element.setAttribute('aria-busy', 'true');
  const root = roots.get(element) ?? createRoot(element);
  roots.set(element, root);
  try {
    const view = await viewOf(products);
    root.render(
      <>
        <ComparisonSections view={view} />
        <p className="note">{t('compare.private')}</p>
      </>,
    );
  } catch (error) {
    const key = error instanceof PastedProblem ? error.key : 'compare.failed';
    root.render(
      <p className="note" role="alert">
        {t(key)}
      </p>,
    );
  }
  element.removeAttribute('aria-busy');
}
