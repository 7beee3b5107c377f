import { type FlagTally, type TalliedFlag, talliedFlags } from '#core/catalog/flag-tally.ts';
import type { Family } from '#core/knowledge/vocabulary.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import { Marks } from '#ui/analysis/Chip.tsx';
import { upperFirst } from '#ui/analysis/first-letter.ts';

/** The family in whose colour a flag is counted. */
const familyOf: Readonly<Record<TalliedFlag, Family>> = {
  fragrance: 'fragrance',
  allergen: 'fragrance',
  'drying-alcohol': 'base',
  silicone: 'emollient',
  sulfate: 'surfactant',
  peg: 'surfactant',
  paraben: 'preserv',
};
/** More marks than this are not counted by eye. */
const maxMarks = 36;

/** How many of the lists hold what people ask about: one mark for each, and in words. */
export function FlagTallies({ tally, t }: { readonly tally: FlagTally; readonly t: PageTranslator }) {
  const { lists, withFlag } = tally;
  const drawn = lists <= maxMarks;
  return (
    <>
      <dl className={drawn ? 'tally' : 'tally bare'}>
        {talliedFlags.map((flag) => (
          <div key={flag}>
            <dt>{upperFirst(t(`flag.kind.${flag}`))}</dt>
            <dd className="number">{t('tally.of', { part: withFlag[flag], total: lists })}</dd>
            {drawn && (
              <dd className="marks" aria-hidden="true">
                <Marks families={Array.from({ length: lists }, (_, index) => (index < withFlag[flag] ? familyOf[flag] : 'none'))} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {drawn && <p className="fine quiet">{t('tally.marks')}</p>}
    </>
  );
}
