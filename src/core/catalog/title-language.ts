import { foldTitle } from '#core/imports/title-words.ts';
import type { Language } from '../language.ts';

/** Languages in which titles of products are recognised; codes of BCP 47. */
export type TitleLanguage = Language | 'fr' | 'de' | 'es' | 'it' | 'nl' | 'pt' | 'pl';

/** Words, folded, that stand in titles of one of these languages and hardly in those of another. */
const words: Readonly<Record<Exclude<TitleLanguage, 'ru'>, string>> = {
  en: 'the with and of for body hand hands face hair cream wash soap oil water skin dry lip nail shower bath day night anti-aging care cleanser cleansing moisturizing moisturizer moisture butter milk spray toothpaste mouthwash deodorant conditioner lotion fresh natural eye eyes foam scrub sun sunscreen repair whitening gentle sensitive daily wipes powder blush matte long lasting mask baby free toner makeup remover',
  fr: 'de du des le la les et au aux toute pour avec sans cheveux peau peaux visage corps creme lait huile savon eau douche bain dentifrice soin shampooing shampoing apres baume deodorant femme homme nettoyant nettoyante hydratant hydratante nourrissant nourrissante mains levres ongles vernis demaquillant demaquillante lavant lavante masque jour nuit seche seches sensible sensibles bebe fleur rose beurre karite bio naturel naturelle lingettes intime solaire mousse raser parfum brosse coiffant cire gommage exfoliant fraicheur douceur',
  de: 'und mit fur der die das ohne haut haar haare hand hande gesicht creme seife dusche duschgel zahncreme zahnpasta pflege pflegend ol bad lippen nagel nagellack tages nacht sonnen sonnenmilch reinigung feuchtigkeit feuchtigkeitscreme spulung handcreme fuss fusse trockene empfindliche korper korpermilch gesichtscreme badezusatz flussigseife mundspulung kinder frische sanft wasser duft kamille ringelblume',
  es: 'de del la el los las y con para sin cabello pelo piel crema jabon aceite agua manos cuerpo facial corporal champu ducha bano limpiador limpiadora hidratante rostro labios unas dia noche desodorante pasta dentifrica acondicionador mascarilla solar suave seca sensible leche locion toallitas protector esmalte colonia',
  it: 'di del della dei e con per senza il la capelli pelle crema sapone olio acqua mani corpo viso bagnoschiuma doccia dentifricio balsamo detergente idratante labbra unghie giorno notte sensibile secca latte struccante salviettine shampoo schiuma bagno solare',
  nl: 'met voor van de het zonder haar huid gezicht handen zeep olie lichaam douche tandpasta nagellak verzorging droge gevoelige dag nacht zonnebrand shampoo wasgel badschuim handzeep lippenbalsem reiniging melk',
  pt: 'de do da dos das e com para sem cabelo cabelos pele creme sabonete agua maos corpo rosto banho condicionador desodorizante hidratante dentes protetor labios unhas dia noite champo leite limpeza',
  pl: 'na dla bez wlosow skory krem mydlo olejek woda twarzy ciala rak szampon pod prysznic plyn odzywka pasta zebow nawilzajacy nawilzajaca usta paznokci dzien noc suchej wrazliwej micelarny maska',
};

const languagesOf = new Map<string, Exclude<TitleLanguage, 'ru'>[]>();
for (const [language, text] of Object.entries(words) as [Exclude<TitleLanguage, 'ru'>, string][])
  for (const word of new Set(text.split(' '))) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** Letters that only one of these languages writes; ñ also stands in brands, ü and ö in French ones. */
const letters: readonly (readonly [RegExp, TitleLanguage])[] = [
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/[ąęłśźżń]/i, 'pl'],
  [/ß/, 'de'],
  [/[ãõ]/i, 'pt'],
];

/**
 * Which language a title is written in, so that it can be read aloud in it; a guess by words, each counting less the more languages it
 * stands in. Null: nothing tells it, or two languages are as likely.
 */
export function titleLanguage(title: string): TitleLanguage | null {
  for (const [letter, language] of letters) if (letter.test(title)) return language;
  const votes = new Map<TitleLanguage, number>();
  for (const word of foldTitle(title.replace(/\b([dl])['’]/gi, 'de ')).split(' ')) {
    const found = languagesOf.get(word) ?? [];
    for (const language of found) votes.set(language, (votes.get(language) ?? 0) + 1 / found.length);
  }
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}
