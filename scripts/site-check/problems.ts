/** What is wrong, by kind, with where it stands. */
export class Problems {
  readonly #found = new Map<string, string[]>();

  add(kind: string, where: string): void {
    const places = this.#found.get(kind);
    if (places) places.push(where);
    else this.#found.set(kind, [where]);
  }

  get count(): number {
    return [...this.#found.values()].reduce((sum, places) => sum + places.length, 0);
  }

  /** A line for each kind, the most frequent first, with some places. */
  lines(shown = 8): string[] {
    return [...this.#found]
      .sort(([, a], [, b]) => b.length - a.length)
      .flatMap(([kind, places]) => [
        `✗ ${kind}: ${places.length}`,
        ...places.slice(0, shown).map((place) => `    ${place}`),
        ...(places.length > shown ? [`    … and ${places.length - shown} more`] : []),
      ]);
  }
}
