import { Refusal } from '../../kernel/refusal.ts';
import type { AccountRole } from '../accounts/account.ts';
import { roleNamed, roleNames } from '../project/roles.ts';

const maxLabelLength = 200; // characters

/** The label of a token to be made. Throws a 400 for one that is empty, too long or no text. */
export function readLabel(label: unknown): string {
  if (typeof label === 'string' && label.trim() !== '' && label.length <= maxLabelLength) return label.trim();
  throw new Refusal(400, `A token needs a "label" of at most ${maxLabelLength} characters.`);
}

/** The role of a token to be made, by its name. Throws a 400 for a name of no role. */
export function readRole(name: unknown): AccountRole {
  const role = roleNamed(name);
  if (role) return role;
  throw new Refusal(
    400,
    `${JSON.stringify(name)} is not a role of a token. The roles are ${roleNames.join(', ')}.`,
  );
}

/** When a token to be made ends, as an ISO date; null for never. Throws a 400 for what is no time in the future. */
export function readExpiry(expiresAt: unknown, now = Date.now()): string | null {
  if (expiresAt === undefined || expiresAt === null) return null;
  const time = typeof expiresAt === 'string' ? Date.parse(expiresAt) : Number.NaN;
  if (time > now) return new Date(time).toISOString();
  throw new Refusal(
    400,
    `"expiresAt" must be a time in the future, such as 2030-01-31T09:00:00Z, not "${expiresAt}".`,
  );
}
