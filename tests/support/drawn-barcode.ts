import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { onceDone } from '#core/remembered.ts';

const writer = onceDone(() => {
  const wasmBinary = new Uint8Array(readFileSync('node_modules/zxing-wasm/dist/writer/zxing_writer.wasm')).buffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** A photograph of a barcode: on grey, a little turned and blurred, as JPEG. */
export async function photographOfBarcode(text: string): Promise<Buffer> {
  await writer();
  const { image } = await writeBarcode(text, { format: 'EAN13', scale: 4 });
  const bars = Buffer.from(await (image ?? new Blob()).arrayBuffer());
  return sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#c9c4bd' } })
    .composite([{ input: await sharp(bars).rotate(4, { background: '#ffffff' }).png().toBuffer(), gravity: 'centre' }])
    .blur(0.8)
    .jpeg({ quality: 70 })
    .toBuffer();
}
