import type { BrandSet, EditedBrand } from '#api/admin/brands.ts';
import type { Form } from '../edit/draft.ts';
import { linesOf, linesText } from '../edit/fields.tsx';

/** A brand as the texts of its form, and back. */
export const brandForm = ({ alias, name, country, website, certificates }: EditedBrand): Form => ({
  alias,
  name,
  country: country ?? '',
  website: website ?? '',
  certificates: linesText(certificates.map(({ kind, issuer, checked }) => [kind, issuer, checked])),
});

type Certificates = EditedBrand['certificates'];
const orNothing = (text: string) => (text.trim() === '' ? null : text.trim());
const certificatesOf = (text: string): Certificates =>
  linesOf(text).map(([kind = '', issuer = '', checked = '']) => ({
    kind: kind as Certificates[number]['kind'],
    issuer: issuer.trim(),
    checked,
  }));

const readers: { readonly [Field in keyof BrandSet]-?: (text: string) => NonNullable<BrandSet[Field]> | null } = {
  alias: (text) => text,
  name: (text) => text,
  country: (text) => orNothing(text)?.toUpperCase() ?? null,
  website: orNothing,
  certificates: certificatesOf,
};

export const brandSet = (form: Form): BrandSet =>
  Object.fromEntries(Object.entries(form).map(([field, text]) => [field, readers[field as keyof BrandSet](text)])) as BrandSet;

export const brandSeen = (brand: EditedBrand, fields: readonly string[]): BrandSet =>
  Object.fromEntries(fields.map((field) => [field, brand[field as keyof BrandSet]])) as BrandSet;
