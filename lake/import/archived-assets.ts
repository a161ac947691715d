import { readdir, realpath } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { type AssetFacts, type FactsMap, factsKey } from './asset-facts.ts';
import { type AssetFile, assetIn, namedAssets } from './asset-files.ts';
import { ownFolder } from './own-parts.ts';
import type { Archive } from './read-archive.ts';

/** A file of an archive that becomes an asset, with what is known of it. */
export interface ArchivedAsset extends AssetFile {
  facts?: AssetFacts;
}

/**
 * The assets of an archive by their names: those that its documents name, and those that lie in it unnamed. Throws an
 * error with the line of the first one that lies outside the archive, is private, or cannot be read.
 */
export async function archivedAssets(archive: Archive, known: FactsMap): Promise<Map<string, ArchivedAsset>> {
  const assets = new Map<string, ArchivedAsset>();
  const root = await realpath(archive.folder);
  for (const document of archive.documents) {
    for (const name of namedAssets(document)) {
      if (assets.has(name)) continue;
      const found = await assetIn(archive.folder, name).catch((error: Error) => {
        throw refusal(archive.lineOf(document), error.message);
      });
      if (relative(root, found.file).split(sep)[0] === ownFolder)
        throw refusal(archive.lineOf(document), `"${name}" is private, and assets can be read by anybody.`);
      assets.set(name, { ...found, ...described(found, known) });
    }
  }
  const named = new Set([...assets.values()].map(({ file }) => file));
  for (const kind of ['image', 'file'] as const) {
    for (const entry of await readdir(join(archive.folder, `${kind}s`)).catch(() => [])) {
      const name = `${kind}@file://./${kind}s/${entry}`;
      const found = await assetIn(archive.folder, name);
      if (!named.has(found.file)) assets.set(name, { ...found, ...described(found, known) });
    }
  }
  return assets;
}

const refusal = (line: number, reason: string) =>
  new Error(`Line ${line} of data.ndjson: ${reason} Nothing was imported.`);

/**
 * The facts of a file, if there are any, and a name for its upload with the file's own ending, because the name that
 * people gave it may have another.
 */
function described({ kind, file }: AssetFile, known: FactsMap): { facts?: AssetFacts; filename: string } {
  const name = basename(file);
  const [, sha1 = '', rest = ''] = name.match(/^([0-9a-f]{40})([^.]*)\./) ?? [];
  // Sanity's export writes "<sha1>-mp4.bin" where an ending holds a digit.
  const isBin = kind === 'file' && /^-[a-z0-9]+$/.test(rest) && name.endsWith('.bin');
  const ending = isBin ? rest.slice(1) : name.split('.').pop();
  const facts = known[`${kind}-${sha1}${rest}-${ending}`] ?? known[factsKey(kind, sha1)];
  const given = facts?.originalFilename;
  const isFit = typeof given === 'string' && (kind === 'image' || given.toLowerCase().endsWith(`.${ending}`));
  return { facts, filename: isFit ? given : isBin ? `${sha1}.${ending}` : name };
}
