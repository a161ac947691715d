import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { below, isThorough } from './effort-fixture.ts';
import { ask, type LakeProcess, startLake, writeAsset, writeDocument } from './lake-process-fixture.ts';
import { canSignIn, emailBy, joinTeam } from './people-fixture.ts';

const kills = isThorough ? 300 : 2;
const writers = 6;
const maxAcknowledged = 60; // until a kill

interface Acknowledged {
  documents: Map<string, string>;
  assets: Set<string>;
  accounts: Set<string>;
  /** The email address whose session each token opens. */
  sessions: Map<string, string>;
}

const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex');

/**
 * Writes with several writers at once, and kills the lake in the middle of it. Resolves when none of them writes any
 * more.
 */
async function writeUntilKilled(lake: LakeProcess, round: number, all: Acknowledged): Promise<void> {
  let left = 1 + below(maxAcknowledged);
  let killed: Promise<void> | undefined;
  const count = () => {
    if (--left <= 0) killed ??= lake.end('SIGKILL');
  };
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let n = 0; ; n++) {
        try {
          if (n % 4 === 3)
            await joinTeam(lake.url, `r${round}-w${writer}-${n}@corp.example`, {
              account: (email) => all.accounts.add(email),
              session: (token, email) => all.sessions.set(token, email),
            });
          else if (n % 4 === 2) {
            const bytes = randomBytes(1 + below(200_000));
            if (await writeAsset(lake.url, bytes)) all.assets.add(sha1(bytes));
          } else {
            const [_id, text] = [`r${round}-w${writer}-${n}`, randomBytes(below(4_000)).toString('base64')];
            if (await writeDocument(lake.url, { _id, text })) all.documents.set(_id, text);
          }
          count();
        } catch {
          return; // the lake is gone
        }
      }
    }),
  );
  await killed;
}

test(`a lake that is killed ${kills} times in the midst of writing loses nothing that it acknowledged`, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-kill-'));
  const all: Acknowledged = {
    documents: new Map(),
    assets: new Set(),
    accounts: new Set(),
    sessions: new Map(),
  };
  let lake = await startLake(dataDir);
  for (let round = 0; round < kills; round++) {
    await writeUntilKilled(lake, round, all);
    lake = await startLake(dataDir);
  }

  const found = new Map(
    (await ask<{ _id: string; text: string }[]>(lake.url, '*[_type == "x"]{_id, text}')).map(
      ({ _id, text }) => [_id, text],
    ),
  );
  const named = new Set(await ask<string[]>(lake.url, '*[_type == "sanity.fileAsset"].sha1hash'));
  const strangers: string[] = [];
  for (const email of all.accounts) if (!(await canSignIn(lake.url, email))) strangers.push(email);
  for (const [token, email] of all.sessions)
    if ((await emailBy(lake.url, token)) !== email) strangers.push(`the session of ${email}`);
  await lake.end('SIGTERM');
  // Where it was killed before the first file came, there is no folder for them.
  const folder = join(dataDir, 'assets');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const lost = [
    ...[...all.documents].filter(([_id, text]) => found.get(_id) !== text).map(([_id]) => _id),
    ...[...all.assets].filter((hash) => !named.has(hash) || !files.includes(`${hash}.bin`)),
    ...strangers,
  ];
  const torn = files.filter((name) => name !== `${sha1(readFileSync(join(dataDir, 'assets', name)))}.bin`);
  console.log(
    `Killed ${kills} times: ${all.documents.size} documents, ${all.assets.size} assets, ${all.accounts.size} accounts and ${all.sessions.size} sessions acknowledged, ${lost.length} lost, ${torn.length} torn.`,
  );
  expect({ lost, torn }).toEqual({ lost: [], torn: [] });
  const database = new DatabaseSync(join(dataDir, 'lake.sqlite'), { readOnly: true });
  expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  database.close();
}, 3_600_000);
