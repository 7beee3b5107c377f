import { mayAct, thatMayAct } from '#core/analysis/dose.ts';
import { isWhollyRead, type Report } from '#core/analysis/report.ts';
import type { Area } from '#core/analysis/use.ts';
import type { FlagVerdict } from '#core/analysis/verdicts.ts';
import { skinTypes } from '#core/analysis/verdicts.ts';
import { majorUnits } from '#core/catalog/money.ts';
import { unitPrice } from '#core/catalog/unit-price.ts';
import { flagNames } from '#core/knowledge/flags.ts';
import { grades } from '#core/knowledge/vocabulary.ts';
import type {
  ComparedAllergen,
  ComparedComedogenicity,
  ComparedEffect,
  ComparedFlag,
  ComparedOrigin,
  ComparedPrice,
  ComparedSkin,
} from './comparison.ts';
import type { Join } from './join.ts';
import type { ComparedFormula, OfferedSize } from './sides.ts';

/** Ingredients behind a verdict, each once, in label order. */
function rowsOf({ rowOf }: Join, side: number, items: readonly number[]): number[] {
  return [...new Set(items.flatMap((item) => rowOf(side, item) ?? []))];
}

/** The one side for which something holds; null when it holds for several, or names of the others were not read, which may be it. */
function onlySide(holds: readonly boolean[], reports: readonly Report[]): number | null {
  const holders = holds.flatMap((held, at) => (held ? [at] : []));
  const [side] = holders;
  if (side === undefined || holders.length > 1) return null;
  return reports.some((report, other) => other !== side && !isWhollyRead(report)) ? null : side;
}

/** Positive effects that all sides could have, from ingredients of which enough may be there: what is done for hair says nothing against a face cream. The best shown first. */
export function comparedEffects(
  sides: readonly ComparedFormula[],
  join: Join,
  effectAreas: Readonly<Record<string, readonly Area[]>>,
): ComparedEffect[] {
  const reports = sides.map(({ report }) => report);
  const areas = sides.flatMap(({ shelf, report }) => (shelf === null ? [] : [report.area]));
  const bears = (effect: string) => areas.every((area) => effectAreas[effect]?.includes(area) ?? true);
  const names = new Set(
    reports.flatMap(({ effects }) =>
      thatMayAct(effects)
        .map(({ effect }) => effect)
        .filter(bears),
    ),
  );
  const compared = [...names].map((effect): ComparedEffect => {
    const found = reports.map((report, side) => {
      const verdict = report.effects.find((one) => one.effect === effect && mayAct(one.dose));
      return verdict
        ? {
            grade: verdict.grade,
            by: rowsOf(
              join,
              side,
              thatMayAct(verdict.by).map(({ index }) => index),
            ),
          }
        : null;
    });
    return { effect, sides: found, only: onlySide(found.map(Boolean), reports) };
  });
  const rank = ({ sides: found }: ComparedEffect) => Math.min(...found.flatMap((one) => (one ? [grades.indexOf(one.grade)] : [])));
  return compared.sort((a, b) => rank(a) - rank(b));
}

/** Watch-outs of any side, each side in its strongest state. */
export function comparedFlags(sides: readonly ComparedFormula[], join: Join): ComparedFlag[] {
  const reports = sides.map(({ report }) => report);
  return flagNames.flatMap((flag) => {
    // A report has its settled verdicts first.
    const verdicts: readonly (FlagVerdict | undefined)[] = reports.map(({ flags }) => flags.find((one) => one.flag === flag));
    if (verdicts.every((verdict) => verdict === undefined)) return [];
    return {
      flag,
      sides: verdicts.map((verdict, side) => {
        if (!verdict) return null;
        const { state, level, matters, culprits } = verdict;
        return { state, level, matters, by: rowsOf(join, side, culprits) };
      }),
      only: onlySide(
        verdicts.map((verdict) => verdict !== undefined && verdict.state !== 'seen'),
        reports,
      ),
    };
  });
}

export function comparedAllergens(sides: readonly ComparedFormula[], join: Join): ComparedAllergen[][] {
  return sides.map(({ report, namesOf }, side) =>
    report.allergens.flatMap(({ index, id }) => {
      const [by, names] = [join.rowOf(side, index), namesOf(id)];
      return by === null || !names ? [] : [{ ...names, by }];
    }),
  );
}

export function comparedComedogenicity(sides: readonly ComparedFormula[], join: Join): ComparedComedogenicity[] {
  return sides.map(({ report: { comedogenic } }, side) => {
    const { steps, unrated, highest, label } = comedogenic;
    const top = steps.findLastIndex((step) => step.length > 0);
    return {
      label,
      highest: top < 0 ? null : top,
      by: rowsOf(join, side, highest),
      rated: steps.reduce((sum, step) => sum + step.length, 0),
      unrated: unrated.length,
    };
  });
}

export function comparedSkin(sides: readonly ComparedFormula[], join: Join): ComparedSkin[] {
  return skinTypes.map((skin) => ({
    skin,
    sides: sides.map(({ report }, side) => {
      const verdict = report.skin.find((one) => one.skin === skin);
      const rows = (reasons: readonly { readonly index: number }[] = []) =>
        rowsOf(
          join,
          side,
          reasons.map(({ index }) => index),
        );
      return { helps: rows(verdict?.helps), care: rows(verdict?.care) };
    }),
  }));
}

export function comparedOrigin(sides: readonly ComparedFormula[]): ComparedOrigin[] {
  return sides.map(({ report }) => {
    const count = (origin: keyof ComparedOrigin['counts']) => report.origin.find((share) => share.origin === origin)?.culprits.length ?? 0;
    return {
      counts: { natural: count('natural'), mixed: count('mixed'), synthetic: count('synthetic'), unknown: count('unknown') },
      organicScore: report.organicScore,
    };
  });
}

/** Sizes with a price, the cheapest by amount first: in one currency that every side with prices has, or none at all. */
export function comparedPrices(sides: readonly ComparedFormula[]): ComparedPrice[][] {
  const prices = sides.map(({ offers }) => offers.flatMap(priceOf));
  const priced = prices.filter((some) => some.length > 0);
  const common = priced[0]?.find(({ currency }) => priced.every((some) => some.some((one) => one.currency === currency)))?.currency;
  return prices.map((some) =>
    some.filter(({ currency }) => currency === common).sort((a, b) => (a.perHundred ?? Infinity) - (b.perHundred ?? Infinity)),
  );
}

function priceOf({ size, price, currency }: OfferedSize): ComparedPrice[] {
  if (price === null || currency === null) return [];
  const amount = majorUnits(price, currency);
  const each = unitPrice(amount, size);
  return [{ size, price: amount, currency, perHundred: each && Math.round(each.price * 100) / 100, unit: each?.unit ?? null }];
}
