import type { ReactNode } from 'react';
import type { SkinReasons } from '#core/analysis/skin-types.ts';
import type { IngredientRecord } from '#core/catalog/records.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import { ingredientProductsPath } from '#site/paths.ts';
import { PositionHistogram } from '#ui/analysis/PositionHistogram.tsx';
import { Section } from '#ui/controls/Section.tsx';
import { EditorNotes } from './EditorNotes.tsx';
import { EffectTable } from './EffectTable.tsx';
import { Explanation } from './Explanation.tsx';
import { IngredientAssessments } from './IngredientAssessments.tsx';
import { IngredientCautions } from './IngredientCautions.tsx';
import { IngredientFacts } from './IngredientFacts.tsx';
import { IngredientFlags } from './IngredientFlags.tsx';
import { IngredientRows, type IngredientRowView } from './IngredientRows.tsx';
import { IngredientSkin } from './IngredientSkin.tsx';
import type { Question } from './ingredient-questions.ts';
import { LawElsewhere } from './LawElsewhere.tsx';
import { NameList } from './NameList.tsx';
import { ProductRows, type ProductRowView } from './ProductRow.tsx';
import { RegulationTable } from './RegulationTable.tsx';

interface Props {
  readonly ingredient: IngredientRecord;
  /** What is told of it, by paragraphs. */
  readonly paragraphs: readonly string[];
  readonly skin: readonly SkinReasons[];
  /** The newest that hold it. */
  readonly products: readonly ProductRowView[];
  readonly similar: readonly IngredientRowView[];
  readonly questions: readonly Question[];
  readonly words: Words;
  readonly t: PageTranslator;
}

const Wide = ({ children }: { readonly children: ReactNode }) => <div className="wide">{children}</div>;

/** What an ingredient does and for whom: its sections up to the law. */
function Doing({ ingredient, skin, words, t }: Props) {
  const { effects, flags, cautions, caution, ewg, sources } = ingredient;
  return (
    <>
      {effects.length > 0 && (
        <Section title={t('ingredient.does')} note={t('ingredient.doesNote')}>
          <EffectTable effects={effects} sources={sources} words={words} t={t} />
        </Section>
      )}
      <Section title={t('ingredient.skin')} note={t('ingredient.skinNote')}>
        <Wide>
          <IngredientSkin reasons={skin} hasCautions={cautions.length > 0} words={words} t={t} />
        </Wide>
      </Section>
      {flags.length > 0 && (
        <Section title={t('ingredient.flags')} note={t('ingredient.flagsNote')}>
          <Wide>
            <IngredientFlags flags={flags} words={words} t={t} />
          </Wide>
        </Section>
      )}
      {cautions.length > 0 && (
        <Section title={t('ingredient.cautions')} note={t('ingredient.cautionsNote')}>
          <Wide>
            <IngredientCautions cautions={cautions} sources={sources} words={words} t={t} />
          </Wide>
        </Section>
      )}
      {(caution || ewg) && (
        <Section title={t('ingredient.editors')} note={t('ingredient.editorsNote')}>
          <EditorNotes {...(caution && { caution })} {...(ewg && { ewg })} t={t} />
        </Section>
      )}
    </>
  );
}

function Law({ ingredient, t }: Props) {
  const { limits, elsewhere, assessments, sources } = ingredient;
  return (
    <>
      {limits.length > 0 && (
        <Section title={t('ingredient.regulation')} note={t('ingredient.regulationNote')}>
          <RegulationTable limits={limits} t={t} />
        </Section>
      )}
      {elsewhere.length > 0 && (
        <Section title={t('ingredient.elsewhere')} note={t('ingredient.elsewhereNote')}>
          <Wide>
            <LawElsewhere laws={elsewhere} sources={sources} t={t} />
          </Wide>
        </Section>
      )}
      {assessments.length > 0 && (
        <Section title={t('ingredient.assessments')} note={t('ingredient.assessmentsNote')}>
          <Wide>
            <IngredientAssessments assessments={assessments} sources={sources} t={t} />
          </Wide>
        </Section>
      )}
    </>
  );
}

function Products({ ingredient: { alias, productCount }, products, t }: Props) {
  if (products.length === 0) return null;
  const note = t(productCount > products.length ? 'ingredient.productsNewest' : 'ingredient.productsAll', { count: productCount });
  return (
    <Section title={t('ingredient.products')} note={note}>
      <ProductRows products={products} />
      <p className="small links-out">
        <a href={ingredientProductsPath(alias)}>{t('productsWith.all', { count: productCount })}</a>
      </p>
    </Section>
  );
}

/** All that is known of an ingredient, up to its reviews. */
export function IngredientSections(props: Props) {
  const { ingredient, paragraphs, similar, questions, words, t } = props;
  const { inci, family, positions, onePercentAt, productCount, sources } = ingredient;
  return (
    <>
      <Section title={t('ingredient.inShort')}>
        <div className="halves">
          <div className="statement">
            {paragraphs.map((text) => (
              <Explanation key={text} text={text} sources={sources} t={t} />
            ))}
          </div>
          <IngredientFacts facts={ingredient} sources={sources} words={words} t={t} />
        </div>
      </Section>
      <Section title={t('ingredient.where')} note={productCount > 0 ? t('ingredient.whereNote', { count: productCount }) : undefined}>
        {productCount > 0 ? (
          <PositionHistogram name={inci} family={family} positions={positions} onePercentAt={onePercentAt} t={t} />
        ) : (
          <p className="small quiet">{t('ingredient.whereNone')}</p>
        )}
      </Section>
      <Doing {...props} />
      <Law {...props} />
      <Products {...props} />
      {similar.length > 0 && (
        <Section title={t('ingredient.similar')} note={t('ingredient.similarNote')}>
          <IngredientRows ingredients={similar} words={words} t={t} />
        </Section>
      )}
      <Section title={t('ingredient.names')} note={t('ingredient.namesNote')}>
        <NameList ingredient={ingredient} sources={sources} t={t} />
      </Section>
      <Section title={t('ask.title')} note={t('ask.note')}>
        <dl className="asked">
          {questions.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
