import type { ReactNode } from 'react';
import type { ComparedPrice } from '#core/comparison/comparison.ts';
import { origins } from '#core/knowledge/vocabulary.ts';
import { Marks } from '#ui/analysis/Chip.tsx';
import { comedogenicInWords } from '#ui/analysis/comedogenic-words.ts';
import { flagClaim, flagMeaning, kindsOnly } from '#ui/analysis/flag-order.ts';
import { familyOf } from '#ui/analysis/report-view.ts';
import { useWords } from '#ui/analysis/use-words.ts';
import { sizeInWords } from '#ui/catalog/size-words.ts';
import { MeaningIcon } from '#ui/controls/Meaning.tsx';
import { allNames, type ComparisonView, someNames } from './comparison-view.ts';

interface Props {
  readonly view: ComparisonView;
}
interface CellProps extends Props {
  readonly side: number;
}

const maxNames = 4;

function AboutCell({ view: { comparison, sides, t }, side }: CellProps) {
  const about = comparison.sides[side];
  const report = sides[side]?.view.report;
  if (!about || !report) return null;
  return (
    <>
      <p>{useWords(t, report, about.isGuess)}</p>
      <p className="quiet">{t('compare.recognised', { recognised: about.recognised, total: about.ingredients })}</p>
    </>
  );
}

function FlagsCell({ view, side }: CellProps) {
  const { comparison, t } = view;
  const flags = comparison.flags.flatMap(({ flag, sides }) => {
    const verdict = sides[side];
    return verdict && verdict.state !== 'seen' && !kindsOnly.includes(flag) ? [{ flag, ...verdict }] : [];
  });
  if (flags.length === 0) return <p className="quiet">{t(comparison.sides[side]?.withheld ? 'row.unread' : 'compare.watchNone')}</p>;
  return flags.map(({ flag, state, by, matters }) => (
    <p key={flag}>
      <MeaningIcon meaning={matters ? flagMeaning({ flag, state }) : 'seen'} /> {flagClaim(t, { flag, state })}{' '}
      <span className="quiet">{someNames(view, by, maxNames)}</span>
    </p>
  ));
}

function AllergensCell({ view: { comparison, t }, side }: CellProps) {
  const allergens = comparison.allergens[side] ?? [];
  if (allergens.length === 0) return <p className="quiet">{t('compare.allergensNone')}</p>;
  return (
    <p>
      {t('row.allergens', { count: allergens.length })} <span className="quiet">{allergens.map(({ name }) => name).join(', ')}</span>
    </p>
  );
}

function ComedogenicCell({ view, side }: CellProps) {
  const profile = view.comparison.comedogenic[side];
  if (!profile) return null;
  const { label, highest, by, rated, unrated } = profile;
  if (label === null || highest === null) return <p className="quiet">{view.t('compare.unrated')}</p>;
  return (
    <>
      <p>
        {view.t('compare.highest', { value: highest, word: comedogenicInWords(view.t, highest) })}{' '}
        <span className="quiet">{someNames(view, by, maxNames)}</span>
      </p>
      <p className="quiet">{view.t('compare.rated', { rated, total: rated + unrated })}</p>
    </>
  );
}

function SkinCell({ view, side, type }: CellProps & { readonly type: number }) {
  const { comparison, t } = view;
  const { helps = [], care = [] } = comparison.skin[type]?.sides[side] ?? {};
  const said = [helps.length > 0 && t('skin.for', { count: helps.length }), care.length > 0 && t('skin.against', { count: care.length })];
  return (
    <p>
      {said.filter(Boolean).join(', ') || t('skin.nothing')}{' '}
      {care.length > 0 && <span className="quiet">{someNames(view, care, maxNames)}</span>}
    </p>
  );
}

function OriginCell({ view: { comparison, sides, t }, side }: CellProps) {
  const [shown, counted] = [sides[side]?.view, comparison.origin[side]];
  if (!shown || !counted) return null;
  return (
    <dl className="origins">
      {[...origins, 'unknown' as const]
        .filter((origin) => counted.counts[origin] > 0)
        .map((origin) => (
          <div key={origin}>
            <dt>
              {counted.counts[origin]} {t(`origin.${origin}`)}
            </dt>
            <dd aria-hidden="true">
              <Marks
                families={(shown.report.origin.find((share) => share.origin === origin)?.culprits ?? []).map((index) =>
                  familyOf(shown, index),
                )}
              />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function priceInWords({ t }: ComparisonView, { size, price, currency, perHundred, unit }: ComparedPrice): string {
  const asked = t.money(price, currency);
  const whole = size === '' ? asked : t('compare.priceOf', { size: sizeInWords(t, size), price: asked });
  return perHundred === null || unit === null
    ? whole
    : `${whole} (${t(`compare.perHundred.${unit}`, { price: t.money(perHundred, currency) })})`;
}

function PriceCell({ view, side }: CellProps) {
  const prices = view.comparison.prices[side] ?? [];
  if (prices.length === 0) return <p className="quiet">{view.t('compare.priceNone')}</p>;
  return prices.map((price) => <p key={price.size}>{priceInWords(view, price)}</p>);
}

/** One question, an answer a side. */
function Question({ view, title, cell }: Props & { readonly title: string; readonly cell: (side: number) => ReactNode }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={view.sides.length}>
          {title}
        </th>
      </tr>
      <tr>
        {view.sides.map((_, side) => (
          <td key={side}>{cell(side)}</td>
        ))}
      </tr>
    </tbody>
  );
}

/** The same questions put to each side: flags, allergens, comedogenic profile, skin types, origin, price. */
export function ComparedFacts({ view }: Props) {
  const { comparison, sides, t } = view;
  const priced = comparison.prices.some((prices) => prices.length > 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="scroll" aria-label={t('compare.facts')} tabIndex={0}>
      <table className="beside">
        <caption className="unseen">{t('compare.table', { names: allNames(view) })}</caption>
        <thead>
          <tr>
            {sides.map(({ name }, side) => (
              <th key={side} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <Question view={view} title={t('compare.of')} cell={(side) => <AboutCell view={view} side={side} />} />
        <Question view={view} title={t('compare.watch')} cell={(side) => <FlagsCell view={view} side={side} />} />
        <Question view={view} title={t('compare.allergens')} cell={(side) => <AllergensCell view={view} side={side} />} />
        <Question view={view} title={t('compare.comedogenic')} cell={(side) => <ComedogenicCell view={view} side={side} />} />
        {comparison.skin.map(({ skin }, type) => (
          <Question
            key={skin}
            view={view}
            title={t('compare.skin', { skin: t(`skin.${skin}`) })}
            cell={(side) => <SkinCell view={view} side={side} type={type} />}
          />
        ))}
        <Question view={view} title={t('compare.origin')} cell={(side) => <OriginCell view={view} side={side} />} />
        {priced && <Question view={view} title={t('compare.price')} cell={(side) => <PriceCell view={view} side={side} />} />}
      </table>
    </section>
  );
}
