import groq from 'groq';
import * as z from 'zod';
import type { PageType } from './define-page-type.ts';
import { pageTypes } from './registry.ts';

const types: Readonly<Record<string, PageType>> = pageTypes;
const fields = Object.entries(types).flatMap(([type, { listedUntil }]) =>
  listedUntil ? [{ type, field: listedUntil }] : [],
);

/** The types whose documents lists leave out from a moment on (`listedUntil`). */
export const typesWithMoments = fields.map(({ type }) => type);

const after = fields.map(
  ({ type, field }) =>
    groq`*[_type == "${type}" && dateTime(${field}) > dateTime($now)] | order(dateTime(${field}))[0].${field}`,
);
const between = fields.map(
  ({ type, field }) =>
    groq`*[_type == "${type}" && dateTime(${field}) > dateTime($since) && dateTime(${field}) <= dateTime($now)] | order(dateTime(${field}) desc)[0].${field}`,
);

/**
 * A query for the moments at which a page changes without an edit: for each type the next after `$now`, and the last
 * that passed since `$since`.
 */
export const momentsQuery = groq`{"next": [${after.join(', ')}], "passed": [${between.join(', ')}]}`;

/**
 * The checked answer of `momentsQuery`: the first of the next moments and the last of the passed ones, in UTC; null
 * where there is none.
 */
export const moments = z
  .object({ next: z.array(z.string().nullable()), passed: z.array(z.string().nullable()) })
  .transform(({ next, passed }) => ({
    next: inOrder(next)[0] ?? null,
    passed: inOrder(passed).at(-1) ?? null,
  }));

const inOrder = (found: readonly (string | null)[]): string[] =>
  found
    .filter((moment) => moment !== null)
    .map((moment) => new Date(moment).toISOString())
    .toSorted();
