export const home = {
  'home.title': 'Read the back of the bottle.',
  'home.description':
    'Paste a cosmetic ingredient list: how every name was read, what each one does, how sure that is and where the knowledge comes from.',
  'home.field': 'Ingredient list',
  'home.fieldHint': 'Latin (INCI) names, as printed',
  'home.placeholder': 'Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamide…',
  'home.analyze': 'Analyze',
} as const;
