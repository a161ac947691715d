import { addAccount } from '../features/accounts/account.ts';
import { noteSignIn, openSession } from '../features/accounts/session.ts';
import type { Lake } from '../lake.ts';
import { lakeOptions } from '../lake-fixture.ts';

/** The levels of access; each includes those before it. The owner has the token with which the lake was opened. */
export const levels = ['anonymous', 'viewer', 'editor', 'admin', 'owner'] as const;
/** One of the levels. */
export type Level = (typeof levels)[number];

/** Whether a level is another or includes it. */
export const includes = (level: Level, other: Level): boolean =>
  levels.indexOf(level) >= levels.indexOf(other);

/** Somebody who asks. */
export interface Person {
  name: string;
  level: Level;
  /** The id by which the lake knows them; '' for a stranger. */
  id: string;
  token: string | undefined;
  /** Returns a token of the same person that may be used up. */
  spareToken(): string | undefined;
}

/** A stranger, somebody of every role who is signed in, a program with a token of every role, and the owner. */
export async function peopleOf(lake: Lake, url: string): Promise<Person[]> {
  const people: Person[] = [
    { name: 'a stranger', level: 'anonymous', id: '', token: undefined, spareToken: () => undefined },
  ];
  const add = async (name: string, level: Level, spareToken: () => string) => {
    const token = spareToken();
    const answer = await fetch(`${url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } });
    const { id }: { id: string } = await answer.json();
    people.push({ name, level, id, token, spareToken });
  };
  for (const role of ['viewer', 'editor', 'admin'] as const) {
    const email = `secret-address-${role}@corp.example`;
    const { id } = addAccount(
      lake.database,
      { email, name: `The ${role}`, role },
      `scrypt$secret-hash-${role}`,
    );
    const session = () => openSession(lake.database, noteSignIn(lake.database, id)) ?? '';
    await add(`the ${role}, signed in`, role, session);
    await add(`a program, ${role}`, role, () => lake.createToken(role, `secret-program-${role}`));
  }
  await add('the owner', 'owner', () => lakeOptions.token);
  return people;
}
