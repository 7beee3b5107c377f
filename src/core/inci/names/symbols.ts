/** Salts whose metal stands as its symbol, as translations from the Japanese write them: "Na hyaluronate", "hyaluronic acid Na", "EDTA-2Na". */

const metals: Readonly<Record<string, string>> = {
  Na: 'sodium',
  K: 'potassium',
  Mg: 'magnesium',
  Ca: 'calcium',
  Zn: 'zinc',
  Al: 'aluminum',
  Cu: 'copper',
  Mn: 'manganese',
};
const multipliers: Readonly<Record<string, string>> = { 2: 'di', 3: 'tri', 4: 'tetra' };
const inFront = /^([2-4]?)(Na|K|Mg|Ca|Zn|Al|Cu|Mn)[\s-](?=\p{L}{3})/u;
const behind = /[\s-]([2-4]?)(Na|K|Mg|Ca|Zn|Al|Cu|Mn)$/;
/** What a metal may stand behind; "Vitamin K" holds none. */
const isSalt = /(?:ate|ide|acid|PCA|EDTA)$/i;
const endsLikeSymbol = /[aKglnu]$/;
/** "Hyaluronic acid" is a hyaluronate when a metal stands behind it. */
const acid = /(?:ic|oic) acid$/i;

/** The name with its metal in full in front; null where no symbol stands. */
export function withMetalInFull(name: string): string | null {
  const front = inFront.exec(name);
  if (front) return `${metal(front)} ${name.slice(front[0].length)}`;
  const end = endsLikeSymbol.test(name) ? behind.exec(name) : null;
  const salt = end ? name.slice(0, end.index) : '';
  return end && isSalt.test(salt) ? `${metal(end)} ${salt.replace(acid, 'ate')}` : null;
}

const metal = ([, count = '', symbol = '']: RegExpExecArray) => `${multipliers[count] ?? ''}${metals[symbol] ?? ''}`;
