import { originOf } from '#core/analysis/origin.ts';
import type { Translator } from '#i18n/translator.ts';
import { ingredientPath } from '#site/paths.ts';
import { Kept } from '#ui/markup/Kept.tsx';
import { comedogenicRange } from './comedogenic-words.ts';
import { itemEffectsInWords } from './effect-words.ts';
import { itemFlagsInWords } from './item-flag-words.ts';
import { itemLawInWords } from './law-words.ts';
import { ofFacts } from './of-facts.ts';
import { familyName, familyOf, itemOf, nameOf, placeOf, type ReportView, rolesInWords } from './report-view.ts';
import { shareRange } from './share-words.ts';

const all = (keys: readonly string[], dictionary: Readonly<Record<string, string>>) => keys.map((key) => dictionary[key] ?? key).join(', ');

/** A cell is never empty: it says that there is nothing. */
function Cell({ text, t }: { readonly text: string; readonly t: Translator }) {
  return <td>{text || t('detail.none')}</td>;
}

const nameCell = ofFacts((facts) => (
  <th scope="row">
    <a href={ingredientPath(facts.alias)}>{facts.inci}</a>
  </th>
));

const functionCell = ofFacts((facts, { words, t }) => <Cell text={all(facts.functions, words.functions)} t={t} />);

const poreCell = ofFacts((facts, { t }) => (
  <Cell text={facts.comedogenic ? comedogenicRange(facts.comedogenic) : t('list.notRated')} t={t} />
));

/** The fields of an item. What the facts of its ingredient say is drawn once for all lists. */
function Fields({ view, index }: { readonly view: ReportView; readonly index: number }) {
  const { report, t } = view;
  const facts = view.facts[index];
  const share = report.shares.items[index];
  const amount = <Cell text={share ? shareRange(t, share) : ''} t={t} />;
  const flags = itemFlagsInWords(view, index);
  if (!facts)
    return (
      <>
        <th scope="row">{nameOf(view, index)}</th>
        <Cell text={familyName(view, 'unknown')} t={t} />
        <Cell text="" t={t} />
        <Cell text="" t={t} />
        {amount}
        <Cell text="" t={t} />
        <Cell text={t('list.notRated')} t={t} />
        <Cell text="" t={t} />
        <Cell text={flags} t={t} />
        <Cell text="" t={t} />
      </>
    );
  return (
    <>
      <Kept draw={nameCell(view)} of={facts} />
      <Cell text={familyName(view, familyOf(view, index))} t={t} />
      <Cell text={rolesInWords(view, index).join(', ')} t={t} />
      <Kept draw={functionCell(view)} of={facts} />
      {amount}
      <Cell text={t(`origin.${originOf(itemOf(view, index), facts)}`)} t={t} />
      <Kept draw={poreCell(view)} of={facts} />
      <Cell text={itemEffectsInWords(view, index)} t={t} />
      <Cell text={flags} t={t} />
      <Cell text={itemLawInWords(view, index)} t={t} />
    </>
  );
}

const columns = ['family', 'roles', 'functions', 'share', 'origin', 'comedogenic', 'effects', 'flags', 'limits'] as const;

/** Every field of every ingredient, as a real table. */
export function DetailTable({ view, caption }: { readonly view: ReportView; readonly caption: string }) {
  const { t } = view;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="scroll" aria-label={caption} tabIndex={0}>
      <table className="table detail">
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('detail.place')}</th>
            <th scope="col">{t('detail.ingredient')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`detail.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.report.reading.items.map((item, index) => (
            <tr key={item.start}>
              <td className="number">{placeOf(view, index) ?? t('detail.none')}</td>
              <Fields view={view} index={index} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
