import { useCurrentUser } from 'sanity';

/** Whether who is signed in may upload and change files: everybody but viewers. The server decides. */
export function useMayWrite(): boolean {
  return useCurrentUser()?.roles.some(({ name }) => name !== 'viewer') ?? false;
}
