const word = '(?:and|et|und|y|e|en|и|&)';

/** "Foo (and) Bar", "Foo (and/e) Bar": what labels print between the names of a blend, in one language or several. */
export const bracketedAnd = String.raw`\(\s?${word}(?:\s?\/\s?${word})*\s?\)`;
/** "Foo (and Bar (and) Baz": it lost its end. */
export const openAnd = String.raw`\((?:and|et|und)(?=\s[^()]*(?:\(|$))`;
