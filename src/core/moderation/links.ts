import { asLatin, plainText } from './look-alikes.ts';

/** Ends of an address that are no words: enough by themselves, also with spaces around the dot. */
const strong =
  'com|net|org|edu|gov|biz|info|mobi|ru|su|ua|kz|uz|fr|uk|eu|ca|cn|jp|kr|pl|nl|se|fi|dk|cz|sk|hu|ro|bg|gr|pt|br|mx|au|nz|tr|il|ae|ge|lv|lt|ee|tv|cc|io|app|xyz|ly|gg|рф|ру|ком|орг|онлайн';
/** Ends that are words as well: an address only when the dot stands close and no sentence begins behind it. */
const wordy = 'de|us|ai|dev|shop|store|online|site|website|top|club|vip|pro|link|click|live|blog|beauty|fun|space|москва|сайт';

/** Expects no more than two spaces in a row. */
const spelledDot = /\s{0,2}(?:[([{<]\s{0,2}(?:dot|точка|\.)\s{0,2}[)\]}>]|\s(?:dot|точка)\s)\s{0,2}/g;
/** What stands before a dot: looked at backwards, from the dot, so that a long text is read once and not once for each of its letters. */
const labelBefore = '(?<=(?<![\\p{L}\\d.])[\\p{L}\\d][\\p{L}\\d-]*';
const addresses = [
  // A scheme, also a disguised one, and "www".
  /(?<![a-z])(?:https?|hxxps?|ftp|tg|whatsapp)\s?:\s?\/\s?\//,
  /(?<![a-z\d])www\s?\.\s?[\p{L}\d]/u,
  new RegExp(`\\.(?=\\s?(?:${strong})(?![\\p{L}\\d]))${labelBefore}\\s?\\.)`, 'u'),
  // Any end, when a path follows: t.me/name, bit.ly/x.
  /(?<=[\p{L}\d-])\.\p{L}{2,8}\/[\p{L}\d@_-]/u,
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?:[:/]\d*)/,
];
const wordyAddress = new RegExp(`\\.(?=(?:${wordy})(?![\\p{L}\\d]))${labelBefore}\\.)`, 'iu');
const sentenceStart = /\.(?=\p{Lu})/gu;

/** Does the text lead elsewhere? Written-out addresses ("shop dot com", "сайт точка ру") and look-alike letters count; "pH 5.5" and a forgotten space after a full stop do not. */
export function holdsLink(text: string): boolean {
  const dotted = plainText(text)
    .replace(/\s{3,}/g, '  ')
    .replace(spelledDot, '.');
  if ([dotted, asLatin(dotted)].some((form) => addresses.some((address) => address.test(form)))) return true;
  return wordyAddress.test(text.replace(sentenceStart, '. '));
}
