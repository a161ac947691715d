import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { OriginRule } from '../../kernel/access/gate.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Tables } from '../../kernel/store/migrate.ts';
import { select } from '../../kernel/store/select.ts';

/** An origin whose pages may call the lake; `*` stands for any part of a host's name, or for any port. */
export interface CorsOrigin {
  id: string;
  origin: string;
  /** Whether its pages may send tokens. */
  allowCredentials: boolean;
  /** When it was added, as an ISO date. */
  created: string;
}

/** The origins that admins have added to those of the settings. */
export interface Origins {
  list(): CorsOrigin[];
  /** Adds one, for the next request on; throws a 400 for what is no origin, and a 409 for one that is there. */
  add(origin: string, allowCredentials: boolean): CorsOrigin;
  /** Whether there was one of this id. */
  remove(id: string): boolean;
  ruleOf: OriginRule;
}

/** The table of the origins that admins have added. */
export const originTables: Tables = {
  owner: 'cors-origins',
  migrations: [
    `CREATE TABLE cors_origins (
      id TEXT PRIMARY KEY, origin TEXT NOT NULL UNIQUE, allow_credentials INTEGER NOT NULL, created TEXT NOT NULL
    ) WITHOUT ROWID`,
  ],
};

/** Opens the origins in a database that has their table. */
export function openOrigins(database: DatabaseSync): Origins {
  const read = (): CorsOrigin[] =>
    select<Omit<CorsOrigin, 'allowCredentials'> & { allowed: number }>(
      database,
      'SELECT id, origin, allow_credentials AS allowed, created FROM cors_origins ORDER BY created, origin',
    )
      .all()
      .map(({ allowed, ...kept }) => ({ ...kept, allowCredentials: allowed === 1 }));
  let rules = read().map(ruleFor);
  return {
    list: read,
    add(text, allowCredentials) {
      const origin = readOrigin(text);
      if (read().some((known) => known.origin === origin))
        throw new Refusal(
          409,
          `The origin "${origin}" is there already. Delete it first to change what it may do.`,
        );
      const added = { id: randomUUID(), origin, allowCredentials, created: new Date().toISOString() };
      database
        .prepare('INSERT INTO cors_origins (id, origin, allow_credentials, created) VALUES (?, ?, ?, ?)')
        .run(added.id, origin, allowCredentials ? 1 : 0, added.created);
      rules = read().map(ruleFor);
      return added;
    },
    remove(id) {
      const { changes } = database.prepare('DELETE FROM cors_origins WHERE id = ?').run(id);
      rules = read().map(ruleFor);
      return changes > 0;
    },
    // One that may send tokens goes before a wider one that may not.
    ruleOf(origin) {
      if (origin.length > maxLength) return undefined;
      const met = rules.filter(({ form }) => form.test(origin));
      return met.find(({ allowCredentials }) => allowCredentials) ?? met[0];
    },
  };
}

function ruleFor({ origin, allowCredentials }: CorsOrigin): { form: RegExp; allowCredentials: boolean } {
  const written = origin === anyFile ? 'file://' : origin; // as programs that show files send it, if they send any
  const form = origin === '*' ? '.+' : RegExp.escape(written).replaceAll('\\*', '[^/]+');
  return { form: new RegExp(`^${form}$`, 'i'), allowCredentials };
}

// What Sanity's CLI adds as well: every origin, pages in files, and pages in sandboxes.
const anyFile = 'file:///*';
const others = ['*', anyFile, 'null'];

const originForm = /^([a-z][a-z0-9+.-]*):\/\/([\w*.-]+|\[[0-9a-f:]+\])(:(\d{1,5}|\*))?$/i;

// Limits, because a match tries all that one "*" may stand for with all that the others may.
const maxLength = 300;
const maxStars = 3;

function readOrigin(text: string): string {
  const origin = text.trim().replace(/\/$/, '').toLowerCase();
  const isShort = origin.length <= maxLength && origin.split('*').length - 1 <= maxStars;
  if (others.includes(origin) || (isShort && originForm.test(origin)))
    return origin.replace(/^(http:.*):80$|^(https:.*):443$/, '$1$2');
  throw new Refusal(
    400,
    `"${text}" is not an origin. An origin has a scheme, a host and, if needed, a port, such as https://www.example.com or http://localhost:*.`,
  );
}
