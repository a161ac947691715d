import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readSource } from '../house/imports.ts';

/** The folder of the pictures. */
export const pictures = 'web/public/section-pictures';

// Files that affect the look of every kind, whichever pieces it is made of.
const look = ['ui/theme.css', 'ui/brand/signature.css', 'ui/text/heading.css'];

/** The kinds whose picture is missing or older than what it shows, and the kinds that are gone but left a picture. */
export function stalePictures(kinds: readonly string[]): { stale: string[]; left: string[] } {
  const drawn = readDrawn();
  const files = readdirSync(pictures).filter((file) => file.endsWith('.webp'));
  return {
    stale: kinds.filter(
      (kind) => drawn[kind]?.from !== fingerprintOf(kind) || !files.includes(`${kind}.webp`),
    ),
    left: files.map((file) => file.replace('.webp', '')).filter((kind) => !kinds.includes(kind)),
  };
}

/**
 * A sentence that names the kinds whose picture is missing or older than what it shows; undefined when there is none.
 */
export function staleHint(kinds: readonly string[]): string | undefined {
  const { stale } = stalePictures(kinds);
  return stale.length > 0
    ? `The Studio's menu shows ${stale.join(', ')} as it was, or not at all: npm run section:pictures`
    : undefined;
}

/**
 * A fingerprint of all files that decide how the sample of a kind looks. It compares files rather than pixels, because
 * another Chromium draws the same page a little differently. What the lists of the site happen to hold does not count.
 */
export function fingerprintOf(kind: string): string {
  const hash = createHash('sha256');
  for (const file of sourcesOf(kind))
    hash.update(file).update(readFileSync(file, 'utf8').replaceAll('\r', ''));
  return hash.digest('hex').slice(0, 16);
}

/** The files that decide how the sample of a kind looks: its own, the pieces of its view, and their styles. */
export function sourcesOf(kind: string): string[] {
  const folder = `sections/${kind}`;
  const pieces = new Set<string>();
  const waiting = [`${folder}/view.tsx`];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (pieces.has(file)) continue;
    pieces.add(file);
    const { imports } = readSource(file, readFileSync(file, 'utf8'));
    waiting.push(...imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ target }) => target));
  }
  const styles = [...pieces]
    .map((file) => file.replace(/\.tsx?$/, '.css'))
    .filter((file) => existsSync(file));
  return [...new Set([...pieces, ...styles, ...look, `${folder}/contract.ts`, `${folder}/sample.ts`])].sort();
}

function readDrawn(): Record<string, { from: string }> {
  return JSON.parse(readFileSync(`${pictures}/drawn.json`, 'utf8'));
}
