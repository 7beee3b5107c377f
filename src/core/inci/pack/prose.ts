/** Sentences about a product, in Russian and English, told apart from names. */

import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../long-pattern.ts';

/** English words of sentences and shops. */
const english = new RegExp(
  longPattern`
    ^(?:the|and|with|your|you|for|this|is|are|of|to|it|we|our|that|from|all|has|have|skin|hair|daily|use|care|repair|hydrat\w*|
    moisturi[sz]\w*|anti-?ag\w*|brighten\w*|reduc\w*|sooth\w*|calm\w*|protect\w*|nourish\w*|improv\w*|barrier|irritation|clean\w*|
    gentle|formula|free|cream|serum|lotion|mask|toner|beauty|review|price|buy|add|cart|shipping|deliver\w*|orders?|returns?|days?|sale|
    save|shop\w*|discount|on|in|over|within|only|every|my|i|so|very|when|will|can)$
  `,
  'i',
);

/** Russian words that stand in sentences and in no name. */
const russian = new RegExp(
  longPattern`
    ^(?:эт(?:от|а|о|и|им|ому|ой|их)|наш.{0,3}|ваш.{0,3}|вы|вас|вам|мы|нас|нам|он|она|оно|они|е[её]|его|их|ему|ей|им|я|мне|мой|моя|
    котор.+|сво[йиею].{0,2}|для|а|но|или|со|во|в|на|по|при|от|до|к|ко|за|о|об|без|не|ни|что|чтобы|как|так|же|уже|ещ[её]|также|очень|
    более|самый|самая|лучш.+|даже|если|когда|после|перед|каждый|каждого|вс[её]|всех|всего|пока|отлично|хорошо|легко|быстро|мягко|
    бережно|глубоко|надолго|активно|эффективно|ежедневн.+|кож[аиуеы].{0,3}|волос.{0,4}|лиц[оауе]|тел[оауе]|крем.{0,3}|гел[ьяею]|душа|
    спре[йя]|скраб|пен[аы]|пилинг|эмульси[яи]|сыворотка|сыворотку|шампунь|бальзам|маска|тоник|лосьон|средств.{0,3}|продукт.{0,3}|
    текстур.{0,3}|формул.{0,3}|уход.{0,3}|эффект.{0,3}|ощущени.{0,3}|день|дня|дней|утром|вечером|раз|купи.+|цена|заказ.*|доставк.*|
    отзыв.*|скидк.*|подходит|можно|нужно|следует|идеально|источник|благодаря|содержит|дела[ею]т|да[её]т|помога.+|очищени.+|увлажнени.+|
    питани[еяю].{0,2}|защит[аыуе]|восстановлени.+|омоложени.+|сияни.+|свежест.+|мягкост.+|упругост.+|мягк(?:ое|ая|ий|ой|ую)|
    нежн(?:ое|ая|ый|ой|ую)|увлажняющ.+|питательн.+|очищающ.+|успокаивающ.+|нанос.+|нанес.+|смо[йе].+)$
  `,
  'i',
);
/** A finite verb or an infinitive: "увлажняет", "питают", "впитывается". No name of a substance ends so. */
const verb =
  /(?:[аяуюе]ет|[аяуюе]ют|[аую]є|[аую]ють|[аяеи]тся|[аяую]ются|[аияы]ть|[аи]ться|[аио]йте|[аио]йтесь|итесь|ивает|ляет|щает|ичивает)$/i;
const verbs =
  /^(?:питает|питают|служит|служат|делает|держит|хранит|станет|стал[аио]?|будет|есть|смягчит|увлажнит|подарит|вернёт|вернет|сделает|поможет|подойд[её]т|мо[гж][а-яё]{0,3})$/i;

/** Words of German, French, Spanish, Italian and Polish sentences that stand in no name. */
const foreign = withLetters(
  longPattern`
    ^(?:unser\p{L}{0,2}|ihre?[mnrs]?|dein\p{L}{0,2}|ist|sind|wird|für|zu[mr]|mit|ohne|täglich\p{L}{0,2}|haut\p{L}{0,12}|haaren?|pflegt?|
    pflegend\p{L}{0,2}|schenkt|sorgt|verleiht|spendet|schützt|geeignet|notre|nos|votre|vos|est|sont|pour|avec|une|peau|peaux|cheveux|
    soin|nuestr[ao]s?|para|con|tus?|es|piel|pieles|cabellos?|nostr[ao]|vostr[ao]|tua|per|pelle|pelli|capelli|una|nasz[aey]?|twoj[aeąi]|
    jest|dla|oraz|skóry|skórę|skóra|włosów|włosy|każd\p{L}{1,4}|który|która)$
  `,
  'iu',
);

