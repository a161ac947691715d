import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Tables } from '../store/migrate.ts';
import { select } from '../store/select.ts';
import type { Role, TokenReader } from './identity.ts';
import { hashSecret } from './secret.ts';

/** What is kept of a token besides its hash. */
export interface TokenRecord {
  /** The id of its identity, under which all that is done with it is recorded. */
  id: string;
  role: Exclude<Role, 'anonymous'>;
  name: string;
  /** When it was made, as an ISO date; empty for a token from before this was recorded. */
  created: string;
  /** When it expires, as an ISO date; null for one that is valid until it is deleted. */
  expires: string | null;
}

/** The table columns for when tokens were made and when they expire. */
export const tokenTables: Tables = {
  owner: 'tokens',
  migrations: [
    `ALTER TABLE tokens ADD COLUMN created TEXT NOT NULL DEFAULT '';
     ALTER TABLE tokens ADD COLUMN expires TEXT;`,
  ],
};

const idOf = `'token-' || substr(hash, 1, 8)`;
const columns = `${idOf} AS id, role, name, created, expires`;

/** A reader that knows the tokens in a database that have not expired. */
export const tokensIn =
  (database: DatabaseSync, now: () => number = Date.now): TokenReader =>
  (token) => {
    const found = select<TokenRecord>(database, `SELECT ${columns} FROM tokens WHERE hash = ?`).get(
      hashSecret(token),
    );
    if (!found || hasEnded(found, now)) return undefined;
    return { id: found.id, role: found.role, name: found.name };
  };

/**
 * Makes a token for a role. It is returned only here, because just its hash is kept. `make` makes its secret, and is
 * asked again while the id that comes of it is that of another token.
 */
export function createToken(
  database: DatabaseSync,
  { role, name, expires = null }: Pick<TokenRecord, 'role' | 'name'> & { expires?: string | null },
  make = newToken,
): TokenRecord & { token: string } {
  let token = make();
  // An id is short, and with two of the same, whoever deletes one token would delete both.
  while (findToken(database, idOfHash(hashSecret(token)))) token = make();
  const hash = hashSecret(token);
  const created = new Date().toISOString();
  database
    .prepare('INSERT INTO tokens (hash, role, name, created, expires) VALUES (?, ?, ?, ?, ?)')
    .run(hash, role, name, created, expires);
  return { id: idOfHash(hash), role, name, created, expires, token };
}

/** All tokens, the oldest first. */
export const listTokens = (database: DatabaseSync): TokenRecord[] =>
  select<TokenRecord>(database, `SELECT ${columns} FROM tokens ORDER BY created, hash`).all();

/** Whether a token has expired. */
export const hasEnded = ({ expires }: TokenRecord, now: () => number = Date.now): boolean =>
  expires !== null && Date.parse(expires) <= now();

/** The token of an id, or undefined. */
export const findToken = (database: DatabaseSync, wanted: string): TokenRecord | undefined =>
  select<TokenRecord>(database, `SELECT ${columns} FROM tokens WHERE ${idOf} = ?`).get(wanted);

/** Deletes the token of an id, which is then refused from the next request on. Returns whether there was one. */
export const deleteToken = (database: DatabaseSync, wanted: string): boolean =>
  database.prepare(`DELETE FROM tokens WHERE ${idOf} = ?`).run(wanted).changes > 0;

const idOfHash = (hash: string): string => `token-${hash.slice(0, 8)}`;

const newToken = (): string => `sk${randomBytes(24).toString('base64url')}`;
