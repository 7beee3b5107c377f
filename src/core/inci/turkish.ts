/** Turkish labels name salts and oils word by word as English does: "Sodyum Klorür", "Hint yağı". */

const plain: Readonly<Record<string, string>> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i', û: 'u' };
const accented = /[çğıöşüâîû]/g;

/** Words that only end a name, each in English. */
const lastWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ asit: 'acid', asidi: 'acid', oksit: 'oxide', dioksit: 'dioxide', hidroksit: 'hydroxide', klorur: 'chloride', sulfat: 'sulfate' },
    ...{
      benzoat: 'benzoate',
      sorbat: 'sorbate',
      hiyaluronat: 'hyaluronate',
      hyaluronat: 'hyaluronate',
      sitrat: 'citrate',
      laktat: 'lactate',
    },
    ...{
      stearat: 'stearate',
      bikarbonat: 'bicarbonate',
      alkol: 'alcohol',
      glikol: 'glycol',
      yagi: 'oil',
      ozu: 'extract',
      ozutu: 'extract',
    },
    ...{ ekstrakti: 'extract', ekstresi: 'extract', suyu: 'water', gam: 'gum', sakizi: 'gum', gliserin: 'glycerin', gliserol: 'glycerin' },
    ...{
      su: 'water',
      balmumu: 'beeswax',
      bal: 'honey',
      ure: 'urea',
      tuz: 'sodium chloride',
      pantenol: 'panthenol',
      niasinamid: 'niacinamide',
    },
    ...{ allantoin: 'allantoin', zeytinyagi: 'olive oil', lanolin: 'lanolin', vazelin: 'petrolatum', parfum: 'parfum' },
  }),
);

const words: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ sodyum: 'sodium', potasyum: 'potassium', magnezyum: 'magnesium', kalsiyum: 'calcium', cinko: 'zinc', titanyum: 'titanium' },
    ...{ aluminyum: 'aluminum', demir: 'iron', amonyum: 'ammonium', disodyum: 'disodium', lauril: 'lauryl', lauret: 'laureth' },
    ...{
      sitrik: 'citric',
      laktik: 'lactic',
      salisilik: 'salicylic',
      hyaluronik: 'hyaluronic',
      hiyaluronik: 'hyaluronic',
      glikolik: 'glycolic',
    },
    ...{ stearik: 'stearic', askorbik: 'ascorbic', setil: 'cetyl', stearil: 'stearyl', setearil: 'cetearyl', benzil: 'benzyl' },
    ...{ ksantan: 'xanthan', propilen: 'propylene', butilen: 'butylene', bitkisel: 'vegetable', saf: 'pure', aritilmis: 'purified' },
    ...{ hint: 'castor', zeytin: 'olive', badem: 'almond', aycicek: 'sunflower', aycicegi: 'sunflower', susam: 'sesame', argan: 'argan' },
    ...{ jojoba: 'jojoba', shea: 'shea', lavanta: 'lavender', gul: 'rose', papatya: 'chamomile', 'hindistan cevizi': 'coconut' },
    ...{ nane: 'peppermint', biberiye: 'rosemary', limon: 'lemon', 'cay agaci': 'tea tree', 'uzum cekirdegi': 'grape seed', aloe: 'aloe' },
    ...{
      vera: 'vera',
      kakao: 'cocoa',
      avokado: 'avocado',
      nar: 'pomegranate',
      isirgan: 'nettle',
      'yesil cay': 'green tea',
      'tatli badem': 'sweet almond',
    },
  }),
);

const inLatin = (text: string) =>
  text
    .toLowerCase()
    .replace(/i̇/g, 'i')
    .replace(accented, (letter) => plain[letter] ?? letter);

/** The name in English, every word of it translated; null where its last word is not Turkish, or another word is unknown. */
export function fromTurkish(name: string): string | null {
  const cut = name.lastIndexOf(' ');
  const head = inLatin(name.slice(cut + 1));
  const last = lastWords.get(head);
  if (last === undefined) return null;
  if (cut < 0) return head === last ? null : last;
  const front = inLatin(name.slice(0, cut));
  const whole = words.get(front);
  if (whole !== undefined) return ofShea(whole, last);
  const translated = front.split(/\s+/).map((word) => words.get(word));
  return translated.includes(undefined) ? null : ofShea(translated.join(' '), last);
}

/** "Shea yağı", "kakao yağı": one word for oil and butter. */
const ofShea = (front: string, last: string) => `${front} ${last === 'oil' && /^(?:shea|cocoa)$/.test(front) ? 'butter' : last}`;
