import { outOfPlace } from '#core/analysis/out-of-place.ts';
import type { Report } from '#core/analysis/report.ts';
import type { Translator } from '#i18n/translator.ts';

/** That nothing in a list has an effect which was shown; of what the law does not permit here nothing is said. */
export const noEffectsIn = (report: Pick<Report, 'prohibited' | 'restricted'>, t: Translator): string =>
  t(outOfPlace(report).size > 0 ? 'effects.noneElse' : 'effects.none');
