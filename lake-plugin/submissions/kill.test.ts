import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { below, isThorough } from '#lake/torture/effort-fixture.ts';
import { ask, type LakeProcess, startLake } from '#lake/torture/lake-process-fixture.ts';

const kills = isThorough ? 100 : 2;
const senders = 6;
const maxAcknowledged = 40; // until a kill
const script = join(import.meta.dirname, 'served-lake-fixture.ts');
const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

interface Kept {
  text: string;
  url: string | null;
}

/** Sends a form with a file; whether that was acknowledged. Throws when the lake does not answer. */
async function send(url: string, text: string, file: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const body = new FormData();
  body.set('text', text);
  body.set('cv', new File([file], 'cv.pdf'));
  return (await fetch(`${url}/submissions/v3/integration/submit/tessera/any`, { method: 'POST', body })).ok;
}

/** Has many senders send forms, and kills the lake while they do; resolves when nobody sends any more. */
async function sendUntilKilled(lake: LakeProcess, round: number, all: Map<string, string>): Promise<void> {
  let left = 1 + below(maxAcknowledged);
  let killed: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: senders }, async (_, sender) => {
      for (let n = 0; ; n++) {
        const [text, file] = [
          `r${round}-s${sender}-${n}`,
          Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(below(100_000))]),
        ];
        try {
          if (await send(lake.url, text, file)) all.set(text, sha1(file));
        } catch {
          return; // it is gone
        }
        if (--left <= 0) killed ??= lake.end('SIGKILL');
      }
    }),
  );
  await killed;
}

test(`a lake that is killed ${kills} times while forms come has every one that it acknowledged with its file, and no file of another`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-forms-kill-'));
  const all = new Map<string, string>();
  let lake = await startLake(dataDir, { script });
  for (let round = 0; round < kills; round++) {
    await sendUntilKilled(lake, round, all);
    lake = await startLake(dataDir, { script });
  }
  const found = await ask<Kept[]>(
    lake.url,
    '*[_type == "submission"]{"text": fields[name == "text"][0].value, "url": fields[name == "cv"][0].file.url}',
  );
  await lake.end('SIGTERM');

  const folder = join(dataDir, 'submissions');
  const nameOf = ({ url }: Kept) => url?.split('/').at(-1) ?? 'no file';
  const hashOf = (kept: Kept) => {
    const file = join(folder, nameOf(kept));
    return existsSync(file) ? sha1(readFileSync(file)) : 'none';
  };
  const byText = new Map(found.map((kept) => [kept.text, kept]));
  const lost = [...all].filter(([text, hash]) => {
    const kept = byText.get(text);
    return !kept || hashOf(kept) !== hash;
  });
  const own = new Set(found.map(nameOf));
  const left = readdirSync(folder).filter((name) => !own.has(name));
  console.log(
    `Killed ${kills} times: ${all.size} forms with a file acknowledged, ${lost.length} lost, ${left.length} files of none.`,
  );
  expect(all.size).toBeGreaterThan(0);
  expect({ lost, left }).toEqual({ lost: [], left: [] });
}, 3_600_000);
