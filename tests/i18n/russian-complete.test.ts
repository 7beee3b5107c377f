import { expect, test } from 'vitest';
import { contentNames, contentText, formsOf, messagesOf, ruleTexts } from './all-texts.ts';

/** Written alike in both languages: names, codes and what consists of values and signs. */
const alike =
  /^(?:Inciscope|INCI|CosIng|EWG|Skin|Deep|PubChem|CAS|EN|RU|PETA|Leaping|Bunny|Aqua|Glycerin|Caprylic|Capric|Triglyceride|Niacinamide|[A-Z]{2,4})$/;
/** What leads to the English site is said in English. */
const inEnglish = new Set(['footer.sister']);
const cyrillic = /[а-яё]/i;
/** Words that only an English sentence has. */
const english =
  /(?<![\w-])(?:the|and|of|with|for|from|are|was|not|this|that|these|its|has|have|may|can|will|which|what|who|how|when|where|only|should|must)(?![\w-])/i;

const withoutValues = (text: string) => text.replace(/\{\w+\}/g, ' ');
const wordsIn = (text: string) => withoutValues(text).match(/[A-Za-z]{2,}/g) ?? [];
/** English may be quoted: “may contain” stands on the pack. */
const withoutQuotes = (text: string) => text.replace(/«[^»]*»|"[^"]*"|“[^”]*”|`[^`]*`|\([^()]*\)/g, ' ').replace(/may contain/gi, ' ');

test('every message is said in Russian', async () => {
  const [en, ru] = [await messagesOf('en'), await messagesOf('ru')];
  expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
  const found = Object.entries(ru).flatMap(([key, message]) =>
    formsOf(message).flatMap((text) => {
      if (inEnglish.has(key)) return [];
      const left = !cyrillic.test(text) && wordsIn(text).some((word) => !alike.test(word));
      return left || text.trim() === '' || english.test(withoutValues(text)) ? [`${key}: ${text}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test('every text of the rules is said in Russian', () => {
  const texts = ruleTexts();
  const found = texts.flatMap(({ where, en, ru }) => {
    const missing = typeof ru !== 'string' || ru.trim() === '';
    const left =
      !missing &&
      (english.test(withoutQuotes(ru)) || (!cyrillic.test(ru) && ru === en && wordsIn(ru).some((word) => /^[a-z]{4}/.test(word))));
    return missing || left ? [`${where}: ${String(ru)}`] : [];
  });
  expect(found).toEqual([]);
  expect(texts.length).toBeGreaterThan(2_000);
});

test('the reason of a flag stands behind a colon and has none of its own', () => {
  const reasons = ruleTexts().filter(({ where }) => /^flags\W.*\.reason$/.test(where));
  expect(reasons.length).toBeGreaterThan(50);
  expect(reasons.filter(({ ru }) => typeof ru === 'string' && ru.includes(': '))).toEqual([]);
});

test('the Russian texts on microplastics speak of the restriction, not of an entry that frees', () => {
  const texts = ruleTexts().filter(({ where }) => /^microplastic\W/.test(where));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter(({ ru }) => typeof ru === 'string' && /освобожд|запис[ьи]/i.test(ru))).toEqual([]);
});

test('the Russian reason of a flag parts whole sentences by more than a comma', () => {
  const reasons = ruleTexts().filter(({ where }) => /^flags\W.*\.reason$/.test(where));
  const spliced = /, (?:если их|отдушкой считается|сколько|ими |это |строгие|обычно её|дрожжам|отшелушивает|нужны|отшелушивание|действует)/;
  expect(reasons.filter(({ ru }) => typeof ru === 'string' && spliced.test(ru))).toEqual([]);
});

test('every page of content stands in both languages, part by part', () => {
  const parts = (text: string) => [
    (text.match(/^## /gm) ?? []).length,
    (text.match(/^- /gm) ?? []).length,
    (text.match(/\{\{\w+\}\}/g) ?? []).length,
  ];
  expect(contentNames('ru')).toEqual(contentNames('en'));
  for (const name of contentNames('ru')) {
    const text = contentText('ru', name);
    expect([name, ...parts(text)]).toEqual([name, ...parts(contentText('en', name))]);
    for (const line of text.split('\n').slice(3)) expect(withoutQuotes(line).match(english), `${name}: ${line}`).toBeNull();
  }
});
