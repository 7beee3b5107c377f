const sounds = new Map(
  'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х h ц c ч ch ш sh щ sh ы i э e ю u я a'
    .match(/\S+ \S+/g)
    ?.map((pair) => pair.split(' ') as [string, string]),
);

/** How a word sounds, roughly, in Latin letters of either script: "рош" and "roche" sound alike, "позе" and "posay" too. */
export const soundOf = (word: string): string =>
  [
    ...word
      .replaceAll('дж', 'j')
      .replaceAll('x', 'ks')
      .replace(/ь(?=[еёюя])/g, 'i'),
  ]
    .map((letter) => sounds.get(letter) ?? letter)
    .join('')
    .replace(/[ъь]/g, '')
    .replace(/sch|sh|ch/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/a[yi]|ei/g, 'e')
    .replace(/eau|au|oo|ou/g, 'o')
    .replace(/y/g, 'i')
    .replace(/w/g, 'v')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
    // French endings are not heard: "Yves Rocher" is "Ив Роше".
    .replace(/(?<=..)e[rs]$/, 'e')
    .replace(/(?<=..)e$/, '');

/** First letters that may sound alike. */
const alikeAtFirst = ['ckqszx', 'fp', 'iye', 'vw', 'kc', 'со', 'оа', 'еэиы'];
const beginsAlike = (a: string, b: string) => a === b || alikeAtFirst.some((letters) => letters.includes(a) && letters.includes(b));

/** Whether two different words sound alike; asked of many words, so that most are told apart by their length and first letter. */
export const soundsLike = (word: string, sound: string, wanted: string): boolean =>
  Math.abs(word.length - wanted.length) <= 2 && beginsAlike(word[0] ?? '', wanted[0] ?? '') && soundOf(word) === sound;
