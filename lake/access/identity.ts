import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Refusal } from '../refusal.ts';

/** What somebody may do; each role includes those before it. */
export const roles = ['anonymous', 'viewer', 'editor', 'admin'] as const;
/** One of the roles. */
export type Role = (typeof roles)[number];

/** Who sent a request. */
export interface Identity {
  id: string;
  role: Role;
  name: string;
}

const anonymous: Identity = { id: '', role: 'anonymous', name: 'Visitor' };

/** Who a request comes from, by its bearer token; throws a 401 for a token that the lake does not know. */
export function identify(request: Request, database: DatabaseSync, adminToken: string): Identity {
  const token = request.headers.get('authorization')?.match(/^Bearer\s+(.+)$/i)?.[1];
  if (!token) return anonymous;
  if (isSame(token, adminToken)) return { id: 'admin', role: 'admin', name: 'Administrator' };
  const row = database.prepare('SELECT role, name FROM tokens WHERE hash = ?').get(hash(token));
  if (!row)
    throw new Refusal(
      401,
      'The token is not known to this lake. Take the one in DATA_DIR/token, or have a new one made.',
    );
  return { id: `token-${hash(token).slice(0, 8)}`, role: row.role as Role, name: row.name as string };
}

/** Throws unless the identity has the role, with what would help. */
export function requireRole(identity: Identity, role: Role): void {
  if (roles.indexOf(identity.role) >= roles.indexOf(role)) return;
  if (identity.role === 'anonymous') {
    throw new Refusal(
      401,
      `This needs a token of the role "${role}". Send it as "Authorization: Bearer <token>".`,
    );
  }
  throw new Refusal(
    403,
    `The token "${identity.name}" has the role "${identity.role}"; this needs "${role}".`,
  );
}

/** Makes a token for a role and returns it once; only its hash is kept. */
export function createToken(database: DatabaseSync, role: Exclude<Role, 'anonymous'>, name: string): string {
  const token = `sk${randomBytes(24).toString('base64url')}`;
  database.prepare('INSERT INTO tokens (hash, role, name) VALUES (?, ?, ?)').run(hash(token), role, name);
  return token;
}

const hash = (token: string): string => createHash('sha256').update(token).digest('hex');

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
