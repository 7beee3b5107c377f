import { Fragment } from 'react';
import { offeredEffects } from '#core/analysis/good-effects.ts';
import { asSureOf, helpsOf, provenBearersOf } from '#core/analysis/helps.ts';
import type { Dose, EffectVerdict } from '#core/analysis/verdicts.ts';
import { needOf } from '../compose-answer.ts';
import { lowerFirst, upperFirst } from '../first-letter.ts';
import type { ReportView } from '../report-view.ts';
import { DoseMark, ProofMark } from './AnswerMarks.tsx';
import { NamedIngredients } from './NamedIngredients.tsx';
import { noEffectsIn } from './no-effects.ts';

interface Props {
  readonly view: ReportView;
  /** False where the page links the ingredients already. */
  readonly linked?: boolean;
}

function HelpRow({ view, linked = true, verdict }: Props & { readonly verdict: EffectVerdict }) {
  const { effect, dose, grade, by } = verdict;
  const { words, report, t } = view;
  const need = needOf(view, effect);
  const label = words.effects[effect] ?? '';
  const proven = provenBearersOf(verdict);
  const asSure = asSureOf(verdict);
  const others = by.filter(({ index }) => !proven.includes(index) && !asSure.includes(index));
  const isLittle = ({ dose: own }: { readonly dose: Dose }) => own === 'unlikely' && dose !== 'unlikely';
  const also = [
    ['answer.asSure', asSure],
    ['answer.lessSure', others.filter((one) => !isLittle(one)).map(({ index }) => index)],
    ['answer.alsoLittle', others.filter(isLittle).map(({ index }) => index)],
  ] as const;
  const named = (indices: readonly number[]) => indices.map((index) => ({ index, id: report.reading.items[index]?.id ?? null }));
  const isSaid = label.split(' ').some((word) => word.length > 3 && need.toLowerCase().includes(word.slice(0, 4).toLowerCase()));
  return (
    <li>
      <p className="answer-name">
        {upperFirst(need)} {!isSaid && <small>{lowerFirst(label)}</small>}
      </p>
      <p className="answer-marks">
        <DoseMark dose={dose} view={view} />
        <ProofMark grade={grade} t={t} />
      </p>
      <NamedIngredients view={view} linked={linked} names={named(proven)} />
      {also.map(
        ([key, indices]) =>
          indices.length > 0 && (
            <Fragment key={key}>
              <p className="small quiet">{t(key)}</p>
              <NamedIngredients view={view} linked={linked} names={named(indices)} />
            </Fragment>
          ),
      )}
    </li>
  );
}

/** What a list is good for, and what stands in it but is not to be counted on: each with dose, evidence and the ingredients behind it. */
export function HelpRows({ view, linked = true }: Props) {
  const { report, t } = view;
  const { acts, little } = helpsOf(report);
  const offered = offeredEffects(report);
  const opposed = acts.filter((effect) => !offered.includes(effect));
  const good = acts.filter((effect) => offered.includes(effect));
  const others = [
    ['answer.opposed', opposed],
    ['answer.notFor', little],
  ] as const;
  const row = (verdict: EffectVerdict) => <HelpRow key={verdict.effect} view={view} linked={linked} verdict={verdict} />;
  if (report.withheld) return <p className="small quiet">{t('checker.withheld.tile')}</p>;
  if (report.effects.length === 0) return <p className="small quiet">{noEffectsIn(view)}</p>;
  return (
    <>
      {good.length > 0 && <ul className="answer-rows with-marks">{good.map(row)}</ul>}
      {others.map(
        ([key, effects]) =>
          effects.length > 0 && (
            <Fragment key={key}>
              <h3 className="answer-subhead">{t(key)}</h3>
              <ul className="answer-rows with-marks faint">{effects.map(row)}</ul>
            </Fragment>
          ),
      )}
      <p className="fine quiet">{t('answer.enough')}</p>
    </>
  );
}
