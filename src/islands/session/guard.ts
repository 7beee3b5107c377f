import { loginFromHere } from './next.ts';
import { loadUser } from './user.ts';

/** Pages of an account: who is not signed in goes to the login page, which leads back here. */
if (!(await loadUser())) location.replace(loginFromHere());
