/** What is made of an owner, such as the words of a dictionary or a query of a connection: made when it is first asked for, kept as long as the owner. */
export function oncePer<Owner extends object, Made>(make: (owner: Owner) => Made): (owner: Owner) => Made {
  const made = new WeakMap<Owner, { readonly kept: Made }>();
  return (owner) => {
    const known = made.get(owner);
    if (known) return known.kept;
    const kept = make(owner);
    made.set(owner, { kept });
    return kept;
  };
}
