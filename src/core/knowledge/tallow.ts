/** Fatty acids of 16 and 18 carbons, by how INCI names spell them: of palm or of tallow, no name tells. Acids of other fats, branched ones and alcohols are told apart. */
const fattyAcid =
  /(?<!iso|hydroxy)stear(?!yl|eth|ox)|(?<!iso)palmit(?!ole|yl)|(?<!in|it)ole(?:ate|ic|oyl|am|alk)|^polysorbate (?:40|6\d|8\d)$/i;

/** What is known of the animal origin of what nothing else is known of. */
export const originOfChain = (inci: string): 'possible' | null => (fattyAcid.test(inci) ? 'possible' : null);
