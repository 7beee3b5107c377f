import type { ExternalLine, externalProduct, externalProducts } from '#api/admin/external-products.ts';
import { mergeTargets } from '#db/queries/admin/external-merge.ts';
import { type ExternalFound, externalById, externalRows } from '#db/queries/admin/external-products.ts';
import { shopOffers } from '#db/queries/offers.ts';
import type { Handler } from '../../api.ts';
import { ApiError } from '../../problems.ts';
import { saidOf, targetOf } from './decision.ts';
import { sideBySide } from './merge-plan.ts';

function line({ external, shop, match }: ExternalFound): ExternalLine {
  const { id, item, brand, title, state, without, matchBy, likeness, seenAt } = external;
  const found = match.alias === null || match.title === null ? null : { ...match, title: match.title, alias: match.alias };
  return {
    id,
    shop,
    item: item.slice(shop.length + 1),
    brand,
    title,
    state,
    list: without === null,
    match: found && { title: found.title, brand: found.brand ?? '', alias: found.alias, by: matchBy, likeness },
    seen: seenAt,
  };
}

export const listExternal: Handler<typeof externalProducts> = async ({ query }, { db }) => {
  const { sort = 'added', page, limit, ...filter } = query;
  const backwards = sort.startsWith('-');
  const column = (backwards ? sort.slice(1) : sort) as Parameters<typeof externalRows>[1]['sort'];
  const { rows, total } = await externalRows(db, { ...filter, sort: column, backwards, offset: (page - 1) * limit, limit });
  return { items: rows.map(line), total };
};

export const showExternal: Handler<typeof externalProduct> = async ({ params: { id } }, { db }) => {
  const [found] = await externalById(db, [id]);
  if (!found) throw new ApiError('not_found');
  const targetId = targetOf(found);
  const target = targetId === null ? null : ((await mergeTargets(db, [targetId])).get(targetId) ?? null);
  const offers = targetId === null ? [] : ((await shopOffers(db, [targetId])).get(targetId) ?? []);
  const ours = offers.map(({ shop, size, price, currency, link }) => ({ shop, size, price, currency, link, day: null }));
  return { external: line(found), fields: sideBySide(saidOf(found), target, ours) };
};
