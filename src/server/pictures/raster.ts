import { initWasm, Resvg } from '@resvg/resvg-wasm';

let ready: Promise<void> | null = null;

/** SVG to PNG. `wasm` is the rasteriser's code, started by the first picture. */
export async function rasterise(svg: string, wasm: () => Uint8Array): Promise<Uint8Array> {
  ready ??= initWasm(new Uint8Array(wasm()));
  await ready;
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  try {
    return drawing.render().asPng();
  } finally {
    drawing.free();
  }
}
