import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Fresh, startFresh } from './publishing-server.ts';

const budget = { seconds: 15 };
/** Milliseconds between two looks, and after which it is given up. */
const pause = 100;
const patience = 180_000;

interface Caller {
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Response>;
  readonly told: <Told>(method: string, path: string, body?: unknown) => Promise<Told>;
}

const callerOf =
  (url: string) =>
  (token: string | null): Caller => {
    const ask = (method: string, path: string, body?: unknown) =>
      fetch(`${url}/api/v2/${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const told = async <Told>(method: string, path: string, body?: unknown): Promise<Told> => {
      const answer = await ask(method, path, body);
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json() as Promise<Told>;
    };
    return { ask, told };
  };

interface Product {
  readonly id: number;
  readonly alias: string;
  readonly updatedAt: string;
}

/** What a reader without an account sees. */
function reader({ url, out }: Fresh) {
  const page = async (path: string) => {
    const answer = await fetch(url + path, { redirect: 'manual' });
    return { status: answer.status, text: await answer.text(), to: answer.headers.get('location') };
  };
  const isWritten = (path: string) => existsSync(join(out, `${path}.html`));
  const found = async (word: string) => {
    const answer = await fetch(`${url}/api/v2/products?q=${encodeURIComponent(word)}`);
    return ((await answer.json()) as { total: number }).total;
  };
  return { page, isWritten, found };
}

/**
 * `npm run bench -- publishing`: from a decision on the desk to the public page, through a server that `npm start` began on the default catalogue, with
 * nobody at a shell.
 */
export async function benchPublishing(): Promise<boolean> {
  const fresh = await startFresh();
  const times: number[] = [];
  /** Seconds from before what is done until a reader sees it. */
  const timed = async (what: string, act: () => Promise<unknown>, isSeen: () => Promise<boolean>) => {
    const start = performance.now();
    await act();
    while (!(await isSeen())) {
      if (performance.now() - start > patience) throw new Error(`${what}: not on the page after ${patience / 1_000} seconds.`);
      await setTimeout(pause);
    }
    const seconds = (performance.now() - start) / 1_000;
    times.push(seconds);
    console.log(`${what}: ${seconds.toFixed(1)} s until it stood on the public page (budget ${budget.seconds}).`);
  };
  try {
    const { page, isWritten, found } = reader(fresh);
    const as = callerOf(fresh.url);
    const user = as(await fresh.join('anna', 'user'));
    const spammer = as(await fresh.join('mallory', 'user'));
    const editor = as(await fresh.join('ada', 'admin'));
    const { product } = await user.told<{ product: Product }>('POST', 'products', {
      brand: 'Harbour Lane',
      title: 'Evening Balm',
      inci: 'Aqua, Glycerin, Squalane, Panthenol, Tocopherol, Phenoxyethanol',
      category: 'face-creams',
    });
    let address = `/products/${product.alias}`;
    const [line] = (await editor.told<{ items: { id: number; updated: string }[] }>('GET', 'admin/moderation/submissions')).items;
    if (line?.id !== product.id) throw new Error('The submission is not in the queue.');

    await timed(
      'A submission that is approved',
      () => editor.told('POST', `admin/moderation/submissions/${product.id}`, { decision: 'approve', seen: line.updated }),
      async () => isWritten(address) && (await page(address)).text.includes('Evening Balm'),
    );
    const former = address;
    await timed(
      'An edit, with another address',
      async () => {
        const edited = await editor.told<{ product: Product }>('PATCH', `products/${product.id}`, { title: 'Morning Balm' });
        address = `/products/${edited.product.alias}`;
      },
      async () => isWritten(address) && (await page(address)).text.includes('Morning Balm') && (await page(former)).to === address,
    );
    const brands = await editor.told<{ items: { id: number; alias: string; name: string }[] }>('GET', 'admin/brands?q=Harbour');
    const merged = brands.items.find(({ name }) => name === 'Harbour Lane');
    const all = await editor.told<{ items: { alias: string; name: string }[] }>('GET', 'admin/brands?sort=-products');
    const into = all.items[0];
    if (!merged || !into) throw new Error('There are no brands to merge.');
    await timed(
      'A brand that is merged',
      () => editor.told('POST', `admin/brands/${merged.id}/merge`, { into: into.alias }),
      async () => {
        const [old, own] = [await page(`/brands/${merged.alias}`), await page(address)];
        return old.status === 301 && old.to?.endsWith(`/brands/${into.alias}`) === true && own.text.includes(into.name);
      },
    );
    await timed(
      'A review',
      () =>
        spammer.told('POST', 'reviews', {
          subject: 'product',
          alias: address.split('/').at(-1),
          rating: 5,
          title: 'Wonderful and cheap',
          content: 'Bought it at the corner and it was wonderful, you should all go there and see.',
        }),
      async () => (await page(address)).text.includes('Wonderful and cheap'),
    );
    const { items } = await as(null).told<{ items: { id: number }[] }>('GET', `reviews?subject=product&alias=${address.split('/').at(-1)}`);
    await as(null).told('POST', 'reports', { subject: 'review', id: String(items[0]?.id), reason: 'This is an advertisement.' });
    const reports = await editor.told<{ items: { id: number }[] }>('GET', 'admin/moderation/reports');
    const ban = { reason: 'Advertisements.', days: null };
    await timed(
      'A ban, with what was reported',
      () => editor.told('POST', `admin/moderation/reports/${reports.items[0]?.id}`, { decision: 'remove', reason: ban.reason, ban }),
      async () => {
        const refused = (await spammer.ask('GET', 'user/profile')).status !== 200;
        return refused && !(await page(address)).text.includes('Wonderful and cheap');
      },
    );
    await timed(
      'A product that is hidden',
      () => editor.told('POST', 'admin/products/bulk', { ids: [product.id], set: { status: 'removed', reason: 'Not a cosmetic.' } }),
      async () => {
        const [own, sitemap] = [await page(address), await page('/sitemap-products-1.xml')];
        return own.status === 410 && !sitemap.text.includes(address) && (await found('Morning Balm')) === 0;
      },
    );
  } finally {
    fresh.stop();
  }
  return times.every((seconds) => seconds <= budget.seconds);
}
