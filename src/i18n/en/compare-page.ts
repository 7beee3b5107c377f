export const comparePage = {
  'compare.title': 'Compare formulas',
  'compare.pageTitle': '{names}: formulas compared',
  'compare.description': 'The formulas of {names} side by side: what they share, where they part, and what that is likely to mean.',
  'compare.lede':
    'Two formulas, or up to four: what they share, where they part, and what that is likely to mean. A pasted list never leaves your browser.',
  'compare.noScript': 'Choosing formulas here needs JavaScript. The comparisons below work without.',
  'compare.listsTitle': 'Pasted lists compared',
  'compare.listsDescription': 'Two or more pasted ingredient lists side by side. The lists travel in the address and never reach a server.',
  'compare.listsEmpty': 'This address carries no lists. Paste them here.',
  'comparison.add': 'Compare',
  'comparison.go': 'Compare them',
  'comparison.needsTwo': 'One more is needed to compare.',
  'comparison.gone': '{name} is no longer in the catalogue.',
  'comparison.moved': '{name} has a new address, which the list follows.',
  'comparison.forget': 'Take {name} off the list',
} as const;
