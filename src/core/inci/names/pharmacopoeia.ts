/** Ethoxylates as pharmacopoeias name them, with the number of their units in front or at the end, by their INCI names. */

const ethoxylate = /^(?:macrogol|polyoxyl|polyoxyethylene|poe)(\d{1,3})?([a-z]+?)(\d{1,3})?$/;

/** By the key of what is ethoxylated, without the "e" that German leaves out; "#" stands for the units. */
const inciOf: Readonly<Record<string, string>> = {
  laurylether: 'Laureth-#',
  cetylether: 'Ceteth-#',
  stearylether: 'Steareth-#',
  cetostearylether: 'Ceteareth-#',
  cetylstearylether: 'Ceteareth-#',
  cetearylether: 'Ceteareth-#',
  oleylether: 'Oleth-#',
  castoroil: 'PEG-# Castor Oil',
  glycerolricinoleat: 'PEG-# Castor Oil',
  hydrogenatedcastoroil: 'PEG-# Hydrogenated Castor Oil',
  glycerolhydroxystearat: 'PEG-# Hydrogenated Castor Oil',
  glycerolcocoates: 'PEG-# Glyceryl Cocoate',
  glycerolcocoat: 'PEG-# Glyceryl Cocoate',
  glycerolmonostearat: 'PEG-# Glyceryl Stearate',
  glycerolcaprylocaprat: 'PEG-# Caprylic/Capric Glycerides',
  stearat: 'PEG-# Stearate',
  monostearat: 'PEG-# Stearate',
  distearat: 'PEG-# Distearate',
  oleat: 'PEG-# Oleate',
  laurat: 'PEG-# Laurate',
  sorbitanmonolaurat: 'Polysorbate #',
};

/** The INCI name for the key of "Macrogolglycerol hydroxystearate 40" or "polyoxyl 20 cetostearyl ether"; null without units, or with two numbers. */
export function inciOfEthoxylate(key: string): string | null {
  if (!/^(?:macrogol|polyox|poe)/.test(key)) return null;
  const [, front, what = '', back] = ethoxylate.exec(key) ?? [];
  const units = front ?? back;
  if (units === undefined || (front !== undefined && back !== undefined)) return null;
  return inciOf[what.replace(/(?<=at)e$/, '')]?.replace('#', units) ?? null;
}
