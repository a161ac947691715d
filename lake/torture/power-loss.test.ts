import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../kernel/store/store.ts';
import { Disk } from './disk-fixture.ts';
import { below, isThorough } from './effort-fixture.ts';
import { bytesOf, readTrace } from './trace-fixture.ts';

const hasStrace = spawnSync('strace', ['-V']).status === 0;
const rounds = isThorough ? 80 : 3;
const calls = 'openat,close,write,pwrite64,fsync,fdatasync,rename,ftruncate,unlink,mkdir';
const sha1 = (bytes: Uint8Array | string) => createHash('sha1').update(bytes).digest('hex');

/** What a lake has acknowledged: documents with a hash of their text, assets by theirs, and comments. */
interface Acknowledged {
  document: Map<string, string>;
  asset: Set<string>;
  comment: Set<string>;
}

/** What of that is missing or torn in a folder when the next lake opens it. */
function lostIn(dataDir: string, { document, asset, comment }: Acknowledged): string[] {
  const [main, comments] = [dataDir, join(dataDir, 'comments')].map((folder) => openStore(folder));
  const file = (hash: string) => join(dataDir, 'assets', `${hash}.bin`);
  const isWhole = (hash: string) => existsSync(file(hash)) && sha1(readFileSync(file(hash))) === hash;
  const lost = [
    ...[...document].filter(([id, hash]) => sha1(String(main?.get(id)?.text)) !== hash).map(([id]) => id),
    ...[...asset].filter((hash) => !main?.get(`file-${hash}-bin`) || !isWhole(hash)),
    ...[...comment].filter((id) => !comments?.get(id)),
    // What was not acknowledged may be missing, but must not be there by halves.
    ...(existsSync(join(dataDir, 'assets')) ? readdirSync(join(dataDir, 'assets')) : [])
      .filter((name) => name.endsWith('.bin') && !isWhole(name.replace('.bin', '')))
      .map((name) => `${name}, torn`),
  ];
  const problem = main?.database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
  main?.close();
  comments?.close();
  return problem === 'ok' ? lost : [...lost, String(problem)];
}

test.skipIf(!hasStrace)(
  'at whichever sync the power goes, what was acknowledged is on the disk, and what was not is not there by halves (this needs strace)',
  async () => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'tessera-power-')));
    const [dataDir, trace] = [join(root, 'data'), join(root, 'trace')];
    mkdirSync(dataDir);
    const script = join(import.meta.dirname, 'writing-lake-fixture.ts');
    const words = ['-f', '-xx', '-s', '10000000', '-e', `trace=${calls}`, '-e', 'signal=none', '-o', trace];
    const node = [process.execPath, '--disable-warning=ExperimentalWarning', script, dataDir, String(rounds)];
    const { status, stderr } = spawnSync('strace', [...words, ...node], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);

    const disk = new Disk(dataDir);
    const all: Acknowledged = { document: new Map(), asset: new Set(), comment: new Set() };
    let states = 0;
    /**
     * Lets the power go: once all that is not certain is lost, once a random part of it. Then looks at what is left.
     */
    function loseNow(when: string): void {
      for (const survives of [() => false, () => below(2) === 0]) {
        const left = join(root, `left-${++states}`);
        disk.rebuild(left, survives);
        expect(lostIn(left, all), `as of the ${states}th loss, ${when}`).toEqual([]);
        rmSync(left, { recursive: true, force: true });
      }
    }
    for await (const call of readTrace(trace)) {
      if (call.name !== 'write' || call.args[0] !== '1') {
        // Before a sync most is uncertain, after it least.
        const isSync = call.name === 'fsync' || call.name === 'fdatasync';
        if (isSync) loseNow('before a sync');
        disk.follow(call);
        if (isSync) loseNow('after a sync');
        continue;
      }
      const [what, id = '', hash = ''] = bytesOf(call.args[1]).toString().trim().split(' ');
      if (what === 'document') all.document.set(id, hash);
      else if (what === 'asset') all.asset.add(id);
      else all.comment.add(id);
      loseNow('after an acknowledgement');
    }
    expect(all.asset.size).toBe(rounds);
    console.log(
      `Power lost ${states} times: ${all.document.size} documents, ${all.asset.size} assets and ${all.comment.size} comments acknowledged, 0 lost, 0 torn.`,
    );
    rmSync(root, { recursive: true });
  },
  3_600_000,
);
