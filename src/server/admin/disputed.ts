type Values = Readonly<Record<string, unknown>>;

/** Fields that are neither as the editor saw them nor as the editor wants them. */
export function disputed(now: object, { set, was }: { readonly set: object; readonly was: object }): string[] {
  const text = (values: object, field: string) => JSON.stringify((values as Values)[field] ?? null);
  return Object.keys(set).filter((field) => field in was && text(now, field) !== text(was, field) && text(now, field) !== text(set, field));
}
