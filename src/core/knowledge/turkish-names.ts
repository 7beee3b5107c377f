/** Turkish labels name salts and acids word by word as English does: "Sodyum Klorür". */

/** Words that only end a name. */
const lastWords: Readonly<Record<string, readonly string[]>> = {
  acid: ['asit', 'asidi'],
  oxide: ['oksit'],
  dioxide: ['dioksit'],
  hydroxide: ['hidroksit'],
  chloride: ['klorür'],
  sulfate: ['sülfat'],
  benzoate: ['benzoat'],
  sorbate: ['sorbat'],
  hyaluronate: ['hiyalüronat', 'hyalüronat'],
  citrate: ['sitrat'],
  lactate: ['laktat'],
  stearate: ['stearat'],
  bicarbonate: ['bikarbonat'],
  carbonate: ['karbonat'],
  alcohol: ['alkol'],
  glycol: ['glikol'],
  gum: ['gam', 'sakızı'],
};

const words: Readonly<Record<string, readonly string[]>> = {
  sodium: ['sodyum'],
  potassium: ['potasyum'],
  magnesium: ['magnezyum'],
  calcium: ['kalsiyum'],
  zinc: ['çinko'],
  titanium: ['titanyum'],
  aluminum: ['alüminyum'],
  ammonium: ['amonyum'],
  disodium: ['disodyum'],
  lauryl: ['lauril'],
  laureth: ['lauret'],
  citric: ['sitrik'],
  lactic: ['laktik'],
  salicylic: ['salisilik'],
  hyaluronic: ['hyalüronik', 'hiyalüronik'],
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
};

/** What an ingredient is called in Turkish whose words are all known; nothing else. */
export function turkishNames(inci: string): string[] {
  const english = inci.toLowerCase().split(' ');
  const last = english.pop() ?? '';
  const front = english.map((word) => words[word]);
  if (front.length === 0 || !Object.hasOwn(lastWords, last)) return [];
  const fronts = front.reduce<string[]>((all, spelt = []) => all.flatMap((text) => spelt.map((word) => `${text}${word} `)), ['']);
  return fronts.flatMap((text) => (lastWords[last] ?? []).map((word) => text + word));
}
