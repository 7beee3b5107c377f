/** Where a licence can be read: of Creative Commons by its usual name, or an address itself; null for any other text. */
export function licenceAddress(licence: string): string | null {
  if (/^https:\/\/\S+$/.test(licence)) return licence;
  if (/^CC0(?:[ -]1\.0)?$/i.test(licence)) return 'https://creativecommons.org/publicdomain/zero/1.0/';
  const [, kind, version] = /^CC[ -](BY(?:-NC)?(?:-SA|-ND)?)[ -](\d\.\d)$/i.exec(licence) ?? [];
  return kind && version ? `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/` : null;
}