const cyrillicWord = /[\u0400-\u04ff]/;
const wordsOf = (text: string) => text.split(/[^\p{L}-]+/u).filter((word) => /\p{L}/u.test(word));
const isVerb = (word: string) => verb.test(word) || verbs.test(word);
const isProseWord = (word: string) => (cyrillicWord.test(word) ? russian.test(word) || isVerb(word) : english.test(word));

/** Half of the words or more are words of sentences. */
export function isMostlyProse(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.filter(isProseWord).length * 2 >= words.length;
}

/** A word of English sentences, whatever it ends with. */
export const isEnglishProse = (word: string): boolean => english.test(word);

/** A sentence of another language of labels: two words and a third of all are words of such sentences. */
export function isForeignSentence(text: string): boolean {
  const words = wordsOf(text);
  const told = words.filter((word) => foreign.test(word)).length;
  return words.length >= 3 && told >= 2 && told * 3 >= words.length;
}

/** Small words of sentences in the languages of labels, none of which stands twice in a name. */
const smallWords = withLetters(
  longPattern`
    (?<![\p{L}'])(?:the|your|you|not|do|if|from|this|after|before|when|any|all|should|until|then|only|into|bei|bis|zum|zur|nicht|nur|
    die|der|das|den|dem|eine?|vor|nach|auf|im|wird|ist|sich|bitte|mit|le|la|les|des|pour|sur|dans|avec|ne|pas|par|une|votre|est|au|el|
    los|las|por|con|para|en|al|del|se|su|no|una?|il|gli|non|per|nel|nella|sulla|sulle|dopo|prima|não|com|em|dos|das|um|uma|ao|het|een|
    met|voor|niet|van|op|indien|dit|do|nie|się|lub|po|przed|od|dla)(?![\p{L}'])
  `,
  'giu',
);
const smallWord = new RegExp(smallWords.source, 'iu');
/** What a name in words begins with. */
const substance = new RegExp(
  longPattern`
    ^\W*(?:huile|extrait|eau|beurre|poudre|cire|oil|extract|aceite|extracto|agua|manteca|olio|estratto|acqua|burro|[oó]leo|[aá]gua|
    manteiga|extrato|olej|wyciąg|ekstrakt|woda|masło|sok|auszug|extrakt|öl|essential|saponified|mixture|blend)
  `,
  'iu',
);
const fewestWords = 4;

/** A sentence of directions or advice in any language of labels with Latin letters: four words or more, two of them small ones of sentences. */
export function isAdvice(text: string): boolean {
  if (text.length < 12 || /[,()[\]/]/.test(text) || substance.test(text)) return false;
  return (text.match(smallWords)?.length ?? 0) >= 2 && wordsOf(text).length >= fewestWords;
}

/** How many words of sentences stand in a text; none in a name in words. */
export function sentenceWords(text: string): number {
  if (substance.test(text)) return 0;
  const small = text.match(smallWords)?.length ?? 0;
  return small + wordsOf(text).filter((word) => !smallWord.test(word) && (english.test(word) || foreign.test(word))).length;
}

/** More than a fifth of the words are words of sentences. */
export function proseLike(text: string): boolean {
  const words = text.split(/[\s,.;:!?()]+/).filter((word) => /\p{L}{2}/u.test(word));
  return words.length > 3 && words.filter(isProseWord).length * 5 > words.length;
}

/** Surely a Russian sentence, or most of one: it has a verb, or half of its words stand in no name. Such a text between the names of a list names nothing. */
export function isRussianSentence(text: string): boolean {
  if (!cyrillicWord.test(text)) return false;
  const words = wordsOf(text).filter((word) => cyrillicWord.test(word));
  if (words.length < 3) return false;
  const prose = words.filter(isProseWord).length;
  return prose * 2 >= words.length || (prose >= 2 && prose * 4 >= words.length && words.some(isVerb));
}
