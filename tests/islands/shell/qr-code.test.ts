import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import QrCode from '#islands/shell/QrCode.tsx';

test('a camera reads from the drawing what an app is to know', async () => {
  const { buffer } = new Uint8Array(readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
  const text = 'otpauth://totp/site.test:ada?issuer=site.test&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30';
  const markup = renderToStaticMarkup(createElement(QrCode, { text, label: 'QR' }));
  const drawing = markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"');
  const { data, info } = await sharp(Buffer.from(drawing))
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = await readBarcodes(
    { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' },
    { formats: ['QRCode'] },
  );
  expect(found.map((one) => one.text)).toEqual([text]);
});
