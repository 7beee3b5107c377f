import { Check, CircleMinus, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { freeOf } from '#core/analysis/free-of.ts';
import { frontConcerns, goodEffects } from '#core/analysis/good-effects.ts';
import { helpsOf, missedEffects, provenBearersOf } from '#core/analysis/helps.ts';
import { skinScope } from '#core/analysis/reader-skin.ts';
import { unreadItems } from '#core/analysis/report.ts';
import type { EffectVerdict } from '#core/analysis/verdicts.ts';
import { concernWords, dyesOf, foamOf, needOf } from '../compose-answer.ts';
import { doubtInWords } from '../doubt-words.ts';
import { type Behind, nameInside, type PageView } from '../report-view.ts';
import { shopperNameInside } from '../shopper-name.ts';
import { unreadInWords } from '../unread-words.ts';
import { ConcernMark, DoseMark, ProofMark } from './AnswerMarks.tsx';

const shownEffects = 3;
const shownConcerns = 3;
const shownNames = 3;

type Shown = { readonly view: PageView };

function Block({ icon, title, text, children }: { icon: ReactNode; title: string; text: string; children?: ReactNode }) {
  return (
    <div>
      <h2>
        {icon} {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

const asBehind = (index: number): Behind => ({ index });

function names(view: PageView, behind: readonly Behind[]): string {
  return [...new Set(behind.map((one) => nameInside(view, one) ?? shopperNameInside(view, one.index)))].slice(0, shownNames).join(', ');
}

/** The first ingredient behind each concern or effect, then the second of each: so many are named, and none of them goes without. */
function inTurn(groups: readonly (readonly Behind[])[]): Behind[] {
  const most = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => groups.flatMap((group) => group[turn] ?? [])).flat();
}

/** Effects that share dose and evidence, with the ingredients behind them, a line for each such pair. */
function EffectMarks({ view, effects }: Shown & { readonly effects: readonly EffectVerdict[] }) {
  const alike = Map.groupBy(effects, ({ dose, grade }) => `${dose} ${grade}`);
  return [...alike].map(([key, group]) => {
    const [{ dose, grade } = { dose: 'unknown', grade: 'weak' } as const] = group;
    // That it must stay on stands in the line above.
    return (
      <p key={key} className="answer-ground">
        <DoseMark dose={dose === 'kept' ? 'unknown' : dose} view={view} />
        <ProofMark grade={grade} t={view.t} />
        <span>{names(view, inTurn(group.map((effect) => provenBearersOf(effect).map(asBehind))))}</span>
      </p>
    );
  });
}

function GoodFor({ view }: Shown) {
  const { report, t } = view;
  if (report.withheld) return null;
  const dyes = dyesOf(view);
  if (dyes.length > 0) return <DoesOnly view={view} what="answer.colouring" by={dyes} />;
  const told = goodEffects(report, shownEffects);
  if (told.length === 0) return <DoesOnly view={view} what="answer.washing" by={foamOf(view)} />;
  const needs = t.list(told.map(({ effect }) => needOf(view, effect)));
  const text = told.some(({ dose }) => dose === 'kept') ? t('answer.needs.kept', { needs }) : needs;
  return (
    <Block icon={<Check className="icon leaf" />} title={t('answer.good')} text={text}>
      <EffectMarks view={view} effects={told} />
    </Block>
  );
}

/** What cleans or colours and does nothing else that was studied. */
function DoesOnly({ view, what, by }: Shown & { readonly what: 'answer.washing' | 'answer.colouring'; readonly by: readonly number[] }) {
  if (by.length === 0) return null;
  return (
    <Block icon={<Check className="icon leaf" />} title={view.t('answer.good')} text={view.t(what)}>
      <p className="answer-ground">{names(view, by.map(asBehind))}</p>
    </Block>
  );
}

function ThinkTwice({ view }: Shown) {
  const { report, t } = view;
  const concerns = frontConcerns(report, shownEffects).slice(0, shownConcerns);
  if (concerns.length === 0) return null;
  const states = Map.groupBy(concerns, ({ state }) => state);
  return (
    <Block
      icon={<TriangleAlert className="icon amber" />}
      title={t('answer.thinkTwice')}
      text={t.either(concerns.map((concern) => concernWords(view, concern)))}
    >
      {[...states].map(([state, group]) => (
        <p key={state} className="answer-ground">
          <ConcernMark state={state} t={t} />
          <span>{names(view, inTurn(group.map(({ by }) => by)))}</span>
        </p>
      ))}
    </Block>
  );
}

function NotFor({ view }: Shown) {
  const { report, facts, t } = view;
  const missed = report.withheld || dyesOf(view).length > 0 ? [] : missedEffects(helpsOf(report), facts, shownEffects);
  if (missed.length === 0) return null;
  return (
    <Block
      icon={<CircleMinus className="icon slate" />}
      title={t('answer.littleFor')}
      text={t.list(missed.map(({ effect }) => needOf(view, effect)))}
    >
      <EffectMarks view={view} effects={missed} />
    </Block>
  );
}

/** Only of a list that was read to the end. */
function FreeOf({ view }: Shown) {
  const { report, t } = view;
  const absent = freeOf(report);
  const said = report.withheld ? doubtInWords(view) : unreadInWords(view);
  const partTitle = unreadItems(report).length > 0 ? 'answer.unreadTitle' : 'answer.partTitle';
  const title = t(report.withheld ? 'answer.doubtTitle' : partTitle);
  if (said !== null) return <Block icon={<Info className="icon slate" />} title={title} text={said} />;
  if (absent.length === 0) return null;
  return (
    <Block
      icon={<Info className="icon slate" />}
      title={t('summary.freeOf')}
      text={absent.map((flag) => t(`flag.free.${flag}`)).join(', ')}
    />
  );
}

/** A product in four sentences: good for, think twice if, don't count on it for, free of; each only where there is something to say. */
export function ProductAnswer({ view }: Shown) {
  const { report } = view;
  return (
    <div className="product-answer" data-part="answer" data-skin={skinScope(report)}>
      <GoodFor view={view} />
      <ThinkTwice view={view} />
      <NotFor view={view} />
      <FreeOf view={view} />
    </div>
  );
}
