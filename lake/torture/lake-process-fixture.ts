import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { tortured } from './tortured-fixture.ts';

/** A lake in a process of its own. */
export interface LakeProcess {
  url: string;
  /** The id of the process. */
  pid: number;
  /** Ends it by a signal, and resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const usualScript = join(import.meta.dirname, 'served-lake-fixture.ts');

/**
 * Starts a lake on a folder by a script, after the shell commands in `words`. Throws what it wrote to its error output
 * when it ends before it is ready.
 */
export async function startLake(
  dataDir: string,
  {
    words = '',
    script = usualScript,
    uid,
    gid,
  }: { words?: string; script?: string } & Pick<SpawnOptions, 'uid' | 'gid'> = {},
): Promise<LakeProcess> {
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', script, dataDir];
  const child = spawn('sh', ['-c', `${words} exec "$@"`, 'sh', ...node], {
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await urlOf(child);
  return {
    url,
    pid: child.pid ?? 0,
    async end(signal) {
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

async function urlOf(child: ChildProcess): Promise<string> {
  let [said, errors] = ['', ''];
  child.stderr?.on('data', (text: Buffer) => {
    errors += text;
  });
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      said += text;
      const [, url] = said.match(/^ready (\S+)\n/) ?? [];
      if (url) resolve(url);
    });
    child.once('close', () => reject(new Error(errors.trim())));
  });
}

const authorization = `Bearer ${tortured.token}`;

interface NewDocument {
  _id: string;
  [field: string]: unknown;
}

/** Makes a document, and returns the lake's answer. Throws when the lake does not answer. */
export async function sendDocument(url: string, document: NewDocument): Promise<Response> {
  const mutations = [{ create: { _type: 'x', ...document } }];
  return fetch(`${url}/v1/data/mutate/production`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  });
}

/** Makes a document, and answers whether that was acknowledged. Throws when the lake does not answer. */
export async function writeDocument(url: string, document: NewDocument): Promise<boolean> {
  return (await sendDocument(url, document)).ok;
}

/** Uploads a file, and returns the lake's answer. Throws when the lake does not answer. */
export async function sendAsset(url: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  return fetch(`${url}/v1/assets/files/production`, {
    method: 'POST',
    headers: { authorization },
    body: bytes,
  });
}

/** Uploads a file, and answers whether that was acknowledged. Throws when the lake does not answer. */
export async function writeAsset(url: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  return (await sendAsset(url, bytes)).ok;
}

/** The result of a query. */
export async function ask<Result>(
  url: string,
  query: string,
  params: Record<string, unknown> = {},
): Promise<Result> {
  const answer = await fetch(`${url}/v1/data/query/production`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ query, params }),
  });
  const { result } = await answer.json();
  return result;
}
