import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { readEnvironment } from '#settings/environment.ts';
import { openRecords, recordsFile } from '../../known/open-records.ts';
import { readMoment, readState } from '../../known/renewal-state.ts';
import { beginBuild } from './build-state.ts';

test('a build knows up to which event and moment its pages know the content, in its own folder', async () => {
  const distDir = mkdtempSync(join(tmpdir(), 'tessera-build-'));
  const its: TestLake = await testLake();
  try {
    await its.client().create({ _id: 'page-a', _type: 'page' });
    mkdirSync(dirname(recordsFile(distDir)), { recursive: true });
    const before = new Date().toISOString();
    const finish = await beginBuild(readEnvironment({ SANITY_API_HOST: its.url }), distDir);
    const after = new Date().toISOString();
    await finish();
    const records = openRecords(recordsFile(distDir));
    expect(readState(records)).toMatchObject({ lastEventId: expect.any(String) });
    const moment = readMoment(records) ?? '';
    expect([before <= moment, moment <= after]).toEqual([true, true]);
    records.close();
  } finally {
    await its.close();
    rmSync(distDir, { recursive: true });
  }
});
