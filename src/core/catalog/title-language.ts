import { foldTitle } from '#core/imports/title-words.ts';
import type { Language } from '../language.ts';

/** Languages in which titles of products are recognised; codes of BCP 47. */
export type TitleLanguage = Language | 'fr' | 'de' | 'es' | 'it' | 'nl' | 'pt' | 'pl';

/** One of these languages, or another one, in which nothing is read aloud. */
type WordLanguage = Exclude<TitleLanguage, 'ru'> | 'other';

/** Words, folded, that stand in titles of one of these languages and hardly in those of another; names of things that many languages borrow are left out. */
const words: Readonly<Record<WordLanguage, string>> = {
  en: 'the with and of for body hand hands face hair cream wash soap oil water skin dry lip nail shower bath day night anti-aging care cleanser cleansing moisturizing moisturizer moisturising moisturiser moisture butter milk toothpaste mouthwash conditioner natural eye eyes foam scrub sunscreen whitening gentle daily wipes powder long lasting free toner makeup remover whole breath shaving scalp',
  fr: 'de du des le la les et au aux toute pour avec sans dos mes mon ma cheveux peau peaux visage corps creme lait huile savon eau douche bain dentifrice soin shampooing shampoing apres baume femme homme nettoyant nettoyante hydratant hydratante nourrissant nourrissante mains levres ongles vernis demaquillant demaquillante lavant lavante masque jour nuit seche seches sensible sensibles bebe fleur beurre karite naturel naturelle lingettes intime raser brosse coiffant cire gommage exfoliant exfoliante fraicheur douceur gorge joues liniment calcaire',
  de: 'und mit fur der die das ohne haut haar haare hand hande gesicht seife dusche duschgel waschgel waschlotion zahncreme zahnpasta pflege pflegend ol bad lippen nagel nagellack tages nacht sonnen sonnenmilch reinigung feuchtigkeit feuchtigkeitscreme spulung handcreme fuss fusse trockene empfindliche korper korpermilch gesichtscreme badezusatz flussigseife mundspulung kinder frische frisch sanft wasser duft kamille ringelblume stark salbe creme kristall kur lippenstift',
  es: 'de del la el los las y con para sin cabello pelo piel crema jabon aceite agua manos cuerpo corporal champu champo ducha bano limpiador limpiadora hidratante rostro labios unas dia noche desodorante pasta dentifrica acondicionador mascarilla solar suave seca sensible leche locion toallitas protector esmalte colonia bebe brillo fuerza',
  it: 'di del della dei e con per senza il la capelli pelle crema sapone olio acqua mani corpo viso bagnoschiuma doccia dentifricio balsamo detergente idratante labbra unghie giorno notte sensibile secca latte struccante salviettine schiuma bagno solare',
  nl: 'met voor van de het zonder haar huid gezicht handen zeep olie lichaam douche tandpasta nagellak verzorging droge gevoelige dag nacht zonnebrand wasgel badschuim handzeep lippenbalsem reiniging melk douchegel',
  pt: 'de do da dos das e com para sem cabelo cabelos pele creme sabonete agua maos corpo rosto banho condicionador desodorizante hidratante dente dentes protetor labios unhas dia noite champo leite limpeza bebe olhos oleosa capilar pasta dentaria',
  pl: 'na dla bez wlosow skory krem mydlo olejek woda twarzy ciala rak szampon pod prysznic plyn odzywka pasta zebow nawilzajacy nawilzajaca usta paznokci dzien noc suchej wrazliwej micelarny maska',
  other:
    'og och til uten utan uden med for krem kram shampo shampon sampon balsam dusj dusjsape sape handsape tannkrem tandkram tandpasta tandcreme munnskyll dagkrem nattkrem ansiktskrem solkrem barbergel hudlotion vatservietter duschtval saippua hammastahna voide ja ve icin pentru si cu za na pro ruce',
};

/** Ends of compound words. */
const compounds: readonly (readonly [RegExp, WordLanguage])[] = [
  [/.(?:seife|pflege|milch|schaum|dusche|spulung|wasser|reinigung|tucher|salbe|zahn|haut)$/, 'de'],
  [/.(?:zeep|schuim|verzorging|reiniging|huid)$/, 'nl'],
  [/.(?:sape|krem|kram|tval|saippua|voide|servietter)$/, 'other'],
];

const languagesOf = new Map<string, WordLanguage[]>();
for (const [language, text] of Object.entries(words) as [WordLanguage, string][])
  for (const word of new Set(text.split(' '))) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** Letters that one of these languages writes and none of the others. */
const letters: readonly (readonly [RegExp, TitleLanguage])[] = [
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/[ąęłżń]/i, 'pl'],
  [/ß/, 'de'],
  [/[ãõ]/i, 'pt'],
];
/** Letters with marks that each of them writes; a title with another one is in none of them. */
const marked: Readonly<Record<Exclude<WordLanguage, 'other'>, string>> = {
  en: '',
  fr: 'àâäçéèêëîïôöùûüœ',
  de: 'äöüßé',
  es: 'áéíóúñü',
  it: 'àèéìòù',
  nl: 'éëèïöü',
  pt: 'áâãàçéêíóôõú',
  pl: 'ąćęłńóśźż',
};
const withMark = /[^\p{ASCII}]/gu;

/** The languages that write all letters of a title. */
function writes(title: string): (language: WordLanguage) => boolean {
  const found = [...title.toLowerCase().normalize('NFC').matchAll(withMark)]
    .map(([letter]) => letter)
    .filter((letter) => /\p{L}/u.test(letter));
  return (language) => language === 'other' || found.every((letter) => marked[language].includes(letter));
}

/**
 * Which language a title is written in, so that it can be read aloud in it; a guess by words, each counting less the more languages it
 * stands in. Null: nothing tells it, or two languages are as likely, or it is another one.
 */
export function titleLanguage(title: string): TitleLanguage | null {
  for (const [letter, language] of letters) if (letter.test(title)) return language;
  const isWritten = writes(title);
  const votes = new Map<WordLanguage, number>();
  for (const word of new Set(foldTitle(title.replace(/\b([dl])['’]/gi, 'de ')).split(' '))) {
    const compound = compounds.find(([end]) => end.test(word))?.[1];
    const found = (languagesOf.get(word) ?? (compound ? [compound] : [])).filter(isWritten);
    for (const language of found) votes.set(language, (votes.get(language) ?? 0) + 1 / found.length);
  }
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return first && first[0] !== 'other' && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}
