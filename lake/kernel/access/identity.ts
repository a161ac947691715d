import { isSameSecret } from '@tessera/limits/same-secret';
import { inBrackets, type NameOf } from '../name-of.ts';
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
  /** The address of a person; programs have none. */
  email?: string;
}

/** Whoever brings no token. */
export const anonymous: Identity = { id: '', role: 'anonymous', name: 'Visitor' };

/** The token that a request brings. */
export const tokenOf = (request: Request): string | undefined =>
  request.headers.get('authorization')?.match(/^Bearer\s+(.+)$/i)?.[1];

/** Says whose a token is; undefined for a token that this reader does not know. */
export type TokenReader = (token: string) => Identity | undefined;

/**
 * Says whose a token is, `anonymous` without one. Throws a 401 for a token that none of the readers knows, or knows any
 * longer.
 */
export function identify(
  token: string | undefined,
  readers: readonly TokenReader[],
  nameOf?: NameOf,
): Identity {
  if (!token) return anonymous;
  for (const read of readers) {
    const identity = read(token);
    if (identity) return identity;
  }
  throw new Refusal(
    401,
    `The session has ended, or the token is not known to this lake. Sign in anew, or take the administrator's token${inBrackets('token', nameOf)}.`,
  );
}

/** The id of whoever brings the token that the lake was opened with, such as the site. */
export const administratorId = 'admin';

/** A reader that knows the administrator's own token. */
export const administratorBy =
  (adminToken: string): TokenReader =>
  (token) =>
    isSameSecret(token, adminToken)
      ? { id: administratorId, role: 'admin', name: 'Administrator' }
      : undefined;

/** Throws a 401 or 403 that says what is needed, unless the identity has the role. */
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
