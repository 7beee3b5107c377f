import type { SkinReasons } from '#core/analysis/skin-types.ts';
import type { PageTranslator } from '#i18n/translator.ts';
import type { Words } from '#i18n/words.ts';
import { ReasonRow } from '#ui/analysis/ReasonRow.tsx';

interface Props {
  readonly reasons: readonly SkinReasons[];
  /** Something else calls for care: then nothing may be said to speak against it. */
  readonly hasCautions: boolean;
  readonly words: Words;
  readonly t: PageTranslator;
}

/** What speaks for an ingredient and what calls for care, by skin type. */
export function IngredientSkin({ reasons, hasCautions, words, t }: Props) {
  const rows = (['helps', 'care'] as const).flatMap((side) =>
    reasons.flatMap(({ skin, [side]: reason }) => (reason === null ? [] : [{ skin, side, reason }])),
  );
  if (rows.length === 0) return <p className="small quiet">{t(hasCautions ? 'ingredient.skinCautions' : 'ingredient.skinNone')}</p>;
  return (
    <ul className="reasons">
      {rows.map(({ skin, side, reason }) => (
        <ReasonRow key={`${skin} ${side}`} meaning={side} claim={t(`ingredient.skin.${side}`, { skin: t(`skin.${skin}`) })}>
          {words.reasons[reason]}
        </ReasonRow>
      ))}
    </ul>
  );
}
