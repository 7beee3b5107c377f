import { expect, test } from 'vitest';
import { roleRules, ruleWords } from '#catalog/rule-words.ts';
import { explaining } from '#i18n/explaining.ts';

const { en: english, ru: russian } = explaining;

test('every role has a sentence in both languages', () => {
  for (const { role } of roleRules) {
    expect(english.find(`explain.role.${role}`, { name: 'X' }), role).toMatch(/^X /);
    expect(russian.find(`explain.role.${role}`, { name: 'X' }), role).toMatch(/^X /);
  }
});

test('every effect can be said in a sentence of both languages', () => {
  for (const effect of Object.keys(ruleWords('en').effects)) {
    expect(english.find(`effect.does.${effect}`), effect).not.toBeNull();
    expect(russian.find(`effect.does.${effect}`), effect).not.toBeNull();
  }
});
