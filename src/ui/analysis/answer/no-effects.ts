import { outOfPlace } from '#core/analysis/out-of-place.ts';
import { type Report, unreadItems } from '#core/analysis/report.ts';
import type { Translator } from '#i18n/translator.ts';

/** That nothing in a list has an effect which was shown, as far as it was read; of what the law does not permit here nothing is said. */
export function noEffectsIn(report: Report, t: Translator): string {
  const said = t(outOfPlace(report).size > 0 ? 'effects.noneElse' : 'effects.none');
  const unread = unreadItems(report).length;
  return unread > 0 ? `${said} ${t('answer.unread', { count: unread })}` : said;
}
