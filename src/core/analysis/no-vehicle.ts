import type { Facts } from '#core/knowledge/facts.ts';

/** What acts, keeps moist or cares, and carries nothing. */
const families: ReadonlySet<string> = new Set(['active', 'humectant', 'plant', 'emollient', 'preserv']);
/** What carries the rest, thickens or binds it, or is a mass of its own, as the salt of a scrub. */
const carries = /^(?:plant-water|preservative|emulsifier|solubiliser|thickener|filler|absorbent|cleanser|propellant|abrasive|silicone)$/;
const juice = /\b(?:juice|water)\b/i;
const fewestInWater = 2;
const fewest = 3;

const dissolve = /^(?:humectant|brightening|amino-acid|protein)$/;
/** Vitamin C that was made to dissolve in oil. */
const ofOil = /palmit|hexyldecyl/i;

const isOfWater = ({ inci, effects, roles }: Facts) => effects.length > 0 && roles.some((role) => dissolve.test(role)) && !ofOil.test(inci);

const isOfVehicle = ({ inci, family, roles }: Facts) =>
  !families.has(family) || juice.test(inci) || (family !== 'active' && roles.some((role) => carries.test(role)));

/**
 * "Hyaluronic Acid, Panthenol, Aloe, Sunflower Oil": showy names as an advertisement lists them. Several dissolve in water alone; there is no water,
 * nor anything that would bind them to the oil beside them, and without oil nothing liquid.
 */
export function lacksVehicle(known: readonly (Facts | null | undefined)[]): boolean {
  // An ointment is led by the oil that carries the rest.
  if (known.length < fewest || known[0]?.family === 'emollient' || !known.every((one) => one && !isOfVehicle(one))) return false;
  const inWater = known.filter((one) => one && isOfWater(one));
  const hasOil = known.some((one) => one?.family === 'emollient');
  return inWater.length >= fewestInWater && (hasOil || !known.some((one) => one?.roles.includes('solvent')));
}
