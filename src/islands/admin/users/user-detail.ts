import type { userDetail } from '#api/admin/users.ts';
import type { AnswerOf } from '#api/endpoint.ts';

export type UserDetail = AnswerOf<typeof userDetail>;
