import { concernsPores } from '#core/analysis/comedogenic.ts';
import { concernsSkin } from '#core/analysis/reader-skin.ts';
import { AllergenTile } from '#ui/analysis/AllergenTile.tsx';
import { ConcernRows } from '#ui/analysis/answer/ConcernRows.tsx';
import { HelpRows } from '#ui/analysis/answer/HelpRows.tsx';
import { WorthRows } from '#ui/analysis/answer/WorthRows.tsx';
import { ComedogenicLadder } from '#ui/analysis/ComedogenicLadder.tsx';
import { DetailTable } from '#ui/analysis/DetailTable.tsx';
import { FlagRow } from '#ui/analysis/FlagRow.tsx';
import { FormulaStrip } from '#ui/analysis/FormulaStrip.tsx';
import { IngredientList } from '#ui/analysis/IngredientList.tsx';
import { OriginBar } from '#ui/analysis/OriginBar.tsx';
import type { PageView } from '#ui/analysis/report-view.ts';
import { SkinMeters } from '#ui/analysis/SkinMeters.tsx';
import { StripKey } from '#ui/analysis/StripKey.tsx';
import { Section } from '#ui/controls/Section.tsx';

interface Props {
  readonly view: PageView;
}

/** What follows the answer on a product's page: its formula as a picture. */
export function ReportOpening({ view }: Props) {
  const { t, words } = view;
  return (
    <>
      <FormulaStrip view={view} />
      <div className="after-strip">
        <StripKey words={words} t={t} />
      </div>
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
  const { t, report } = view;
  const withheld = report.withheld && <p className="small quiet">{t('checker.withheld.tile')}</p>;
  return (
    <>
      {concernsSkin(report) && (
        <Section title={t('product.skin')} note={t('product.skinNote')}>
          <div className="halves">
            <div>{withheld || <SkinMeters view={view} />}</div>
            {!withheld && concernsPores(report) && (
              <div>
                <h3 className="subhead">{t('product.comedogenic')}</h3>
                <ComedogenicLadder view={view} caveat />
              </div>
            )}
          </div>
        </Section>
      )}
      <Section title={t('answer.goodFor')} note={t('answer.marks')}>
        <div className="wide">
          <HelpRows view={view} linked={false} />
        </div>
      </Section>
      <Section title={t('answer.thinkTwice')} note={t('product.warningsNote')}>
        <div className="wide">
          <ConcernRows view={view} linked={false} />
        </div>
      </Section>
      <Section title={t('checker.worth')}>
        <div className="wide">
          <WorthRows
            view={view}
            flagRow={(verdict) => <FlagRow key={`${verdict.flag} ${verdict.state}`} view={view} verdict={verdict} />}
          />
        </div>
      </Section>
      <Section title={t('product.origin')} note={t('product.originNote')}>
        <div className="halves">
          <div>{withheld || <OriginBar view={view} />}</div>
          <div>
            <h3 className="subhead">{t('product.allergens')}</h3>
            <AllergenTile view={view} />
          </div>
        </div>
      </Section>
    </>
  );
}
