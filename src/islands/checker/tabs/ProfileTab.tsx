import { Fragment } from 'react';
import { concernsPores } from '#core/analysis/comedogenic.ts';
import { concernsSkin } from '#core/analysis/reader-skin.ts';
import { ComedogenicLadder } from '#ui/analysis/ComedogenicLadder.tsx';
import { composeSummary } from '#ui/analysis/compose-summary.ts';
import { OriginBar } from '#ui/analysis/OriginBar.tsx';
import { SkinMeters } from '#ui/analysis/SkinMeters.tsx';
import { SummaryFacts } from '#ui/analysis/SummaryFacts.tsx';
import { Rich } from '#ui/controls/Rich.tsx';
import { Section } from '#ui/controls/Section.tsx';
import type { CheckerView } from '../checker-view.ts';
import { EffectProfile } from './EffectProfile.tsx';
import { positionSentences } from './position-sentences.ts';

/** The list as a whole: in short, its effects, where things stand, origin, ladder and meters. */
export function ProfileTab({ view }: { readonly view: CheckerView }) {
  const { report, t } = view;
  const withheld = <p className="small quiet">{t('checker.withheld.tile')}</p>;
  return (
    <div className="profile">
      <Section title={t('product.inShort')}>
        <div className="halves">
          <div className="statement">
            {composeSummary(view).map((sentence) => (
              <p key={sentence}>
                <Rich text={sentence} />
              </p>
            ))}
          </div>
          <SummaryFacts view={view} />
        </div>
      </Section>
      <Section title={t('checker.effectProfile')} note={t('checker.effectProfile.note')}>
        <EffectProfile view={view} />
      </Section>
      <Section title={t('checker.position')}>
        <div className="statement">
          {positionSentences(view).map(({ title, sentences }) => (
            <Fragment key={title}>
              {title && <h3>{title}</h3>}
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Fragment>
          ))}
        </div>
      </Section>
      {concernsPores(report) && (
        <Section title={t('checker.comedogenic')} note={t('product.skinNote')}>
          {report.withheld ? withheld : <ComedogenicLadder view={view} caveat />}
        </Section>
      )}
      {concernsSkin(report) && <Section title={t('checker.skin')}>{report.withheld ? withheld : <SkinMeters view={view} />}</Section>}
      <Section title={t('checker.originScore')} note={t('product.originNote')}>
        {report.withheld ? withheld : <OriginBar view={view} />}
      </Section>
    </div>
  );
}
