import { banUsers, changeUser, endUserSessions, userDetail, userRows } from '#api/admin/users.ts';
import { route } from '../api.ts';
import { banMany, listUserRows, readUserDetail, setUser, signOutEverywhere } from './users.ts';

export const userRoutes = [
  route(userRows, listUserRows),
  route(banUsers, banMany),
  route(userDetail, readUserDetail),
  route(changeUser, setUser),
  route(endUserSessions, signOutEverywhere),
];
