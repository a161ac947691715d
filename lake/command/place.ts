import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LakeError } from '../kernel/store/lake-error.ts';
import { isOpening } from '../kernel/store/opening-id.ts';
import type { Options } from './read-options.ts';

/** Which project and dataset a data folder holds, and whether what is published there can be read without a token. */
export interface HeldDataset {
  project: string;
  dataset: string;
  aclMode: 'public' | 'private';
}

/**
 * The place that a data folder is for: project and dataset as they were asked for at its first start, and who may read
 * as it was said last. Throws LakeError when another project or dataset is asked for, or when the file that keeps it
 * cannot be read.
 */
export function keepPlace({
  data,
  project,
  dataset,
  aclMode,
}: Pick<Options, 'data' | 'project' | 'dataset' | 'aclMode'>): HeldDataset {
  const file = join(data, 'lake.json');
  const keep = (place: HeldDataset): HeldDataset => {
    writeFileSync(file, `${JSON.stringify(place)}\n`, { mode: 0o600 });
    return place;
  };
  if (!existsSync(file))
    return keep({
      project: project ?? 'local',
      dataset: dataset ?? 'production',
      aclMode: aclMode ?? 'public',
    });
  const place = readPlace(file);
  for (const [what, asked] of [
    ['project', project],
    ['dataset', dataset],
  ] as const)
    if (asked !== undefined && asked !== place[what])
      throw new LakeError(
        `The data folder "${data}" holds the ${what} "${place[what]}", not "${asked}". Leave --${what} out, or use another folder (--data).`,
      );
  return aclMode === undefined || aclMode === place.aclMode ? place : keep({ ...place, aclMode });
}

function readPlace(file: string): HeldDataset {
  try {
    const { project, dataset, aclMode } = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof project === 'string' && typeof dataset === 'string')
      return { project, dataset, aclMode: aclMode === 'private' ? aclMode : 'public' };
  } catch {
    // What is wrong with it is said below.
  }
  throw new LakeError(`"${file}" cannot be read: {"project": "…", "dataset": "…"} was expected.`);
}

const addressFile = (data: string) => join(data, 'address');

/** Notes where the lake of a data folder listens; the returned function removes the note. */
export function noteAddress(data: string, url: string): () => void {
  writeFileSync(addressFile(data), url, { mode: 0o600 });
  return () => rmSync(addressFile(data), { force: true });
}

/**
 * Where the lake of a data folder answers; undefined when none does, as after it was killed, even if another process
 * has its port.
 */
export async function runningAt(data: string): Promise<string | undefined> {
  if (!existsSync(addressFile(data))) return undefined;
  const url = readFileSync(addressFile(data), 'utf8');
  const answer = await fetch(`${url}/ping`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return answer?.ok && isOpening(answer, data) ? url : undefined;
}
