const made = new Map<string, RegExp>();

/**
 * The pattern, whatever the case, made once: rules are asked of every ingredient, and of every letter that is typed.
 * There are as many as the rules have, so none is ever forgotten, and a product's page loads no memory that forgets.
 */
export function patternOf(source: string): RegExp {
  let pattern = made.get(source);
  if (!pattern) {
    pattern = new RegExp(source, 'i');
    made.set(source, pattern);
  }
  return pattern;
}
