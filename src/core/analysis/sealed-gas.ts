import type { Facts } from '#core/knowledge/facts.ts';
import { oncePer } from '#core/remembered.ts';

/** Hollow spheres of plastic, in make-up and creams: the gas that blew them up stays inside and drives nothing out. */
const hollowSpheres = /^(?:Acrylonitrile\/|Vinylidene Chloride\/)/;
const gas = /^(?:Isobutane|Butane|Isopentane|Pentane)$/;
/** What drives a product out of its can stands further in front. */
const placesOfDriver = 3;

/** Percent of the product. */
export const usualOfSealed = [0.02, 0.3] as const;

const sealed = oncePer((facts: Facts): Facts => ({ ...facts, roles: ['sealed-gas'], family: 'texture', usual: usualOfSealed }));

export const isSealedGas = ({ inci, roles }: Facts) => gas.test(inci) && roles[0] === 'sealed-gas';

/** What is known of each ingredient, where gas that spheres hold is a part of them. */
export function withSealedGas(facts: readonly (Facts | null)[]): readonly (Facts | null)[] {
  const known = facts.filter((one) => one !== null);
  const isDriven = known.slice(0, placesOfDriver).some(({ roles }) => roles.includes('propellant'));
  if (isDriven || !known.some(({ inci }) => hollowSpheres.test(inci))) return facts;
  return facts.map((one) => (one && gas.test(one.inci) ? sealed(one) : one));
}
