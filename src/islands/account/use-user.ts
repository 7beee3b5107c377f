import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { User } from '#api/account.ts';
import { currentUser, loadUser } from '../session/user.ts';

/**
 * Who is signed in; undefined until it is known, null for nobody (the page's guard then leads to the login page).
 * The first drawing knows nobody, as the build's did: another script of the page may have asked already.
 */
export function useUser(): User | null | undefined {
  const user = useStore(currentUser);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    setDrawn(true);
    void loadUser();
  }, []);
  return drawn ? user : undefined;
}
