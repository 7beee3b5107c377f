/** What people ask of an ingredient, with answers made from its facts. */
export const questions = {
  'ask.title': 'Questions',
  'ask.note': 'Short answers from the facts of this page.',
  'ask.comedogenic': 'Does {name} clog pores?',
  'ask.comedogenic.answer': {
    one: 'One source rates it {value} of 5 ({word}). Such tests use it undiluted, mostly on rabbit ears, and say little about a finished product.',
    other:
      '{count} sources rate it {value} of 5 ({word}). Such tests use it undiluted, mostly on rabbit ears, and say little about a finished product.',
  },
  'ask.vegan': 'Is {name} vegan?',
  'ask.vegan.none': 'It is not of animal origin. Whether it was tested on animals is another question, which a label does not answer.',
  'ask.vegan.possible': 'It depends on the maker: it may be of animal origin, and the label does not say.',
  'ask.vegan.always': 'No, it is made from animal material.',
  'ask.origin': 'Is {name} natural?',
  'ask.origin.natural': 'Usually: it comes from nature and is processed little. That is no promise of safety.',
  'ask.origin.mixed': 'In part: natural material is changed by chemistry.',
  'ask.origin.synthetic': 'Usually not: it is made by chemistry. That says nothing against it.',
  'ask.malassezia': 'Does {name} feed fungal acne (malassezia)?',
  'ask.allergen': 'Is {name} a fragrance allergen?',
  'ask.yes': 'Yes: {reason}.',
  'ask.maybe': 'Experts disagree: {reason}.',
  'ask.no': 'No: {reason}.',
  'ask.usual': 'How much {name} is in a product?',
  'ask.usual.answer': 'Usually {range}.',
  'ask.microplastic': 'Is {name} a microplastic?',
} as const;
