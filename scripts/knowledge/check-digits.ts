const digitsOf = (number: string) => [...number.replaceAll('-', '')].map(Number);

/** The last digit of a CAS number: the others times their places from the right, modulo 10. */
export function casDigitFits(cas: string): boolean {
  const digits = digitsOf(cas);
  const check = digits.pop();
  return digits.reverse().reduce((total, digit, i) => total + digit * (i + 1), 0) % 10 === check;
}

/** The last digit of an EC number: the first six times their places, modulo 11. */
export function ecDigitFits(ec: string): boolean {
  const digits = digitsOf(ec);
  const check = digits.pop();
  return digits.reduce((total, digit, i) => total + digit * (i + 1), 0) % 11 === check;
}
