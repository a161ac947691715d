import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import type { NameOf, OptionName } from './kernel/name-of.ts';
import { prepareFolder } from './kernel/store/database.ts';
import { type Lake, openLake } from './lake.ts';
import { type NewDocument, putDocuments } from './put-content.ts';
import { senderTo } from './send-to-lake.ts';
import { serveLake } from './serve.ts';

/** What a lake of a test begins with; all of it may be left out. */
export interface CreateLakeOptions {
  /** The folder that keeps it; when left out, a temporary one that `close` removes. */
  data?: string;
  /** The id of the project, `test` when left out. */
  project?: string;
  /** The name of the dataset, `production` when left out. */
  dataset?: string;
  /** Whether published documents can be read without a token (`public`, when left out), or nothing can. */
  aclMode?: 'public' | 'private';
  /** The documents that it begins with; each takes the place of the one with its id. */
  documents?: readonly NewDocument[];
  /** The port of this machine; a free one when left out. */
  port?: number;
  /** Origins whose pages may call it from a browser, such as `http://localhost:3333`. */
  origins?: readonly string[];
}

/** A lake that answers on this machine until it is closed. */
export interface CreatedLake extends AsyncDisposable {
  /** Where it answers, such as `http://127.0.0.1:41233`. */
  url: string;
  /** The administrator's token, which may do everything. */
  token: string;
  /** The options with which Sanity's client is the lake's administrator: `createClient(lake.config)`. */
  config: {
    projectId: string;
    dataset: string;
    apiHost: string;
    apiVersion: string;
    useProjectHostname: false;
    useCdn: false;
    token: string;
  };
  /** The lake itself, for what cannot be asked over HTTP. */
  lake: Lake;
  /** Closes it; resolves when it is all gone. */
  close(): Promise<void>;
}

/**
 * Makes a Content Lake on a port of this machine, for a test or a script. Throws LakeError with a sentence when its
 * folder or port cannot be used, and an Error with what the lake says when it refuses a document.
 */
export async function createLake({
  data,
  project = 'test',
  dataset = 'production',
  aclMode = 'public',
  documents = [],
  port: wanted,
  origins = [],
}: CreateLakeOptions = {}): Promise<CreatedLake> {
  const ends: (() => unknown)[] = [];
  const close = async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  };
  try {
    const folder = data ?? mkdtempSync(join(tmpdir(), 'tessera-lake-'));
    if (data === undefined) ends.push(() => rmSync(folder, { recursive: true, force: true }));
    else prepareFolder(folder, nameOf);
    // Addresses of assets begin with the lake's own, which needs the port.
    const port = wanted ?? (await freePort());
    const url = `http://127.0.0.1:${port}`;
    const token = randomBytes(24).toString('base64url');
    const place = { projectId: project, dataset };
    const lake = openLake({
      ...place,
      dataDir: folder,
      aclMode,
      token,
      publicUrl: url,
      origins: [...origins],
      isLocal: true,
      nameOf,
    });
    ends.push(() => lake.close());
    const served = await serveLake(lake, { port });
    ends.push(() => served.close());
    await putDocuments(senderTo(lake, token), dataset, documents);
    const client = {
      apiHost: url,
      apiVersion: '2025-02-19',
      useProjectHostname: false,
      useCdn: false,
    } as const;
    return { url, token, config: { ...place, ...client, token }, lake, close, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

const options: { [Option in OptionName]?: string } = {
  dataDir: 'data',
  dataset: 'dataset',
  origins: 'origins',
  port: 'port',
};
const nameOf: NameOf = (option) =>
  option === 'token'
    ? 'token of what createLake answers'
    : options[option] && `${options[option]} of createLake`;
