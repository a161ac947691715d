import groq from 'groq';
import type { Kind } from './define-kind.ts';
import { kinds } from './registry.ts';

const known: Readonly<Record<string, Kind>> = kinds;

const withAddresses = Object.entries(known).flatMap(([name, { addresses }]) =>
  addresses ? [{ holds: groq`"${name}" in sections[]._type`, ...addresses }] : [],
);

const either = (conditions: string[]): string => conditions.join(' || ') || 'false';

/** A GROQ condition on a page: one of its sections has addresses of its own below the page. */
export const holdsAddresses = either(withAddresses.map(({ holds }) => holds));

/** A GROQ condition on a page: a section has the address that the query's parameters (`indexParams`) ask for. */
export const reachesAddress = either(withAddresses.map(({ holds, exists }) => groq`(${holds} && ${exists})`));

/** Whether a stored section is of a kind that has addresses below its page: one on a page, and never shared. */
export const takesAddresses = ({ _type }: { _type?: unknown }): boolean =>
  Boolean(known[String(_type)]?.addresses);
