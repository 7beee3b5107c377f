import type { PartOfDay } from '#core/routine/routine.ts';
import type { KeyedStep } from './use-routine.ts';

/** All steps of the morning, then all of the evening: the order they are kept in. */
export const ofPart = (steps: readonly KeyedStep[], part: PartOfDay): KeyedStep[] => steps.filter((step) => step.part === part);

const inOrder = (morning: readonly KeyedStep[], evening: readonly KeyedStep[]) => [...morning, ...evening];

/** Moves a step up (-1) or down (1) within its part of the day; at an end it stays. */
export function moved(steps: readonly KeyedStep[], key: number, by: -1 | 1): KeyedStep[] {
  const part = steps.find((step) => step.key === key)?.part ?? 'morning';
  const members = ofPart(steps, part);
  const at = members.findIndex((step) => step.key === key);
  const [taken] = members.splice(at, 1);
  if (taken) members.splice(Math.max(0, at + by), 0, taken);
  return part === 'morning' ? inOrder(members, ofPart(steps, 'evening')) : inOrder(ofPart(steps, 'morning'), members);
}

/** Moves a step to the end of the other part of the day. */
export function toOtherPart(steps: readonly KeyedStep[], key: number): KeyedStep[] {
  const step = steps.find((one) => one.key === key);
  if (!step) return [...steps];
  const rest = steps.filter((one) => one.key !== key);
  return added(rest, { ...step, part: step.part === 'morning' ? 'evening' : 'morning' });
}

/** Adds a step at the end of its part of the day. */
export const added = (steps: readonly KeyedStep[], step: KeyedStep): KeyedStep[] =>
  step.part === 'morning'
    ? inOrder([...ofPart(steps, 'morning'), step], ofPart(steps, 'evening'))
    : inOrder(ofPart(steps, 'morning'), [...ofPart(steps, 'evening'), step]);
