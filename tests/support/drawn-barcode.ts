import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { onceDone } from '#core/remembered.ts';

const writer = onceDone(() => {
  const wasmBinary = new Uint8Array(readFileSync('node_modules/zxing-wasm/dist/writer/zxing_writer.wasm')).buffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** A barcode on grey, a little turned and blurred. */
async function drawn(text: string) {
  await writer();
  const { image } = await writeBarcode(text, { format: 'EAN13', scale: 4 });
  const bars = Buffer.from(await (image ?? new Blob()).arrayBuffer());
  return sharp({ create: { width: 1_200, height: 900, channels: 3, background: '#c9c4bd' } })
    .composite([{ input: await sharp(bars).rotate(4, { background: '#ffffff' }).png().toBuffer(), gravity: 'centre' }])
    .blur(0.8);
}

/** A photograph of a barcode, as JPEG. */
export const photographOfBarcode = async (text: string): Promise<Buffer> => (await drawn(text)).jpeg({ quality: 70 }).toBuffer();

/** What a camera sees that is held over a barcode, as Chromium's camera for tests reads it (YUV4MPEG2): one grey frame, over and over. */
export async function filmOfBarcode(text: string): Promise<Buffer> {
  const [width, height] = [640, 480];
  const flat = await (await drawn(text)).png().toBuffer();
  const light = await sharp(flat).resize(width, height).greyscale().raw().toBuffer();
  const noColour = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`), light, noColour]);
}
