import { expect, test } from 'vitest';
import { plainLink } from '#core/imports/plain-link.ts';

const shop = 'https://shop.example/day-cream';

test.each([
  // What belongs to the shop stays as it is.
  [shop, shop],
  [`${shop}?id=7&colour=rose%20gold&variant=50`, `${shop}?id=7&colour=rose%20gold&variant=50`],
  [`${shop}?ref=10432`, `${shop}?ref=10432`],
  [`${shop}#50-ml`, `${shop}#50-ml`],
  ['https://shop.example/#/product?id=7', 'https://shop.example/#/product?id=7'],
  ['https://магазин.example/крем', 'https://xn--80aairftm.example/%D0%BA%D1%80%D0%B5%D0%BC'],
  // What follows readers goes.
  [`${shop}?utm_source=feed&id=7&utm_medium=cpc&UTM_Campaign=x`, `${shop}?id=7`],
  [`${shop}?gclid=abc&gad_source=1&srsltid=x&fbclid=y&msclkid=z&yclid=1`, shop],
  [`${shop}?affid=12&aff_sub=3&affiliate=me&aff=1&ref=partner7&clickid=9&awc=1_2`, shop],
  [`${shop}?erid=2VtzqxK&admitad_uid=1&_openstat=x`, shop],
  [`${shop}?afficher=tout`, `${shop}?afficher=tout`],
  [`${shop}#xtor=AL-1`, shop],
  [`${shop}#utm_source=feed&size=50`, `${shop}#size=50`],
  ['https://me:secret@shop.example/7', 'https://shop.example/7'],
  ['https://www.amazon.de/dp/B000?tag=me-21&th=1', 'https://www.amazon.de/dp/B000?th=1'],
  [`${shop}?tag=new`, `${shop}?tag=new`],
  // What leads on gives what it leads to, cleaned as well.
  [`https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=${encodeURIComponent(`${shop}?utm_source=awin&id=7`)}`, `${shop}?id=7`],
  [`https://clk.tradedoubler.com/click?p=1&a=2&url=${encodeURIComponent(shop)}`, shop],
  [`https://click.linksynergy.com/deeplink?id=x&mid=1&murl=${encodeURIComponent(encodeURIComponent(shop))}`, shop],
  [`https://ad.admitad.com/g/abc/?ulp=${encodeURIComponent(shop)}`, shop],
  [`https://prf.hn/click/camref:1011/destination:${encodeURIComponent(shop)}`, shop],
  [`https://www.google.com/url?q=${encodeURIComponent(shop)}&sa=D`, shop],
  [`https://track.unknown.example/c?x=1&to=${encodeURIComponent(shop)}`, shop],
  [`https://go.skimresources.com/?id=1&url=${encodeURIComponent(`https://www.awin1.com/cread.php?ued=${encodeURIComponent(shop)}`)}`, shop],
  // Where to is not said, or it is no address of the web.
  ['https://www.awin1.com/pclick.php?p=123&a=456', null],
  ['https://tkqlhce.com/click-1-2?url=shop', null],
  [`https://www.awin1.com/cread.php?ued=${encodeURIComponent('javascript:alert(1)')}`, null],
  ['javascript:alert(1)', null],
  ['ftp://shop.example/7', null],
  ['shop.example/7', null],
  ['https://[[[x', null],
  ['', null],
])('the address %s is shown as %s', (address, plain) => {
  expect(plainLink(address)).toBe(plain);
});

test('what is plain stays plain', () => {
  const once = plainLink(`${shop}?utm_source=a&b=%D0%BA&c=#d`);
  expect(once).toBe(`${shop}?b=%D0%BA&c=#d`);
  expect(plainLink(once ?? '')).toBe(once);
});

test('a chain of redirectors that never ends leads nowhere', () => {
  let address = shop;
  for (let step = 0; step < 9; step += 1) address = `https://www.awin1.com/cread.php?ued=${encodeURIComponent(address)}`;
  expect(plainLink(address)).toBeNull();
});
