import { createHash } from 'node:crypto';
import type { FileFolder } from './file-folder.ts';
import { quoteForCaddy, quoteForNginx } from './quote.ts';

/** An address that leads to another one. */
export interface Redirect {
  path: string;
  status: number;
  location: string;
}

const maxKeyBytes = 900; // of an entry in a table of nginx, see `map_hash_bucket_size`
const marks = 'whole';

/**
 * Writes what a server needs to know while the site is gone: its redirects, and, when every page is a file, a mark by
 * which it may answer 404 for all that is no file. The mark names the version of the redirects that the server must
 * have read for that.
 */
export async function tellServer(
  folder: FileFolder,
  redirects: readonly Redirect[],
  isWhole: boolean,
): Promise<void> {
  const version = createHash('sha256').update(JSON.stringify(redirects)).digest('hex').slice(0, 16);
  // nginx ignores case in these tables, and refuses duplicates.
  const seen = new Set<string>();
  const written = redirects.filter((redirect) => {
    const key = redirect.path.toLowerCase();
    return isWritable(redirect) && !seen.has(key) && seen.add(key);
  });
  await folder.putAlone('redirects.conf', forNginx(written, version));
  await folder.putAlone('redirects.caddy', forCaddy(written));
  await folder.putAlone('redirects.json', `${JSON.stringify({ isWhole, version, redirects }, null, 2)}\n`);
  const mark = isWhole && written.length === redirects.length ? `${marks}/${version}` : null;
  await forgetWhole(folder, mark);
  if (mark) await folder.putAlone(mark, '');
}

/** Removes the mark, so that a server no longer answers 404 for what is no file; `but` is a mark that stays. */
export async function forgetWhole(folder: FileFolder, but: string | null = null): Promise<void> {
  for await (const name of folder.names(marks)) if (name !== but) await folder.remove(name);
}

const isWritable = ({ path, location }: Redirect): boolean =>
  Buffer.byteLength(path) <= maxKeyBytes &&
  Buffer.byteLength(location) <= maxKeyBytes &&
  !/\p{Cc}/u.test(path + location);

function forNginx(redirects: readonly Redirect[], version: string): string {
  const table = (variable: string, some: readonly Redirect[]) =>
    [
      `map $uri ${variable} {`,
      '  default "";',
      // A dollar sign in a value begins the name of a variable, and cannot be escaped.
      ...some.map(
        ({ path, location }) => `  ${quoteForNginx(path)} ${quoteForNginx(location.replaceAll('$', '%24'))};`,
      ),
      '}',
    ].join('\n');
  return `# The redirects of the site, which nginx reads when it is started or reloaded, and needs only while the site is gone.
${table(
  '$tessera_moved',
  redirects.filter(({ status }) => status !== 307),
)}
${table(
  '$tessera_elsewhere',
  redirects.filter(({ status }) => status === 307),
)}
map $host $tessera_redirects { default ${version}; }
`;
}

function forCaddy(redirects: readonly Redirect[]): string {
  // Caddy reads braces and backslashes as placeholders, and knows no way to escape them.
  const plain = redirects.filter(({ path, location }) => !/[{}\\]/.test(path + location));
  const lines = plain.map(
    ({ path, location, status }) =>
      `${quoteForCaddy(path)} ${quoteForCaddy(location)} ${status === 307 ? 307 : 308}`,
  );
  return `# The redirects of the site, which Caddy reads when it is started or reloaded, and needs only while the site is gone.\n${lines.join('\n')}\n`;
}
