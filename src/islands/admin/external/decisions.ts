import type { decideExternal } from '#api/admin/external-products.ts';
import type { Call } from '#api/endpoint.ts';

export type Decision = Call<typeof decideExternal>['body']['decision'];
export const decisions: readonly Decision[] = ['approve', 'merge', 'reject'];
