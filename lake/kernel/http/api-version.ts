import { Refusal } from '../refusal.ts';

// Names of endpoints are in lower case: `v` before a small letter begins a name, not a version.
const versionForm = /^(?:v(?=[^a-z])|(?=\d|X$))(.+)$/s;
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * The path of an address without the version of the API, and that version: a date, `1`, `X` for the experimental one,
 * or '' where there is none. `v2023-05-03` and `2023-05-03` are the same. Throws a 400 for a version that never was, or
 * is not yet.
 */
export function readApiVersion(pathname: string, now = Date.now()): { apiVersion: string; path: string } {
  const [, first = '', rest = ''] = pathname.match(/^\/+([^/]*)(.*)$/s) ?? [];
  const version = first.match(versionForm)?.[1];
  if (version === undefined) return { apiVersion: '', path: `/${first}${rest}` };
  if (!isVersion(version))
    throw new Refusal(
      400,
      `"${first}" is not a version of the API. Use a past date such as v2025-02-19, or v1, or vX.`,
    );
  // Sanity's client accepts tomorrow's date, because it is tomorrow already somewhere.
  if (isDate(version) && Date.parse(version) > now + dayMs)
    throw new Refusal(
      400,
      `The version "${first}" of the API lies in the future. Use today's date or an earlier one.`,
    );
  return { apiVersion: version, path: rest === '' ? '/' : `/${rest.replace(/^\/+/, '')}` };
}

/**
 * The version that brought releases. Before it a perspective has one layer, and queries find no versions of documents.
 */
export const releasesSince = '2025-02-19';

/** Whether a version has what came with the version of `date`; the experimental one has everything. */
export const isSince = (apiVersion: string, date: string): boolean =>
  apiVersion === 'X' || (isDate(apiVersion) && apiVersion >= date);

const isVersion = (version: string): boolean => version === 'X' || version === '1' || isDate(version);

/** Whether a text is a day of the calendar. */
const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(Date.parse(text) || 0).toISOString().startsWith(text);
