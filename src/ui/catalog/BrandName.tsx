/** A brand's name, with its language where the script gives it away. */
export function BrandName({ name }: { readonly name: string }) {
  return (
    <span lang={/\p{Script=Cyrillic}/u.test(name) ? 'ru' : undefined} translate="no">
      {name}
    </span>
  );
}
