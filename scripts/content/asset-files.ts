import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type AssetDocument, kindOf } from '../archive/asset-names.ts';

const folders = ['pictures', 'films', 'animations', 'press', 'files'] as const;
const filmEndings = new Set(['mp4', 'webm', 'mov', 'vtt']);

/** The files of a content, among which the assets of a dataset find theirs. */
export interface AssetFiles {
  /**
   * The name by which documents of the content refer to an asset, such as `image@pictures/cover.webp`; undefined for an
   * id that no asset has.
   */
  nameOf(id: string): string | undefined;
  /** The files that do not exist yet, of all assets asked for so far. */
  readonly added: ReadonlyMap<string, AssetDocument>;
}

/**
 * Finds the files of assets in the folder of a content by their bytes; an asset that has none there gets a name of its
 * own.
 */
export function assetFiles(folder: string, assets: readonly AssetDocument[]): AssetFiles {
  const byId = new Map(assets.map((asset) => [asset._id, asset]));
  const files = filesIn(folder);
  const byHash = new Map(files.map((file) => [sha1Of(join(folder, file)), file]));
  const taken = new Set(files);
  const added = new Map<string, AssetDocument>();
  return {
    added,
    nameOf(id) {
      const asset = byId.get(id);
      if (!asset) return undefined;
      const hash = String(asset.sha1hash);
      const file = byHash.get(hash) ?? freeFile(asset, taken);
      if (!taken.has(file)) added.set(file, asset);
      taken.add(file);
      byHash.set(hash, file);
      return `${kindOf(asset)}@${file}`;
    },
  };
}

/** All files of a content that can be assets, also in folders below, as paths in the content's folder. */
export function filesIn(folder: string): string[] {
  return folders
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((file) => join(name, file)),
    )
    .filter((file) => statSync(join(folder, file)).isFile());
}

function freeFile(asset: AssetDocument, taken: ReadonlySet<string>): string {
  const { originalFilename, extension, sha1hash } = asset;
  const given = typeof originalFilename === 'string' ? originalFilename : '';
  const ending = String(extension).replace(/[^a-z0-9]/g, '') || 'bin';
  const words = given
    .slice(0, given.length - extname(given).length)
    .normalize('NFKD')
    .toLowerCase();
  const name = words
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const place = `${folderOf(asset, ending)}/${name || String(sha1hash)}`;
  for (let count = 1; ; count++) {
    const file = `${place}${count > 1 ? `-${count}` : ''}.${ending}`;
    if (!taken.has(file)) return file;
  }
}

function folderOf(asset: AssetDocument, ending: string): (typeof folders)[number] {
  if (kindOf(asset) === 'image') return 'pictures';
  if (ending === 'riv') return 'animations';
  return filmEndings.has(ending) ? 'films' : 'files';
}

const sha1Of = (file: string): string => createHash('sha1').update(readFileSync(file)).digest('hex');
