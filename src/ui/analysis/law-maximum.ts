import type { RestrictedVerdict } from '#core/analysis/verdicts.ts';
import type { Translator } from '#i18n/translator.ts';

/** The maximum of an entry with what it counts: "at most 0.15 %, calculated as fluorine"; null where it sets none. */
export function maximumInWords({ max, as, together }: Pick<RestrictedVerdict, 'max' | 'as' | 'together'>, t: Translator): string | null {
  if (max === null) return null;
  const parts = [
    t('law.most', { percent: t.percent(max) }),
    as && t('ingredient.limitAs', { substance: t.find(`limit.as.${as}`) ?? as }),
    together && t('ingredient.limitSum'),
  ];
  return parts.filter(Boolean).join(', ');
}
