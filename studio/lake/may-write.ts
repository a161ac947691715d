import { useCurrentUser } from 'sanity';

/**
 * Whether the signed-in person may change anything, which a viewer may not. Other refusals are reported where they
 * occur.
 */
export function useMayWrite(): boolean {
  const roles = useCurrentUser()?.roles ?? [];
  return roles.some(({ name }) => name !== 'viewer');
}
