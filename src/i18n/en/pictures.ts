export const pictures = {
  'picture.ingredient': 'Ingredient',
  'picture.brand': 'Brand',
  'picture.category': 'Category',
  'picture.free': 'Free, no account',
  'picture.lists': { one: 'Its place in {count} list', other: 'Its place in {count} lists' },
};
