import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, undoChange } from '#api/admin/audit.ts';
import {
  decideHeld,
  decideReport,
  decideSubmission,
  heldRows,
  moderationCounts,
  reportRows,
  submissionDetail,
  submissionRows,
} from '#api/admin/moderation.ts';
import { oneProduct } from '#api/products.ts';
import { addReview, removeReview, reviewList } from '#api/reviews.ts';
import { addProduct, editProduct, oneOwnProduct, setProductImage } from '#api/submissions.ts';
import { updateUser } from '#db/queries/accounts.ts';
import { apiWorld, cream, draft, foam, pictures, review } from '../../support/api-world.ts';
import { stockedFile } from '../../support/catalog.ts';

const folder = mkdtempSync(join(tmpdir(), 'moderation-'));
let database = '';
beforeAll(async () => {
  database = await stockedFile(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function desk() {
  const world = await apiWorld(database);
  const { ask, tokens, services, idOf, seen, submissions } = world;
  const token = tokens.admin;
  await updateUser(services.db, await idOf('anna'), { emailVerifiedAt: '2026-01-01T00:00:00.000Z' });
  await updateUser(services.db, await idOf('boris'), { emailVerifiedAt: '2026-01-01T00:00:00.000Z' });
  const counts = async () => (await ask(moderationCounts, { token })).json();
  const queue = async (query: Record<string, string> = {}) => (await (await ask(submissionRows, { token, query })).json()).items;
  const rule = async (id: number, body: object) =>
    (await ask(decideSubmission, { token, params: { id }, body: { seen: await seen(id), ...body } })).json();
  const own = async (id: number) => (await (await ask(oneOwnProduct, { token: tokens.anna, params: { id } })).json()).product;
  const undo = async (id: number) => (await ask(undoChange, { token, params: { id } })).json();
  const titles = async (alias: string = foam) =>
    (await (await ask(reviewList, { query: { subject: 'product', alias } })).json()).items.map(({ title }: { title: string }) => title);
  const held = async () => (await (await ask(heldRows, { token })).json()).items;
  const reports = async () => (await (await ask(reportRows, { token })).json()).items;
  const mails = () =>
    services.sent.filter(({ subject }) => !subject.startsWith('Confirm')).map(({ to, subject, text }) => `${to}: ${subject} ${text}`);
  return { ...world, token, anna: submissions.anna, counts, queue, rule, own, undo, titles, heldRows: held, reports, mails };
}

test('a submission is published, its author is told, and it is taken back', async () => {
  const { rule, ask, anna, undo, mails, counts, own } = await desk();
  expect(await counts()).toMatchObject({ submissions: 2, asked: 0 });
  const { alias } = await own(anna);
  const done = await rule(anna, { decision: 'approve' });
  expect((await ask(oneProduct, { params: { alias } })).status).toBe(200);
  expect(await counts()).toMatchObject({ submissions: 1 });
  await expect.poll(mails).toEqual([expect.stringMatching(/^anna@example.test: “Ålder Balm of Anna” is in the catalogue/)]);
  expect(await rule(anna, { decision: 'reject', reason: 'Twice here' })).toMatchObject({ code: 'moderation.decided' });
  await undo(done.change);
  expect((await ask(oneProduct, { params: { alias } })).status).toBe(404);
  expect(await counts()).toMatchObject({ submissions: 2 });
});

test('an author is asked, answers by an edit, and the submission waits for the editors again', async () => {
  const { rule, ask, anna, tokens, queue, own, mails, counts } = await desk();
  expect(await rule(anna, { decision: 'ask' })).toMatchObject({ code: 'input.invalid' });
  await rule(anna, { decision: 'ask', reason: 'Is this the whole list?' });
  expect(await own(anna)).toMatchObject({ status: 'pending', reason: 'Is this the whole list?' });
  expect(await counts()).toMatchObject({ submissions: 1, asked: 1 });
  expect((await queue({ state: 'asked' })).map(({ asked }: { asked: string }) => asked)).toEqual(['Is this the whole list?']);
  await expect.poll(() => mails().join()).toContain('Is this the whole list?');
  await ask(editProduct, { token: tokens.anna, params: { id: anna }, body: { inci: `${draft.inci}, Parfum` } });
  expect(await own(anna)).toMatchObject({ status: 'pending', reason: null });
  expect(await counts()).toMatchObject({ submissions: 2, asked: 0 });
});

test('a rejection is told with its reason, and what has changed meanwhile is not decided on', async () => {
  const { rule, ask, anna, tokens, own, mails, seen } = await desk();
  const before = await seen(anna);
  await ask(editProduct, { token: tokens.anna, params: { id: anna }, body: { title: 'Balm of Anna Maria' } });
  expect(await rule(anna, { decision: 'approve', seen: before })).toMatchObject({ code: 'moderation.decided' });
  await rule(anna, { decision: 'reject', reason: 'This is no cosmetic.' });
  expect(await own(anna)).toMatchObject({ status: 'rejected', reason: 'This is no cosmetic.' });
  await expect.poll(() => mails().join()).toContain('This is no cosmetic.');
});

test('a submission is shown with its list, its picture and what it may be a double of', async () => {
  const { ask, token, tokens, anna } = await desk();
  const read = async () => (await ask(submissionDetail, { token, params: { id: anna } })).json();
  expect(await read()).toMatchObject({ list: draft.inci, sizes: ['50 ml'], picture: null, coloured: null });
  expect((await read()).doubles).toMatchObject([{ name: 'Ålder Balm of Boris', why: 'list', status: 'pending' }]);
  await ask(setProductImage, { token: tokens.anna, params: { id: anna }, picture: pictures.square });
  expect(await read()).toMatchObject({ picture: expect.stringContaining('/media/product/'), coloured: [] });
});

test('whoever had three texts held back in a month stands first, in every queue', async () => {
  const { held, queue, heldRows: rows, ask, tokens, idOf } = await desk();
  await ask(addReview, { token: tokens.anna, body: { subject: 'product', alias: cream, ...review, content: 'What fucking shit.' } });
  expect((await queue())[0]).toMatchObject({ title: 'Balm of Anna' });
  for (const word of ['awful', 'bad', 'dear']) await held(`This is fucking ${word}.`);
  expect((await queue())[0]).toMatchObject({ title: 'Balm of Boris', author: { id: await idOf('boris'), held: 3 } });
  expect((await rows()).map(({ author }: { author: { username: string } }) => author.username)).toEqual([
    'boris',
    'boris',
    'boris',
    'anna',
  ]);
});

test('a held review is published after all, told, and taken back', async () => {
  const { held, ask, token, titles, undo, counts, mails } = await desk();
  const id = await held();
  expect(await counts()).toMatchObject({ held: 1 });
  const done = await (await ask(decideHeld, { token, params: { id }, body: { decision: 'publish' } })).json();
  expect(await titles(cream)).toEqual(['Soft']);
  expect(await counts()).toMatchObject({ held: 0 });
  await expect.poll(() => mails().join()).toContain('let through');
  await undo(done.change);
  expect(await titles(cream)).toEqual([]);
  expect(await counts()).toMatchObject({ held: 1 });
});

test('a held submission is let into the queue', async () => {
  const { ask, token, tokens, queue, undo, heldRows: rows } = await desk();
  await ask(addProduct, { token: tokens.boris, body: { ...draft, title: 'Fucking Balm' } });
  const [{ id }] = await rows();
  const done = await (await ask(decideHeld, { token, params: { id }, body: { decision: 'publish' } })).json();
  expect((await queue({ q: 'fucking' })).map(({ title }: { title: string }) => title)).toEqual(['Fucking Balm']);
  await undo(done.change);
  expect(await queue({ q: 'fucking' })).toEqual([]);
  expect(await rows()).toHaveLength(1);
});

test('a reported review is removed and its author banned in one step, told, and brought back as one', async () => {
  const { reported, reports, ask, token, titles, undo, mails, tokens, counts } = await desk();
  const id = await reported();
  await reported();
  expect(await reports()).toMatchObject([
    { subject: 'review', title: 'Soft', path: `/products/${foam}/reviews`, author: { username: 'boris' } },
  ]);
  expect((await reports())[0].reasons).toHaveLength(2);
  const body = { decision: 'remove', reason: 'Advertising', ban: { reason: 'Advertising again', days: 30 } };
  const done = await (await ask(decideReport, { token, params: { id }, body })).json();
  expect(await titles()).toHaveLength(1);
  expect(await counts()).toMatchObject({ reports: 0 });
  expect((await ask(addReview, { token: tokens.boris, body: { subject: 'product', alias: cream, ...review } })).status).toBe(403);
  await expect.poll(() => mails().filter((mail) => mail.startsWith('boris'))).toHaveLength(2);
  expect(await undo(done.change)).toMatchObject({ kept: 0 });
  expect(await titles()).toHaveLength(2);
  expect(await counts()).toMatchObject({ reports: 1 });
  expect((await ask(addReview, { token: tokens.boris, body: { subject: 'product', alias: cream, ...review } })).status).toBe(201);
});

test('a review that an administrator takes off its page stands in the log', async () => {
  const { ask, token, reviews, titles, undo } = await desk();
  await ask(removeReview, { token, params: { id: reviews.boris } });
  const [line] = (await (await ask(auditLog, { token })).json()).items;
  expect(line).toMatchObject({ action: 'text.remove', subject: 'Soft', undoable: true });
  expect(await titles()).toHaveLength(1);
  await undo(line.id);
  expect(await titles()).toHaveLength(2);
});
