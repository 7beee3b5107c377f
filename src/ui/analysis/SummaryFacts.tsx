import type { FlagName, FlagVerdict } from '#core/analysis/report.ts';
import { type Meaning, MeaningWord } from '#ui/controls/Meaning.tsx';
import { lowerFirst } from './first-letter.ts';
import { kindsOnly } from './flag-order.ts';
import { nameOf, type ReportView } from './report-view.ts';

/** What people ask for the absence of, in this order. */
const freeOf: readonly FlagName[] = ['fragrance', 'paraben', 'silicone', 'sulfate', 'drying-alcohol', 'peg', 'formaldehyde-releaser'];
const namesShown = 3;

function flagWithNames(view: ReportView, { flag, culprits }: FlagVerdict): string {
  const names = culprits.slice(0, namesShown).map((index) => nameOf(view, index));
  const more = culprits.length > namesShown ? ` +${culprits.length - namesShown}` : '';
  return view.t('summary.containsItem', { flag: lowerFirst(view.t(`flag.${flag}`)), names: names.join(', ') + more });
}

function Fact({ meaning, word, text }: { readonly meaning: Meaning; readonly word: string; readonly text: string }) {
  return (
    <>
      <dt>
        <MeaningWord meaning={meaning} word={word} />
      </dt>
      <dd>{text}</dd>
    </>
  );
}

/** Free of, contains, disputed, seen: the flags of a report in four lines. */
export function SummaryFacts({ view }: { readonly view: ReportView }) {
  const { report, t } = view;
  const raised = (flag: FlagName) => report.flags.some((verdict) => verdict.flag === flag && verdict.state !== 'seen');
  const absent = report.withheld ? [] : freeOf.filter((flag) => !raised(flag));
  const inWords = (flags: readonly FlagVerdict[]) => flags.map((flag) => flagWithNames(view, flag)).join('; ');
  const counted = report.flags.filter(({ flag, matters }) => matters && !kindsOnly.includes(flag));
  const settled = counted.filter(({ state }) => state === 'settled');
  const disputed = counted.filter(({ state }) => state === 'disputed' || state === 'probable');
  const seen = counted.filter(({ state }) => state === 'seen');
  return (
    <dl className="facts">
      {absent.length > 0 && (
        <Fact meaning="helps" word={t('summary.freeOf')} text={absent.map((flag) => t(`flag.free.${flag}`)).join(', ')} />
      )}
      {settled.length > 0 && <Fact meaning="care" word={t('summary.contains')} text={inWords(settled)} />}
      {disputed.length > 0 && <Fact meaning="disputed" word={t('summary.disputed')} text={inWords(disputed)} />}
      {seen.length > 0 && <Fact meaning="seen" word={t('summary.seen')} text={inWords(seen)} />}
      {report.withheld && (
        <Fact
          meaning="disputed"
          word={t('summary.freeOf')}
          text={t('flags.withheld', { recognised: report.reading.recognised, total: report.reading.total })}
        />
      )}
    </dl>
  );
}
