import { AllergenTile } from '#ui/analysis/AllergenTile.tsx';
import { CautionRows } from '#ui/analysis/CautionRows.tsx';
import { ComedogenicLadder } from '#ui/analysis/ComedogenicLadder.tsx';
import { composeSummary } from '#ui/analysis/compose-summary.ts';
import { DetailTable } from '#ui/analysis/DetailTable.tsx';
import { EffectRows } from '#ui/analysis/EffectRows.tsx';
import { FlagRows } from '#ui/analysis/FlagRows.tsx';
import { FormulaStrip } from '#ui/analysis/FormulaStrip.tsx';
import { IngredientList } from '#ui/analysis/IngredientList.tsx';
import { LawRows } from '#ui/analysis/LawRows.tsx';
import { OriginBar } from '#ui/analysis/OriginBar.tsx';
import type { ReportView } from '#ui/analysis/report-view.ts';
import { SkinMeters } from '#ui/analysis/SkinMeters.tsx';
import { StripKey } from '#ui/analysis/StripKey.tsx';
import { SummaryFacts } from '#ui/analysis/SummaryFacts.tsx';
import { WorthKnowing } from '#ui/analysis/WorthKnowing.tsx';
import { Rich } from '#ui/controls/Rich.tsx';
import { Section } from '#ui/controls/Section.tsx';

interface Props {
  readonly view: ReportView;
}

/** What a product's page opens with: the strip, and the list in a few sentences. */
export function ReportOpening({ view }: Props) {
  const { t, words } = view;
  return (
    <>
      <FormulaStrip view={view} />
      <div className="after-strip">
        <StripKey words={words} t={t} />
      </div>
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
    </>
  );
}

/** The list in label order, and every field of it behind a switch. */
export function ListInDetail({ view }: Props) {
  const caption = view.t('product.detailed');
  return (
    <>
      <IngredientList view={view} />
      <details className="more">
        <summary>{caption}</summary>
        <DetailTable view={view} caption={caption} />
      </details>
    </>
  );
}

/** Skin types, effects, warnings, origin: each with the ingredients behind it. */
export function ReportVerdicts({ view }: Props) {
  const { t } = view;
  return (
    <>
      <Section title={t('product.skin')} note={t('product.skinNote')}>
        <div className="halves">
          <div>
            <SkinMeters view={view} />
          </div>
          <div>
            <h3 className="subhead">{t('product.comedogenic')}</h3>
            <ComedogenicLadder view={view} caveat />
          </div>
        </div>
      </Section>
      <Section title={t('product.effects')} note={t('product.effectsNote')}>
        <div className="wide">
          <EffectRows view={view} />
        </div>
      </Section>
      <Section title={t('product.warnings')} note={t('product.warningsNote')}>
        <div className="wide">
          <LawRows view={view} />
          <FlagRows view={view} />
          <h3 className="subhead">{t('product.cautions')}</h3>
          <CautionRows view={view} />
        </div>
      </Section>
      <Section title={t('product.origin')} note={t('product.originNote')}>
        <div className="halves">
          <div>
            <OriginBar view={view} />
            <h3 className="subhead">{t('product.worth')}</h3>
            <WorthKnowing view={view} />
          </div>
          <div>
            <h3 className="subhead">{t('product.allergens')}</h3>
            <AllergenTile view={view} />
          </div>
        </div>
      </Section>
    </>
  );
}
