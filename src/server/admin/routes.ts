import { auditLog, undoChange } from '#api/admin/audit.ts';
import { changeProducts, productRows } from '#api/admin/products.ts';
import { route } from '../api.ts';
import { listAudit, undo } from './audit.ts';
import { dashboardRoutes } from './dashboard.ts';
import { feedRoutes } from './feeds/routes.ts';
import { importRoutes } from './imports.ts';
import { moderationRoutes } from './moderation/routes.ts';
import { changeMany, listProductRows } from './products.ts';
import { publishingRoutes } from './publishing.ts';
import { sitemapRoutes } from './sitemap.ts';
import { userRoutes } from './user-routes.ts';

export const adminRoutes = [
  ...dashboardRoutes,
  ...importRoutes,
  ...sitemapRoutes,
  ...publishingRoutes,
  ...feedRoutes,
  ...userRoutes,
  ...moderationRoutes,
  route(auditLog, listAudit),
  route(undoChange, undo),
  route(productRows, listProductRows),
  route(changeProducts, changeMany),
];
