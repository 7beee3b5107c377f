import { freeOf } from '#core/analysis/free-of.ts';
import type { FlagVerdict } from '#core/analysis/verdicts.ts';
import type { FlagName } from '#core/knowledge/flags.ts';
import { type Meaning, MeaningWord } from '#ui/controls/Meaning.tsx';
import { doubtInWords } from './doubt-words.ts';
import { kindsOnly } from './flag-order.ts';
import { culpritNames, type ReportView } from './report-view.ts';

const namesShown = 3;

function namesInShort(view: ReportView, raised: Parameters<typeof culpritNames>[1]): string {
  const names = culpritNames(view, raised);
  return names.slice(0, namesShown).join(', ') + (names.length > namesShown ? ` +${names.length - namesShown}` : '');
}

function raisedInWords(view: ReportView, flags: readonly FlagVerdict[]): string[] {
  return flags.map((verdict) => view.t('summary.item', { what: view.t(`flag.kind.${verdict.flag}`), names: namesInShort(view, verdict) }));
}

/** Look-alikes are told with the reason why they do not count, a line for each reason. */
function seenInWords(view: ReportView, flags: readonly FlagVerdict[]): string[] {
  return flags
    .flatMap(({ reasons }) => reasons)
    .map((reason) => {
      const names = namesInShort(view, { culprits: reason.culprits, reasons: [reason] });
      const why = view.words.reasons[reason.reason];
      return why ? view.t('summary.item', { what: names, names: why }) : names;
    });
}

function Fact({ meaning, word, lines }: { readonly meaning: Meaning; readonly word: string; readonly lines: readonly string[] }) {
  return (
    <>
      <dt>
        <MeaningWord meaning={meaning} word={word} />
      </dt>
      <dd>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </dd>
    </>
  );
}

/** Free of, contains, disputed, seen: the flags of a report in four lines, each flag in one of them only. */
export function SummaryFacts({ view }: { readonly view: ReportView }) {
  const { report, t } = view;
  const stated = new Set<FlagName>();
  const take = (...states: readonly FlagVerdict['state'][]) => {
    const flags = report.flags.filter(
      ({ flag, state, matters }) => matters && states.includes(state) && !kindsOnly.includes(flag) && !stated.has(flag),
    );
    for (const { flag } of flags) stated.add(flag);
    return flags;
  };
  const settled = take('settled');
  const disputed = take('disputed', 'probable');
  const seen = take('seen');
  const absent = freeOf(report);
  return (
    <dl className="facts">
      {absent.length > 0 && (
        <Fact meaning="helps" word={t('summary.freeOf')} lines={[absent.map((flag) => t(`flag.free.${flag}`)).join(', ')]} />
      )}
      {settled.length > 0 && <Fact meaning="care" word={t('summary.contains')} lines={raisedInWords(view, settled)} />}
      {disputed.length > 0 && <Fact meaning="disputed" word={t('summary.disputed')} lines={raisedInWords(view, disputed)} />}
      {seen.length > 0 && <Fact meaning="seen" word={t('summary.seen')} lines={seenInWords(view, seen)} />}
      {report.withheld && <Fact meaning="disputed" word={t('summary.freeOf')} lines={[doubtInWords(view)]} />}
    </dl>
  );
}
