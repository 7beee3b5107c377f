export const home = {
  'home.field': 'Ingredient list',
  'home.fieldHint': 'Latin (INCI) names, as printed',
  'home.placeholder': 'Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamide…',
  'home.analyze': 'Analyze',
} as const;
