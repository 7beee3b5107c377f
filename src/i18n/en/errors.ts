export const errors = {
  'error.401.title': 'Oops!',
  'error.401.text': 'Authentication is required',
  'error.403.title': 'Access denied',
  'error.403.text': 'Access not allowed',
  'error.404.title': 'Page not Found',
  'error.404.text': 'Page not found: {path}',
  'error.404.plain': 'Page not found',
  'error.500.title': 'Something went wrong.',
  'error.500.text': 'Server error',
  'error.unknown': 'Unknown error',
  'error.home': 'Home',
  'error.search': 'Search',
} as const;
