import groq from 'groq';
import * as z from 'zod';
import type { Kind } from './define-kind.ts';
import { kinds } from './registry.ts';

const known: Readonly<Record<string, Kind>> = kinds;

const withAddresses = Object.entries(known).flatMap(([name, { addresses }]) =>
  addresses ? [{ name, holds: groq`"${name}" in sections[hidden != true]._type`, ...addresses }] : [],
);

const either = (conditions: string[]): string => conditions.join(' || ') || 'false';

/** A GROQ condition on a page: one of its sections is not hidden and has addresses of its own below the page. */
export const holdsAddresses = either(withAddresses.map(({ holds }) => holds));

/** A GROQ query for what the addresses below pages depend on, by the kind of section that has them. */
export const belowQuery = groq`{${withAddresses.map(({ name, below }) => groq`"${name}": ${below.query}`).join(', ')}}`;

/** The checked answer of `belowQuery`: for each such kind, a function from a page to the addresses below it. */
export const below = z.object(
  Object.fromEntries(withAddresses.map(({ name, below }) => [name, below.contract])),
);

/** A GROQ expression on a page: the kinds among its sections that have addresses below it; some may be null. */
export const kindsWithAddresses = groq`[${withAddresses.map(({ name, holds }) => groq`select(${holds} => "${name}")`).join(', ')}]`;

/** A GROQ condition on a page: a section has the address that the query's parameters (`indexParams`) ask for. */
export const reachesAddress = either(withAddresses.map(({ holds, exists }) => groq`(${holds} && ${exists})`));

/**
 * Whether a stored section is of a kind that has addresses below its page. A page holds one such section, and it is
 * never shared.
 */
export const takesAddresses = ({ _type }: { _type?: unknown }): boolean =>
  Boolean(known[String(_type)]?.addresses);
