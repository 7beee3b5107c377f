import type { AnswerOf, InputOf } from '#api/endpoint.ts';
import type { productLists } from '#api/products.ts';
import { listsOf } from '#db/queries/product-lists.ts';
import type { Services } from '../services.ts';

export const answerLists = async (
  { query: { alias } }: InputOf<typeof productLists>,
  { db, site }: Services,
): Promise<AnswerOf<typeof productLists>> => ({ items: await listsOf(db, alias, site.language) });
