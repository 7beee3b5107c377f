declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'truetype';
    /** A range keeps the axis, a number pins it. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** Features of the layout that stay; all of them when none are named. */
    readonly keepFeatures?: readonly string[];
    /** Leaves out glyphs that only a feature puts in place of others. */
    readonly noLayoutClosure?: boolean;
    readonly noHinting?: boolean;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
