import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { type GroupMembers, groupMembers } from '#core/routine/product-groups.ts';
import { routineRules } from '#core/routine/routine.ts';
import { allIngredients } from './ingredients.ts';

/** data/rules/routine.yaml. */
export const plannerRules = routineRules.parse(load(readFileSync('data/rules/routine.yaml', 'utf8')));

/** The ingredients of each group of the routine planner, by alias. */
export const plannerMembers = (): GroupMembers => groupMembers(plannerRules, allIngredients());
