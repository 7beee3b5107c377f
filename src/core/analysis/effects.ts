import type { Facts } from '#core/knowledge/ingredient.ts';
import { grades } from '#core/knowledge/vocabulary.ts';
import type { Culprit, EffectVerdict } from './report.ts';

/** Effects that ingredients of the list have been shown to have; the grade is the best among them, strongest and most supported first. Presence is not proof. */
export function effectVerdicts(counted: readonly Culprit[], facts: readonly (Facts | null)[]): EffectVerdict[] {
  const verdicts = new Map<string, { grade: (typeof grades)[number]; culprits: Culprit[]; sources: Set<string> }>();
  for (const index of counted) {
    for (const { effect, grade, sources } of facts[index]?.effects ?? []) {
      const verdict = verdicts.get(effect) ?? { grade, culprits: [], sources: new Set() };
      if (grades.indexOf(grade) < grades.indexOf(verdict.grade)) verdict.grade = grade;
      verdict.culprits.push(index);
      for (const source of sources) verdict.sources.add(source);
      verdicts.set(effect, verdict);
    }
  }
  return [...verdicts]
    .map(([effect, { grade, culprits, sources }]) => ({ effect, grade, culprits, sources: [...sources] }))
    .sort((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade) || b.culprits.length - a.culprits.length);
}
