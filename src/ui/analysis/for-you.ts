import type { ReaderSkin, SkinScope } from '#core/analysis/reader-skin.ts';
import type { forYou } from '#i18n/en/for-you.ts';
import type { TranslatorOf } from '#i18n/translator.ts';
import { upperFirst } from './first-letter.ts';

export interface ForYou {
  /** Of each skin of the reader the names that call for care with it. */
  readonly skins: readonly { readonly skin: ReaderSkin; readonly care: readonly string[] }[];
  readonly scope: SkinScope;
  /** Names that the list holds: of what a patch test showed an allergy to, of what else the reader avoids, of what they like. */
  readonly allergies: readonly string[];
  readonly avoided: readonly string[];
  readonly liked: readonly string[];
}

const namedCare = 3;

/** What a list means for one reader, in sentences that follow "For you"; empty where there is nothing to say. */
export function forYouWords(t: TranslatorOf<typeof forYou>, { skins, scope, allergies, avoided, liked }: ForYou): string {
  const told = allergies.length > 0 ? [t('forYou.allergies', { names: t.list(allergies) })] : [];
  const sentences = (scope === 'none' ? [] : skins).flatMap(({ skin: one, care }) => {
    const skin = upperFirst(t(`skin.of.${one}`));
    if (care.length > 0) return t('forYou.care', { skin, names: t.list(care.slice(0, namedCare)) });
    return scope === 'unlawful' ? [] : t(scope === 'whole' ? 'forYou.fine' : 'forYou.unread', { skin });
  });
  if (avoided.length > 0) sentences.push(t('forYou.avoided', { names: t.list(avoided) }));
  if (liked.length > 0) sentences.push(t('forYou.liked', { names: t.list(liked) }));
  return [...told, ...sentences].join(' ');
}
