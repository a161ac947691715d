import { useCurrentUser } from 'sanity';

/** Whether whoever is signed in may change anything: a viewer may not, and everything that is refused says so itself. */
export function useMayWrite(): boolean {
  const roles = useCurrentUser()?.roles ?? [];
  return roles.some(({ name }) => name !== 'viewer');
}
