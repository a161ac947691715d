import { isIPv6 } from 'node:net';

const hidden = '(hidden)';
const maxLength = 8_000; // characters of a line
const maxRead = 4 * maxLength; // characters that are searched for what is recognised by its form alone
const maxEdge = 1_000; // longer than any word that the rules below find
const isLoopback = /^(127\.|0\.0\.0\.0$|::1$|::$)/;

/** What is removed from a text, wherever it stands, in this order. */
const rules: readonly [RegExp, string | ((found: string, ...groups: string[]) => string)][] = [
  // Headers, as they are written and as Node prints an object of them.
  [
    /\b((?:set-)?cookie|(?:proxy-)?authorization|x-forwarded-for|forwarded)(["']?\s*[:=]\s*)(\[[^\]]*\]|"[^"]*"|'[^']*'|[^\n]*)/gi,
    `$1$2${hidden}`,
  ],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${hidden}`],
  [
    /(token|secret|password|passwd|api[-_]?key|ticket)([\w-]{0,40}["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s"',;&]+)/gi,
    `$1$2${hidden}`,
  ],
  // The user and password of an address, such as those of Redis and of mail servers.
  [/(:\/\/)[^\s/?#@"'`<>]{1,300}@/g, `$1${hidden}@`],
  // The query of an address, after a path and by itself.
  [/(\/[^\s"'`?<>/]{0,500})\?[^\s"'`<>]+/g, '$1?…'],
  [/\?[^\s"'`<>=]{1,100}=[^\s"'`<>]*/g, '?…'],
  [/[\w.+%-]{1,64}(?:@|%40)[\w.-]{1,200}\.[a-z]{2,}/gi, hidden],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, (found) => (isLoopback.test(found) ? found : hidden)],
  [
    /(?<![\w:])(?=[\da-f]{0,4}:)[\da-f:]{2,45}/gi,
    (found) => (isAddress(found.replace(/:$/, '')) ? hidden : found),
  ],
  [/[\w-]{32,}/g, (found) => (isRandom(found) ? hidden : found)],
];

/**
 * A text for the log without what nobody is to read there: secrets, cookies, e-mail and network addresses, queries of
 * addresses.
 */
export function withoutSecrets(text: string, secrets: readonly string[] = []): string {
  let said = text;
  for (const secret of secrets) said = said.replaceAll(secret, hidden);
  const isWhole = said.length <= maxRead;
  said = said.slice(0, maxRead);
  for (const [form, put] of rules)
    said = typeof put === 'string' ? said.replace(form, put) : said.replace(form, put);
  if (isWhole && said.length <= maxLength) return said;
  // What was cut in two before the search is not recognised, but it is near the end, which is not shown.
  const known = isWhole ? said.length : Math.max(0, said.length - maxEdge);
  return `${said.slice(0, Math.min(known, maxLength))} …`;
}

const isAddress = (text: string): boolean => isIPv6(text) && !isLoopback.test(text);

/** Whether a long word looks random, as keys and links to drafts do, but not ids of documents and pictures. */
function isRandom(word: string): boolean {
  if (/^[\da-f]+$/.test(word)) return word.length !== 40;
  return (
    /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word) && !/^(image|file)-[\da-f]{40}/.test(word)
  );
}
