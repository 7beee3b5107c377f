import { expect, test } from 'vitest';
import { ruleWords } from '#catalog/rule-words.ts';
import { skinTypes } from '#core/analysis/verdicts.ts';
import { needs } from '#core/catalog/needs.ts';
import { flagNames } from '#core/knowledge/flags.ts';

test.each(Object.entries(needs))('the need "%s" is an option of the filters', (_, [group, option]) => {
  const offered = { skin: skinTypes, free: flagNames, effect: Object.keys(ruleWords('en').effects) } as const;
  expect(offered[group]).toContain(option);
});
