import type { Page } from 'playwright-core';

/** A photograph of a label, drawn by the browser: lines of print on a slanted paper before something dark. */
export async function drawLabel(page: Page, lines: readonly string[]): Promise<Buffer> {
  const encoded = await page.evaluate(async (printed) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1400, 1000];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.fillStyle = '#40484c';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.translate(90, 130);
    context.rotate(0.03);
    context.fillStyle = '#efe9dc';
    context.fillRect(0, 0, 1200, 700);
    context.fillStyle = '#22272a';
    context.font = '500 34px Arial, "Golos Text Variable", sans-serif';
    for (const [index, line] of printed.entries()) context.fillText(line, 60, 110 + index * 52);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  }, lines);
  return Buffer.from(encoded, 'base64');
}
