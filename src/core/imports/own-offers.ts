import { readPrice, readSize } from './amount.ts';
import type { FoundOffer, RowWarning } from './candidate.ts';
import { plainLink } from './plain-link.ts';

/** "Shop | 50 ml | 12.90 EUR | https://shop.example/day-cream; Other shop | …" of our own table. An address may hold a semicolon, but neither a blank nor a further shop behind it. */
export function readOffers(text: string, day: string | null, warnings: RowWarning[]): FoundOffer[] {
  return text.split(/;\s+|;$|\n|;(?=[^;|\n]*\|)/).flatMap((part) => {
    if (part.trim() === '') return [];
    const [shop = '', amount = '', cost = '', address = '', ...more] = part.split('|').map((cell) => cell.trim());
    const price = readPrice(cost);
    const size = readSize(amount);
    const link = plainLink(address);
    if (shop === '' || more.length > 0) warnings.push({ code: 'bad_offer', detail: part.trim() });
    if (price === null) warnings.push({ code: 'bad_price', detail: cost });
    if (size === null && amount !== '') warnings.push({ code: 'bad_size', detail: amount });
    if (link === null && address !== '') warnings.push({ code: 'bad_address', detail: address });
    return shop === '' || price === null ? [] : [{ shop, size: size ?? '', ...price, link, day }];
  });
}
