import { useEffect, useState } from 'react';
import { useClient, useUserStore } from 'sanity';
import { apiVersion } from '../settings.ts';

/** Somebody who may be asked for a review. */
export interface Person {
  id: string;
  name: string;
  /** Tells people of one name apart. */
  email: string | undefined;
}

interface Member {
  id: string;
  isRobot?: boolean;
  role?: string;
  roles?: { name: string }[];
}

/** The ids of those members of a project who are people, may write, and are not `self`. */
export const writersIn = (members: readonly Member[], self: string): string[] =>
  members
    .filter(({ id, isRobot }) => !isRobot && id !== self)
    .filter(({ role, roles = role ? [{ name: role }] : [] }) => roles.some(({ name }) => name !== 'viewer'))
    .map(({ id }) => id);

/**
 * Everybody whom `self` can ask for a review; undefined until they are known, and an error when the lake did not
 * answer.
 */
export function usePeople(self: string): Person[] | Error | undefined {
  const client = useClient({ apiVersion });
  const users = useUserStore();
  const [people, setPeople] = useState<Person[] | Error>();
  useEffect(() => {
    let isOpen = true;
    const ask = async () => {
      const url = `/projects/${client.config().projectId}`;
      const { members = [] } = await client.request<{ members?: Member[] }>({ url });
      const found = await users.getUsers(writersIn(members, self));
      return found.map(({ id, displayName, email }) => ({ id, name: displayName ?? email ?? id, email }));
    };
    const take = (answer: Person[] | Error) => isOpen && setPeople(answer);
    ask().then(take, take);
    return () => {
      isOpen = false;
    };
  }, [client, users, self]);
  return people;
}
