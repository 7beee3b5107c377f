import { decideExternal, externalProduct, externalProducts } from '#api/admin/external-products.ts';
import { feedRejections, fetchFeed, listFeeds, previewFeed, readFeedRows, saveFeed } from '#api/admin/feeds.ts';
import { route } from '../../api.ts';
import { decide } from './decide.ts';
import { listExternal, showExternal } from './external-products.ts';
import { fetchOne, list, listRejections, readRows, save } from './feeds.ts';
import { preview } from './preview.ts';

export const feedRoutes = [
  route(listFeeds, list),
  route(saveFeed, save),
  route(fetchFeed, fetchOne),
  route(previewFeed, preview),
  route(readFeedRows, readRows),
  route(feedRejections, listRejections),
  route(externalProducts, listExternal),
  route(externalProduct, showExternal),
  route(decideExternal, decide),
];
