import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Area } from '#core/analysis/use.ts';
import type { Bilingual } from '#core/catalog/records.ts';
import { type CautionKindEntry, cautionReasons } from '#core/knowledge/caution-kinds.ts';
import { reportSource } from '#core/knowledge/report-source.ts';
import type { Source } from '#core/knowledge/schema.ts';
import type { Family } from '#core/knowledge/vocabulary.ts';
import type { Language } from '#core/language.ts';

function rules<Data>(name: string): Data {
  return load(readFileSync(`data/rules/${name}.yaml`, 'utf8')) as Data;
}

interface RoleRule extends Bilingual {
  readonly role: string;
  readonly family: Family;
}
interface FlagRule {
  readonly flag: string;
  readonly entries: readonly { readonly id: string; readonly reason: Bilingual }[];
}

interface ReasonRule {
  readonly id: string;
  readonly reason: Bilingual;
}

export const roleRules: readonly RoleRule[] = rules('roles');
const familyRules = rules<readonly (Bilingual & { readonly key: Family })[]>('families');
const effectRules =
  rules<
    readonly (Bilingual & {
      readonly effect: string;
      readonly for: Bilingual;
      readonly 'for-hair'?: Bilingual;
      readonly on?: readonly Area[];
    })[]
  >('effects');
/** CosIng's word → ours in Russian; English keeps CosIng's. */
const functionRules = rules<Readonly<Record<string, string>>>('functions');
const flagReasons = rules<readonly FlagRule[]>('flags').flatMap(({ flag, entries }) =>
  entries.map(({ id, reason }) => ({ id: `${flag}.${id}`, reason })),
);
const { kinds: cautionKinds, reasons: whyNoCaution } = rules<{
  readonly kinds: readonly CautionKindEntry[];
  readonly reasons: Readonly<Record<string, Bilingual>>;
}>('caution-kinds');
const skinReasons = [
  ...rules<readonly ReasonRule[]>('skin-types'),
  ...cautionReasons(cautionKinds).map(([id, reason]): ReasonRule => ({ id, reason })),
  ...Object.entries(whyNoCaution).map(([key, reason]): ReasonRule => ({ id: `why.${key}`, reason })),
];

/** Everything that a fact may name as its source, by id. */
export const sources: Readonly<Record<string, Source>> = {
  ...rules<Readonly<Record<string, Source>>>('sources'),
  ...Object.fromEntries(rules<readonly { readonly report: string; readonly year: number }[]>('cir').map(reportSource)),
};

/** The only areas whose products can have an effect: hair, say. */
export const effectAreas: Readonly<Record<string, readonly Area[]>> = Object.fromEntries(
  effectRules.flatMap(({ effect, on }) => (on === undefined ? [] : [[effect, on]])),
);

function dictionary<Key extends string>(pairs: Iterable<readonly [Key, string]>): Record<Key, string> {
  return Object.fromEntries(pairs) as Record<Key, string>;
}

/** The words of data/rules in one language, as plain data that an island can be given. */
export function ruleWords(language: Language) {
  return {
    families: dictionary(familyRules.map((rule) => [rule.key, rule[language]])),
    roles: dictionary(roleRules.map((rule) => [rule.role, rule[language]])),
    effects: dictionary(effectRules.map((rule) => [rule.effect, rule[language]])),
    needs: dictionary(
      effectRules.flatMap((rule) => {
        const onHair = rule['for-hair'];
        return [[rule.effect, rule.for[language]] as const, ...(onHair ? [[`${rule.effect}.hair`, onHair[language]] as const] : [])];
      }),
    ),
    cautions: dictionary(cautionKinds.map((kind) => [kind.caution, kind[language]])),
    functions: dictionary(Object.entries(functionRules).map(([word, russian]) => [word, language === 'ru' ? russian : word])),
    reasons: dictionary([...flagReasons, ...skinReasons].map(({ id, reason }) => [id, reason[language]])),
  };
}
