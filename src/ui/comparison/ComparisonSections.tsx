import { maxCompared } from '#core/comparison/address.ts';
import { StripKey } from '#ui/analysis/StripKey.tsx';
import { BrandName } from '#ui/catalog/BrandName.tsx';
import { RowFace } from '#ui/catalog/RowFace.tsx';
import { Rich } from '#ui/controls/Rich.tsx';
import { Section } from '#ui/controls/Section.tsx';
import { ComparedFacts } from './ComparedFacts.tsx';
import { ComparedLists } from './ComparedLists.tsx';
import { ComparisonThumb, ComparisonTools } from './ComparisonTools.tsx';
import { certaintySentences, comparedSentences } from './compared-sentences.ts';
import { allNames, type ComparisonView } from './comparison-view.ts';
import { EachAdds } from './EachAdds.tsx';
import { JoinedStrips, joinedDrawing } from './JoinedStrips.tsx';
import { Likeness } from './Likeness.tsx';
import { PickForm } from './PickForm.tsx';
import { PlacesTable } from './PlacesTable.tsx';
import { UprightStrips } from './UprightStrips.tsx';

interface Props {
  readonly view: ComparisonView;
}

function SideTitle({ view, side }: Props & { readonly side: number }) {
  const { comparison, sides, t } = view;
  const [shown, compared] = [sides[side], comparison.sides[side]];
  if (!shown || !compared) return null;
  const { brand, href, name, picture, pack } = shown;
  const counts = [t('compare.ingredients', { count: compared.ingredients }), t('compare.own', { count: compared.own })].join(' · ');
  const brandName = brand && <BrandName name={brand.name} />;
  return (
    <div className="side">
      <RowFace picture={picture} pack={pack} />
      <div>
        {brand && <p className="small">{brand.href ? <a href={brand.href}>{brandName}</a> : brandName}</p>}
        <h2>{href ? <a href={href}>{name}</a> : name}</h2>
        <p className="fine quiet">{counts}</p>
      </div>
    </div>
  );
}

/** The strips with the titles of their sides. */
function Opening({ view }: Props) {
  const { sides } = view;
  const drawing = joinedDrawing(view);
  const strips = <JoinedStrips view={view} drawing={drawing} />;
  if (sides.length !== 2)
    return (
      <section className="versus several" data-part="sides">
        <div className="sides">
          {sides.map((_, side) => (
            <SideTitle key={side} view={view} side={side} />
          ))}
        </div>
        {strips}
      </section>
    );
  return (
    <section className="versus" data-part="sides" style={{ '--rise': `${drawing.rise.above}px`, '--sink': `${drawing.rise.below}px` }}>
      <SideTitle view={view} side={0} />
      {strips}
      <UprightStrips view={view} />
      <SideTitle view={view} side={1} />
    </section>
  );
}

/** Data of the whole comparison for what runs in the browser, safe inside a script element. */
const dataOf = (comparison: ComparisonView['comparison']) => JSON.stringify(comparison).replaceAll('<', '\\u003c');

/** A whole comparison: the same wherever it is drawn. */
export function ComparisonSections({ view }: Props) {
  const { comparison, sides, words, t } = view;
  const two = sides.length === 2;
  return (
    <>
      <h1 className="unseen">{t('compare.heading', { names: allNames(view) })}</h1>
      <Opening view={view} />
      <div className="after-strip">
        <StripKey words={words} t={t} />
      </div>
      <Section title={t('compare.inShort')} note={t('compare.inShortNote')}>
        <div className="statement" data-part="in-short">
          {comparedSentences(view).map((sentence) => (
            <p key={sentence}>
              <Rich text={sentence} />
            </p>
          ))}
        </div>
        <p className="fine quiet sure">{certaintySentences(view).join(' ')}</p>
      </Section>
      {two && (
        <section className="section full">
          <ComparedLists view={view} />
        </section>
      )}
      <Section title={t('compare.places')} note={t('compare.placesNote')}>
        {two ? (
          <details className="more printed">
            <summary>{t('compare.placesOpen', { count: comparison.ingredients.length })}</summary>
            <PlacesTable view={view} />
          </details>
        ) : (
          <PlacesTable view={view} />
        )}
      </Section>
      <Section title={t('compare.adds')} note={t('compare.addsNote')}>
        <EachAdds view={view} />
      </Section>
      <Section title={t('compare.facts')} note={t('compare.factsNote')}>
        <ComparedFacts view={view} />
      </Section>
      <Section title={t('compare.likeness')} note={t('compare.likenessNote')}>
        <Likeness view={view} />
      </Section>
      <Section title={t('compare.saves')}>
        <ComparisonTools view={view} />
      </Section>
      {sides.length < maxCompared && (
        <Section title={t('compare.another')} note={t('compare.anotherNote')} id="another">
          <PickForm aliases={comparison.sides.flatMap(({ alias }) => alias ?? [])} fields={1} t={t} />
        </Section>
      )}
      <p className="note">{t('product.caution')}</p>
      <ComparisonThumb view={view} />
      <script type="application/json" id="comparison" dangerouslySetInnerHTML={{ __html: dataOf(comparison) }} />
    </>
  );
}
