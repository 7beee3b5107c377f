type Endings = readonly (readonly [ending: RegExp, genitive: string])[];

/** Endings of an adjective in the nominative, each with its genitive. */
const adjectives: Endings = [
  [/(?<=[жчшщ])ая$/, 'ей'],
  [/ая$/, 'ой'],
  [/яя$/, 'ей'],
  [/(?:ый|ое)$/, 'ого'],
  [/(?<=[гкх])ий$/, 'ого'],
  [/(?<=[иа]ч)ий$/, 'ьего'],
  [/(?<=[жчшщ]|[ивнтдшь]н)(?:ий|ее)$/, 'его'],
  [/ой$/, 'ого'],
];
/** The same of a noun. One in "ь" may be of either gender, one in another fleeting vowel ("чабрец", "хмель") may lose it: the ending tells neither. */
const nouns: Endings = [
  [/(?<=[гкхжчшщ])а$/, 'и'],
  [/(?<=[бвдзлмнпрстфц])а$/, 'ы'],
  [/(?<=[^ьъ])я$/, 'и'],
  [/(?<=дерев|яблок|молодил)о$/, 'а'],
  [/(?<=[аеоуы])й$/, 'я'],
  [/ёк$/, 'ька'],
  [/(?<=[аеиоу][нр])ец$/, 'ца'],
  [/(?<=[^ое][бвгджзкмпрстфхчшщ]|[аиоуыэюя][лнр])$/, 'а'],
];
const fleeting = /(?:ок|[её][бвгджзлмнпрстфхчшщ]|ек|[^аеиоу][нр]ец|[^нр]ец)$/;
/** Never declined, whatever they end in. */
const fixed = /^(?:жожоба|сача|сал|юдзу?)$|-/;

/** Never declined, and surely a genitive as it stands. */
const indeclinable =
  /^(?:орегано|авокадо|карите|жуазейро|жоазейро|манго|какао|киви|асаи|алоэ|бораго|юдзу|юзу|туласи|тулси|брахми|брами|бакучи|кудзу|шисо|каркаде|пракаши)$/;
/** Nouns whose ending does not tell it. */
const irregular: Readonly<Record<string, string>> = {
  ...{ лён: 'льна', овёс: 'овса', орех: 'ореха', хмель: 'хмеля', миндаль: 'миндаля', женьшень: 'женьшеня', имбирь: 'имбиря' },
  ...{ герань: 'герани', сирень: 'сирени', лотос: 'лотоса', ройбос: 'ройбоса', корень: 'корня' },
};

const isAdjective = (word: string) => word.length > 4 && /^[а-яё-]+(?:ый|ий|ой|ая|яя|ое|ее)$/.test(word);
/** A surname, or a noun that is in the genitive already: "спаржа Шиди", "роза пустыни". */
const staysAsItIs = (word: string) => /^[А-Я]|[иы]$/.test(word);

function inGenitive(word: string, endings: Endings): string | null {
  const found = endings.find(([ending]) => ending.test(word));
  return found ? word.replace(found[0], found[1]) : null;
}

/** The genitive of a plant's Russian name in the singular: "шалфей мускатный" is "шалфея мускатного". Null where the endings do not tell it. */
export function russianGenitive(name: string): string | null {
  let hasNoun = false;
  const words: (string | null)[] = [];
  for (const word of name.split(' ')) {
    if (isAdjective(word)) words.push(inGenitive(word, adjectives));
    else if (hasNoun) words.push(staysAsItIs(word) ? word : null);
    else {
      hasNoun = true;
      if (indeclinable.test(word)) words.push(word);
      else if (irregular[word]) words.push(irregular[word]);
      else words.push(fleeting.test(word) || fixed.test(word) ? null : inGenitive(word, nouns));
    }
  }
  return hasNoun && !words.includes(null) ? words.join(' ') : null;
}
