import { bySpelling, inPlainLetters } from './spellings.ts';

/** Turkish labels name salts and oils word by word as English does: "Sodyum Klorür", "Hint yağı". */

/** Words that only end a name. */
const lastWords = bySpelling({
  acid: ['asit', 'asidi'],
  oxide: ['oksit'],
  dioxide: ['dioksit'],
  hydroxide: ['hidroksit'],
  chloride: ['klorur'],
  sulfate: ['sulfat'],
  benzoate: ['benzoat'],
  sorbate: ['sorbat'],
  hyaluronate: ['hiyaluronat', 'hyaluronat'],
  citrate: ['sitrat'],
  lactate: ['laktat'],
  stearate: ['stearat'],
  bicarbonate: ['bikarbonat'],
  alcohol: ['alkol'],
  glycol: ['glikol'],
  oil: ['yagi'],
  extract: ['ozu', 'ozutu', 'ekstrakti', 'ekstresi'],
  water: ['suyu', 'su'],
  gum: ['gam', 'sakizi'],
  glycerin: ['gliserin', 'gliserol'],
  beeswax: ['balmumu'],
  honey: ['bal'],
  urea: ['ure'],
  'sodium chloride': ['tuz'],
  panthenol: ['pantenol'],
  niacinamide: ['niasinamid'],
  allantoin: ['allantoin'],
  'olive oil': ['zeytinyagi'],
  lanolin: ['lanolin'],
  petrolatum: ['vazelin'],
  parfum: ['parfum'],
});

const words = bySpelling({
  sodium: ['sodyum'],
  potassium: ['potasyum'],
  magnesium: ['magnezyum'],
  calcium: ['kalsiyum'],
  zinc: ['cinko'],
  titanium: ['titanyum'],
  aluminum: ['aluminyum'],
  iron: ['demir'],
  ammonium: ['amonyum'],
  disodium: ['disodyum'],
  lauryl: ['lauril'],
  laureth: ['lauret'],
  citric: ['sitrik'],
  lactic: ['laktik'],
  salicylic: ['salisilik'],
  hyaluronic: ['hyaluronik', 'hiyaluronik'],
  glycolic: ['glikolik'],
  stearic: ['stearik'],
  ascorbic: ['askorbik'],
  cetyl: ['setil'],
  stearyl: ['stearil'],
  cetearyl: ['setearil'],
  benzyl: ['benzil'],
  xanthan: ['ksantan'],
  propylene: ['propilen'],
  butylene: ['butilen'],
  vegetable: ['bitkisel'],
  pure: ['saf'],
  purified: ['aritilmis'],
  castor: ['hint'],
  olive: ['zeytin'],
  almond: ['badem'],
  sunflower: ['aycicek', 'aycicegi'],
  sesame: ['susam'],
  argan: ['argan'],
  jojoba: ['jojoba'],
  shea: ['shea'],
  lavender: ['lavanta'],
  rose: ['gul'],
  chamomile: ['papatya'],
  coconut: ['hindistan cevizi'],
  peppermint: ['nane'],
  rosemary: ['biberiye'],
  lemon: ['limon'],
  'tea tree': ['cay agaci'],
  'grape seed': ['uzum cekirdegi'],
  aloe: ['aloe'],
  vera: ['vera'],
  cocoa: ['kakao'],
  avocado: ['avokado'],
  pomegranate: ['nar'],
  nettle: ['isirgan'],
  'green tea': ['yesil cay'],
  'sweet almond': ['tatli badem'],
});

/** The name in English, every word of it translated; null where its last word is not Turkish, or another word is unknown. */
export function fromTurkish(name: string): string | null {
  const cut = name.lastIndexOf(' ');
  const head = inPlainLetters(name.slice(cut + 1));
  const last = lastWords.get(head);
  if (last === undefined) return null;
  if (cut < 0) return head === last ? null : last;
  const front = inPlainLetters(name.slice(0, cut));
  const whole = words.get(front);
  if (whole !== undefined) return ofShea(whole, last);
  const translated = front.split(/\s+/).map((word) => words.get(word));
  return translated.includes(undefined) ? null : ofShea(translated.join(' '), last);
}

/** "Shea yağı", "kakao yağı": one word for oil and butter. */
const ofShea = (front: string, last: string) => `${front} ${last === 'oil' && /^(?:shea|cocoa)$/.test(front) ? 'butter' : last}`;
