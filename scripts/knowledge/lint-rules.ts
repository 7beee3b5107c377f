import type { RoutineRules } from '#core/routine/routine.ts';
import { type ClaimEntry, lintClaims } from './claims.ts';
import { lintWords } from './lint-words.ts';
import type { KnowledgeFiles } from './load.ts';
import { conditionMentions, lintDuplicates, lintMentions, type Mention } from './mentions.ts';
import type { Problem } from './problem.ts';
import type { Rules } from './rules.ts';
import type { TopicMention } from './topics.ts';

/** What data/rules holds that can be looked over only as a whole. */
export interface RuleFiles {
  readonly rules: Rules;
  readonly topics: readonly TopicMention[];
  readonly claims: readonly ClaimEntry[];
  readonly routine: RoutineRules;
}

const maybe = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/** What the rule files name that other files must declare. */
function ruleMentions({ rules, topics, claims, routine }: RuleFiles): Mention[] {
  const { skinRules, useRules } = rules.reportRules;
  const { groups, clashes, harmless, sun } = routine;
  return [
    ...rules.flagRules.flatMap(({ flag, sources, entries }) => [
      { where: `flags.yaml: ${flag}`, sources },
      ...entries.map((entry) => ({
        where: `flags.yaml: ${flag}, ${entry.id}`,
        ...conditionMentions(entry),
      })),
    ]),
    ...skinRules.map((rule) => ({ where: `skin-types.yaml: ${rule.id}`, ...conditionMentions(rule) })),
    ...rules.effects.map(({ effect, alone = [], 'unknown-from': from = {}, declared = [], 'by-point': byPoint = [], ...rule }) => ({
      where: `effects.yaml: ${effect}`,
      names: [
        ...[alone, Object.keys(from), declared, byPoint].flat(),
        ...[...(rule.told ?? []), ...(rule.elsewhere ?? []), ...(rule.hindered ?? [])].flatMap(({ names }) => names),
        ...(rule.hindered ?? []).flatMap(({ by }) => by),
      ],
      roles: rule['rinsed-role'] ? [rule['rinsed-role']] : [],
    })),
    ...rules.roles.map(({ role, told = [], shows, as, else: other }) => ({
      where: `roles.yaml: ${role}`,
      names: told.flatMap(({ names }) => names),
      effects: shows,
      roles: [...maybe(as), ...maybe(other)],
    })),
    ...useRules.areas.map(({ area, names }) => ({ where: `uses.yaml: ${area}`, names })),
    ...[...rules.limits.keys()].map((inci) => ({ where: `eu-annexes.yaml: ${inci}`, names: [inci] })),
    ...topics.map(({ file, entry, of, sources, caution }) => ({
      where: `${file}: ${entry}`,
      ...conditionMentions(of),
      cautions: caution?.says,
      sources,
    })),
    ...claims.flatMap(({ id, mark = {}, doubt = {}, sources }) => {
      const where = `claims.yaml: ${id}`;
      return [{ where, sources }, ...[mark, doubt].map((condition) => ({ where, ...conditionMentions(condition) }))];
    }),
    ...rules.blends.map(({ names: [name], of }) => ({ where: `blends.yaml: ${name}`, names: of })),
    ...groups.map(({ group, names, roles }) => ({ where: `routine.yaml: ${group}`, names, roles })),
    ...[...clashes, ...harmless].map(({ id, sources }) => ({ where: `routine.yaml: ${id}`, sources })),
    { where: 'routine.yaml: sun', sources: sun.sources },
  ];
}

/** Looks data/rules over: what nobody declares, what stands twice, what contradicts another entry, what has no words. */
export function lintRules(ruleFiles: RuleFiles, files: KnowledgeFiles): Problem[] {
  const { rules, topics, claims, routine } = ruleFiles;
  return [
    ...lintMentions(ruleMentions(ruleFiles), files, rules),
    ...lintNamesOfEntries(ruleFiles),
    ...lintLimits(rules),
    ...lintCautions(rules, topics),
    ...lintClaims(claims),
    ...lintGroups(routine),
    ...lintWords(rules),
  ].map(({ where, what }) => ({ where: `data/rules/${where}`, what }));
}

/** Entries of one name in one file. */
function lintNamesOfEntries({ rules, topics, claims, routine }: RuleFiles): Problem[] {
  const named: readonly (readonly [file: string, names: readonly string[]])[] = [
    ['flags.yaml', rules.flagRules.map(({ flag }) => flag)],
    ['flags.yaml', rules.flagRules.flatMap(({ flag, entries }) => entries.map(({ id }) => `${flag}, ${id}`))],
    ['skin-types.yaml', rules.reportRules.skinRules.map(({ id }) => id)],
    ['roles.yaml', rules.roles.map(({ role }) => role)],
    ['effects.yaml', rules.effects.map(({ effect }) => effect)],
    ['caution-kinds.yaml', rules.cautionKinds.kinds.map(({ caution }) => caution)],
    ['claims.yaml', claims.map(({ id }) => id)],
    ['routine.yaml', routine.groups.map(({ group }) => group)],
    ...[...Map.groupBy(topics, ({ file }) => file)].map(([file, all]) => [file, all.flatMap(({ id }) => maybe(id))] as const),
  ];
  return named.flatMap(([file, names]) => lintDuplicates(file, names));
}

function lintLimits({ limits }: Rules): Problem[] {
  return [...limits].flatMap(([inci, entries]) =>
    entries
      .filter(({ uses, where }) => uses && !where)
      .map(({ annex, ref }) => ({
        where: `eu-annexes.yaml: ${inci}`,
        what: `names uses of ${annex}/${ref}, but no \`where\` tells them: write it in both languages`,
      })),
  );
}

/** Cautions that say what follows from the law alone, or nothing without a reason. */
function lintCautions({ cautionKinds: { kinds, reasons } }: Rules, topics: readonly TopicMention[]): Problem[] {
  const ofLaw = new Set(kinds.filter(({ law }) => law).map(({ caution }) => caution));
  const missing = (where: string, key: string) =>
    key in reasons ? [] : [{ where, what: `unknown reason "${key}": the reasons stand at the head of caution-kinds.yaml` }];
  return [
    ...topics.flatMap(({ file, entry, caution }) => {
      if (!caution) return [];
      const where = `${file}: ${entry}`;
      if (caution.says.length === 0) {
        return caution.why === null
          ? [{ where, what: 'says nothing: give `why`, a reason of caution-kinds.yaml' }]
          : missing(where, caution.why);
      }
      return [
        ...caution.says
          .filter((said) => ofLaw.has(said))
          .map((said) => ({ where, what: `"${said}" follows from the law alone: leave it out` })),
        ...(caution.why === null ? [] : [{ where, what: 'says something and gives a reason why nothing follows: leave `why` out' }]),
      ];
    }),
    ...kinds.flatMap((kind) =>
      Object.values(kind.for).flatMap((consequence) =>
        'none' in consequence ? missing(`caution-kinds.yaml: ${kind.caution}`, consequence.none) : [],
      ),
    ),
  ];
}

function lintGroups({ groups, clashes, harmless, sun }: RoutineRules): Problem[] {
  const groupNames = new Set(groups.map(({ group }) => group));
  const named = [...clashes.map(({ id, between }) => [id, between] as const), ...harmless.map(({ id, between }) => [id, between] as const)];
  return [...named, ['sun', sun.groups] as const].flatMap(([id, wanted]) =>
    wanted
      .filter((group) => !groupNames.has(group))
      .map((group) => ({ where: `routine.yaml: ${id}`, what: `unknown group "${group}": the groups stand at the head of the file` })),
  );
}
