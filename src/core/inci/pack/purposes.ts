/** The column "Purpose" of a drug facts panel. */

import { withLetters } from '#core/letters.ts';
import { longPattern } from '../../long-pattern.ts';

const purpose = longPattern`
  (?:sunscreens?|skin protectant|acne (?:treatment|medication)|anti-?perspirant|anti-?dandruff|
  anti-?(?:cavity|gingivitis|plaque|sensitivity|hypersensitivity)|antiseptic|(?:external|topical) analgesic|anti-?fungal|anti-?itch|
  anti-?microbial)(?: (?:toothpaste|treatment))?
`;

/** The column "Purpose" of a drug facts panel, run into the next line. */
export const purposeFirst = withLetters(`^\\s*${purpose}\\s+(?=\\p{L})`, 'iu');

/** The same, alone. */
export const onlyPurpose = new RegExp(`^${purpose}$`, 'iu');
