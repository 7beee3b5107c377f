import { flagNames } from '#core/knowledge/flags.ts';
import { languages } from '#core/language.ts';
import { pageMessages as en } from '#i18n/en/page-messages.ts';
import { explaining } from '#i18n/explaining.ts';
import { pageMessages as ru } from '#i18n/ru/page-messages.ts';
import type { Problem } from './problem.ts';
import type { Rules } from './rules.ts';

const messages: Readonly<Record<'en' | 'ru', Readonly<Record<string, unknown>>>> = { en, ru };

/** Does a message stand in a catalogue, or among the sentences of composed explanations? */
const isSaid = (language: 'en' | 'ru', key: string) => key in messages[language] || explaining[language].find(key) !== null;

const without = (where: string, key: string, file: string): Problem[] =>
  languages
    .filter((language) => !isSaid(language, key))
    .map((language) => ({ where, what: `has no words: add the message '${key}' to src/i18n/${language}/${file}` }));

/** What the rules may name and nobody can say, and kinds of flag that nothing raises. */
export function lintWords({ flagRules, roles, effects, families, limits }: Rules, flags: readonly string[] = flagNames): Problem[] {
  const raised = new Set<string>(flagRules.map(({ flag }) => flag));
  const substances = new Set([...limits.values()].flat().flatMap(({ as }) => as ?? []));
  return [
    ...flags.flatMap((flag) => {
      const where = `flags.yaml: ${flag}`;
      return [
        ...(raised.has(flag) ? [] : [{ where, what: 'is a kind of flag that nothing raises: add an entry' }]),
        ...['flag', 'flag.free', 'flag.kind'].flatMap((group) => without(where, `${group}.${flag}`, 'analysis.ts')),
      ];
    }),
    ...roles.flatMap(({ role }) => without(`roles.yaml: ${role}`, `explain.role.${role}`, 'explain.ts')),
    ...effects.flatMap(({ effect }) => without(`effects.yaml: ${effect}`, `effect.does.${effect}`, 'explain.ts')),
    ...families.flatMap(({ key }) => without(`families.yaml: ${key}`, `family.${key}.text`, 'ingredients-page.ts')),
    // A chemical symbol is the same in both languages.
    ...[...substances]
      .filter((as) => !/^[A-Z][A-Za-z0-9]*$/.test(as))
      .flatMap((as) => without(`eu-annexes.yaml: as ${as}`, `limit.as.${as}`, 'catalog.ts')),
  ];
}
