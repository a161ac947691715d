import { createReadStream, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { pour } from './pour.ts';

const file = join(await mkdtemp(join(tmpdir(), 'tessera-pour-')), 'words');
writeFileSync(file, 'words');

test('what is read arrives through all streams', async () => {
  const last = new PassThrough();
  const read = buffer(last);
  await pour(createReadStream(file), new PassThrough(), last);
  expect(String(await read)).toBe('words');
});

test('for a reader who has hung up before anything came, the file is closed', async () => {
  const gone = new PassThrough();
  gone.destroy();
  await expect.poll(() => gone.closed).toBe(true);
  const source = createReadStream(file);
  await expect(pour(source, gone)).rejects.toThrow('destroyed');
  await expect.poll(() => source.closed).toBe(true);
});
