import { readApiVersion } from '../../kernel/http/api-version.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { DeltaRule, Operation } from '../../query/listening/delta.ts';
import type { HookFields } from './hook.ts';

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET'] as const;
const operations: readonly Operation[] = ['create', 'update', 'delete'];
const maxNameLength = 200; // characters
const maxTextLength = 100_000; // characters of a rule
const maxHeaders = 50;
const ownHeaders =
  /^(host|connection|content-length|content-type|transfer-encoding|idempotency-key|sanity-.*)$/i;

type Sent = Record<string, unknown>;

const usual: HookFields = {
  name: '',
  description: null,
  url: '',
  httpMethod: 'POST',
  apiVersion: 'v2021-03-25',
  headers: {},
  isDisabled: false,
  rule: { on: operations, filter: '', projection: '', includeDrafts: false, includeVersions: false },
};

/**
 * The fields of a hook from what was sent, and from `before` where nothing was. Throws a 400 that names a wrong field.
 */
export function readHook(sent: Sent, before: HookFields = usual): HookFields {
  if (sent.type !== undefined && sent.type !== 'document')
    throw wrong('type', sent.type, '"document": this lake tells of documents');
  return {
    name: text(sent, 'name', before.name, { max: maxNameLength, isNeeded: true }),
    description:
      sent.description === null ? null : text(sent, 'description', before.description ?? '') || null,
    url: readUrl(text(sent, 'url', before.url, { isNeeded: true })),
    httpMethod: oneOf(sent, 'httpMethod', methods, before.httpMethod),
    apiVersion: sent.apiVersion === undefined ? before.apiVersion : readVersion(text(sent, 'apiVersion', '')),
    headers: readHeaders(sent.headers, before.headers),
    isDisabled: flag(sent, 'isDisabledByUser', flag(sent, 'isDisabled', before.isDisabled)),
    rule: readRule(sent, before.rule),
  };
}

/** A version of the API, as paths have it. The rule is evaluated as today's API does, whichever it is. */
function readVersion(value: string): string {
  const { apiVersion } = readApiVersion(`/${value}`);
  if (apiVersion !== '') return value;
  throw wrong('apiVersion', value, 'a version of the API such as v2025-02-19, v1 or vX');
}

function readRule(sent: Sent, before: DeltaRule): DeltaRule {
  const { rule = {} } = sent;
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule))
    throw wrong('rule', rule, 'an object with "on", "filter" and "projection"');
  const given = rule as Sent; // an object, as was checked just now
  const { on = before.on } = given;
  if (!Array.isArray(on) || on.length === 0 || !on.every((one) => operations.includes(one)))
    throw wrong('rule.on', on, `a list of ${operations.join(', ')}`);
  const words = (name: 'filter' | 'projection') =>
    given[name] === null ? '' : text(given, name, before[name], { max: maxTextLength });
  return {
    on,
    filter: words('filter').trim(),
    projection: words('projection').trim(),
    includeDrafts: flag(sent, 'includeDrafts', before.includeDrafts),
    includeVersions: flag(sent, 'includeAllVersions', before.includeVersions),
  };
}

/** Any address of the web may be named, even one within the network, because only admins make hooks. */
function readUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (url && isWeb && !url.username && !url.password) return url.href;
  throw wrong(
    'url',
    value,
    'an address that begins with http:// or https://, without a name and password in it',
  );
}

function readHeaders(value: unknown, before: Record<string, string>): Record<string, string> {
  if (value === undefined) return before;
  if (value === null) return {};
  const entries = typeof value === 'object' ? Object.entries(value) : [];
  for (const [name, content] of entries)
    if (ownHeaders.test(name) || !isHeader(name, content))
      throw wrong(
        `headers.${name}`,
        content,
        'a text whose name is valid and not reserved (host, connection, content-length, content-type, transfer-encoding, idempotency-key, sanity-*)',
      );
  if (typeof value !== 'object' || entries.length > maxHeaders)
    throw wrong('headers', value, `an object of at most ${maxHeaders} texts`);
  return Object.fromEntries(entries);
}

function isHeader(name: string, content: unknown): boolean {
  try {
    return typeof content === 'string' && new Headers([[name, content]]).has(name);
  } catch {
    return false;
  }
}

function text(
  sent: Sent,
  name: string,
  before: string,
  { max = 1_024, isNeeded = false }: { max?: number; isNeeded?: boolean } = {},
): string {
  const value = sent[name] ?? before;
  if (typeof value === 'string' && value.length <= max && (value !== '' || !isNeeded)) return value;
  throw wrong(name, value, `a text of at most ${max} characters`);
}

function flag(sent: Sent, name: string, before: boolean): boolean {
  const value = sent[name] ?? before;
  if (typeof value === 'boolean') return value;
  throw wrong(name, value, 'true or false');
}

function oneOf<const T extends string>(sent: Sent, name: string, choices: readonly T[], before: T): T {
  const value = sent[name] ?? before;
  const found = choices.find((one) => one === value);
  if (found) return found;
  throw wrong(name, value, `one of ${choices.join(', ')}`);
}

const wrong = (name: string, value: unknown, expected: string) =>
  new Refusal(
    400,
    `The "${name}" of a hook is ${JSON.stringify(value)?.slice(0, 200)}, but must be ${expected}.`,
  );
