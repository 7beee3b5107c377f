import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { User } from '#api/account.ts';
import { currentUser, loadUser } from '../session/user.ts';

/** Who is signed in; undefined until it is known, null for nobody (the page's guard then leads to the login page). */
export function useUser(): User | null | undefined {
  useEffect(() => void loadUser(), []);
  return useStore(currentUser);
}
