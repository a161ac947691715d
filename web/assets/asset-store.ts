import { createWriteStream, type WriteStream } from 'node:fs';
import { glob, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';

const description = z.object({ type: z.string(), bytes: z.number(), until: z.number().optional() });

/** An asset on disk. */
export interface StoredAsset {
  file: string;
  type: string;
  bytes: number;
  /** The time, in milliseconds since 1970, after which the lake may have a better version; never without it. */
  until?: number | undefined;
}

/** An asset that is being written; it can be found only once it is kept. */
export interface AssetDraft {
  stream: WriteStream;
  keep: (type: string, until?: number) => Promise<void>;
  drop: () => Promise<void>;
}

const maxRemembered = 5_000; // descriptions
const touchMs = 60 * 60_000; // an asset in use is marked as such once in so long
const maxVariants = 300; // of one picture
const shareOfCount = 0.05; // of the limit, after whose growth the files are counted anew
const maxDraftMs = 60 * 60_000; // without a byte, after which a draft counts as abandoned

/** What was read of an asset: it holds as long as the file of its description is this one. */
interface Remembered {
  asset: StoredAsset;
  version: string;
  touchedAt: number;
}

/**
 * Assets on disk by key, within a limit of bytes and of variants of one asset; the least recently used go first. The
 * keys of an asset's variants share their beginning, up to a hyphen.
 */
export class AssetStore {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #maxVariants: number;
  #bytes: number | null = null;
  /** The bytes kept since the files were counted; other processes that use the folder may have added as many. */
  #added = 0;
  #count = 0;
  /** The asset that was asked for last stands last. */
  readonly #remembered = new Map<string, Remembered>();

  constructor(folder: string, maxBytes: number, most = maxVariants) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
    this.#maxVariants = most;
  }

  /** The stored asset, or null. One that is asked for counts as used, to the hour. */
  async find(key: string): Promise<StoredAsset | null> {
    const file = this.#fileOf(key);
    const before = this.#remembered.get(key);
    this.#remembered.delete(key);
    try {
      // Another front may have removed the asset, or kept it once more.
      const [version] = await Promise.all([versionOf(`${file}.json`), stat(file)]);
      const isSame = before?.version === version;
      const asset = isSame ? before.asset : { file, ...(await readDescription(`${file}.json`)) };
      const now = Date.now();
      const isTouched = isSame && now - before.touchedAt < touchMs;
      if (!isTouched) await utimes(file, now / 1000, now / 1000);
      this.#remember(key, { asset, version, touchedAt: isTouched ? before.touchedAt : now });
      return asset;
    } catch {
      return null;
    }
  }

  /** Whether any variant of an asset is kept, by the beginning of its keys. */
  async hasCopies(asset: string): Promise<boolean> {
    return (await this.#list(variantsOf(asset))).length > 0;
  }

  /** Removes all variants of an asset, by the beginning of its keys. */
  async forget(asset: string): Promise<void> {
    // Drafts go, too: their bytes are the deleted asset's.
    for await (const name of glob(variantsOf(asset), { cwd: this.#folder }))
      await rm(path.join(this.#folder, name), { force: true });
    this.#bytes = null; // counted anew when the next one is kept
  }

  /** Opens a draft to write a new asset to. */
  async open(key: string): Promise<AssetDraft> {
    const file = this.#fileOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    this.#count += 1;
    const own = `${process.pid}.${this.#count}.part`;
    const [draft, words] = [`${file}.${own}`, `${file}.json.${own}`];
    return {
      stream: createWriteStream(draft),
      keep: async (type, until) => {
        const { size: bytes } = await stat(draft);
        // Renamed into place like the asset itself, because it may be read while the same asset is kept again.
        await writeFile(words, JSON.stringify({ type, bytes, until }));
        await rename(draft, file);
        await rename(words, `${file}.json`);
        await this.#dropVariants(key);
        await this.#makeRoom(bytes);
      },
      drop: () => rm(draft, { force: true }),
    };
  }

  #remember(key: string, one: Remembered): void {
    this.#remembered.set(key, one);
    if (this.#remembered.size > maxRemembered)
      this.#remembered.delete(this.#remembered.keys().next().value ?? '');
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, key.slice(0, 2), key);
  }

  async #dropVariants(key: string): Promise<void> {
    const [asset = ''] = key.split('-');
    const variants = await this.#list(variantsOf(asset));
    if (variants.length <= this.#maxVariants) return;
    variants.sort((a, b) => a.mtimeMs - b.mtimeMs);
    // A tenth at once, for the same reason as below.
    for (const { file, size } of variants.slice(0, variants.length - Math.floor(this.#maxVariants * 0.9))) {
      await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
      if (this.#bytes !== null) this.#bytes -= size;
    }
  }

  async #makeRoom(added: number): Promise<void> {
    this.#added += added;
    const isCounted = this.#bytes !== null && this.#added <= this.#maxBytes * shareOfCount;
    if (this.#bytes !== null) this.#bytes += added;
    if (isCounted && this.#bytes !== null && this.#bytes <= this.#maxBytes) return;
    this.#added = 0;
    await this.#removeUnfinished();
    const files = await this.#list();
    this.#bytes = files.reduce((sum, { size }) => sum + size, 0);
    if (this.#bytes <= this.#maxBytes) return;
    files.sort((a, b) => a.mtimeMs - b.mtimeMs);
    // A tenth is freed at once, so that a full store is not searched for every new asset.
    for (const { file, size } of files) {
      if (this.#bytes <= this.#maxBytes * 0.9) break;
      await Promise.all([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
      this.#bytes -= size;
    }
  }

  /** Removes drafts of fronts that were killed while writing. */
  async #removeUnfinished(): Promise<void> {
    for await (const name of glob('*/*.part', { cwd: this.#folder })) {
      const draft = path.join(this.#folder, name);
      const { mtimeMs } = await stat(draft).catch(() => gone);
      if (Date.now() - mtimeMs > maxDraftMs) await rm(draft, { force: true });
    }
  }

  async #list(pattern = '*/*'): Promise<{ file: string; size: number; mtimeMs: number }[]> {
    const names = await Array.fromAsync(glob(pattern, { cwd: this.#folder }));
    const assets = names
      .filter((name) => path.extname(name) === '')
      .map((name) => path.join(this.#folder, name));
    const found = assets.map(async (file) => ({ file, ...pick(await stat(file).catch(() => gone)) }));
    return Promise.all(found);
  }
}

const readDescription = async (file: string) => description.parse(JSON.parse(await readFile(file, 'utf8')));

/** Tells a file from another that has been renamed into its place. */
async function versionOf(file: string): Promise<string> {
  const { ino, mtimeMs } = await stat(file);
  return `${ino} ${mtimeMs}`;
}

const variantsOf = (asset: string): string => `${asset.slice(0, 2)}/${asset}-*`;

const gone = { size: 0, mtimeMs: 0 }; // another front has removed it meanwhile

function pick({ size, mtimeMs }: { size: number; mtimeMs: number }) {
  return { size, mtimeMs };
}
