import { together } from '@tessera/limits/together';
import type { Handler, WithParams } from '../../kernel/http/handler.ts';
import { readBytes } from '../../kernel/http/read-body.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { select } from '../../kernel/store/select.ts';
import type { AccountServices } from '../accounts/account-services.ts';

const maxBytes = 256 * 1024; // of one request
const maxLength = 1024 * 1024; // of all that is noted for one account, in characters

/** Answers `/users/me/keyvalue/{keys}`: what the Studio has noted for the caller, such as how they like their lists. */
export const readKeys: Handler<AccountServices & WithParams<'keys'>> = (
  _request,
  { accounts: { database }, identity, params },
) => {
  const noted = select<{ value: string }>(database, 'SELECT value FROM notes WHERE account = ? AND key = ?');
  const keys = params.keys.split(',');
  return Response.json(
    keys.map((key) => {
      const value = noted.get(identity.id, key)?.value;
      return { key, value: value === undefined ? null : JSON.parse(value) };
    }),
  );
};

/** Keeps such notes, and answers with them. Throws a 413 when an account would have more than a mebibyte of them. */
export const writeKeys: Handler<AccountServices> = async (request, { accounts: { database }, identity }) => {
  const pairs = readPairs((await readBytes(request, maxBytes)).toString('utf8'));
  const values = new Map(pairs.map(({ key, value }) => [key, JSON.stringify(value ?? null)]));
  const others = select<{ length: number }>(
    database,
    `SELECT coalesce(sum(length(key) + length(value)), 0) AS length FROM notes
     WHERE account = ? AND key NOT IN (SELECT value FROM json_each(?))`,
  ).get(identity.id, JSON.stringify([...values.keys()]));
  const length = [...values].reduce(
    (sum, [key, value]) => sum + key.length + value.length,
    others?.length ?? 0,
  );
  if (length > maxLength)
    throw new Refusal(
      413,
      `An account can keep at most ${maxLength} characters of notes. Set those that nobody needs any more to null.`,
    );
  const put = database.prepare('INSERT OR REPLACE INTO notes (account, key, value) VALUES (?, ?, ?)');
  together(database, () => {
    for (const [key, value] of values) put.run(identity.id, key, value);
  });
  return Response.json(pairs);
};

function readPairs(text: string): { key: string; value: unknown }[] {
  try {
    const pairs: unknown = JSON.parse(text);
    if (Array.isArray(pairs) && pairs.every((pair) => typeof pair?.key === 'string')) return pairs;
  } catch {}
  throw new Refusal(400, 'The body must be a list of objects with "key" and "value".');
}
