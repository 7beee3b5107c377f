import { allCategories } from '#catalog/groups.ts';
import { allIngredients } from '#catalog/ingredients.ts';
import { plannerMembers, plannerRules } from '#catalog/routine.ts';
import { t } from '#i18n/page-words.ts';
import type { PlannerRules } from '#islands/routine/planner-rules.ts';

/** The rules of the routine planner in the language of the build. */
export function rulesForPlanner(): PlannerRules {
  const { groups, clashes, harmless, sun } = plannerRules;
  const members = plannerMembers();
  const named = new Set(Object.values(members).flat());
  return {
    groups: groups.map(({ group, single, least, 'leave-on': leaveOn }) => ({ group, single, least, 'leave-on': leaveOn })),
    clashes: clashes.map(({ id, between, when }) => ({ id, between, when })),
    harmless: harmless.map(({ id, between }) => ({ id, between })),
    sun: { groups: sun.groups },
    members,
    names: Object.fromEntries(groups.map((group) => [group.group, group[t.language]])),
    said: Object.fromEntries([
      ...clashes.map(({ id, text, grade, sources }) => [id, { text: text[t.language], grade, sources }]),
      ...harmless.map(({ id, text, sources }) => [id, { text: text[t.language], grade: null, sources }]),
    ]),
    sunSources: sun.sources,
    inci: Object.fromEntries(allIngredients().flatMap(({ alias, inci }) => (named.has(alias) ? [[alias, inci]] : []))),
    rinseOff: allCategories().flatMap(({ alias, context }) => (context === 'rinse-off' ? [alias] : [])),
    sources: [...new Set([...clashes, ...harmless, sun].flatMap(({ sources }) => sources))],
  };
}
