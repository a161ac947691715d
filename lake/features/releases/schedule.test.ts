import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '@sanity/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Clock } from '../../kernel/clock.ts';
import { type Lake, openLake } from '../../lake.ts';
import { lakeOptions } from '../../lake-fixture.ts';

const hourMs = 3_600_000;
const noon = Date.parse('2030-01-01T12:00:00.000Z');

/** A clock that stands still until it is told to go on. */
function standingClock() {
  let now = noon;
  let calls: { at: number; call: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(wait, call) {
      const one = { at: now + wait, call };
      calls.push(one);
      return () => {
        calls = calls.filter((other) => other !== one);
      };
    },
  };
  return {
    clock,
    get waiting() {
      return calls.length;
    },
    goOn(time: number) {
      const end = now + time;
      for (;;) {
        const next = calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        calls = calls.filter((other) => other !== next);
        now = next.at;
        next.call();
      }
      now = end;
    },
    /** Sets the clock forward or back; what waits goes on waiting as long as before. */
    set(by: number) {
      now += by;
      calls = calls.map((one) => Object.assign(one, { at: one.at + by }));
    },
    /** Lets time go by without any call, as when no lake is open. */
    skip(time: number) {
      now += time;
      calls = [];
    },
  };
}

let dataDir: string;
let lake: Lake;
let time: ReturnType<typeof standingClock>;
const open = () => openLake({ ...lakeOptions, dataDir, clock: time.clock });

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tessera-schedule-'));
  time = standingClock();
  lake = open();
});
afterEach(() => {
  lake.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The client of a person, whose requests go to whichever lake is open. */
const client = (token = lakeOptions.token) =>
  createClient({
    ...lakeOptions,
    apiVersion: '2025-02-19',
    apiHost: 'http://localhost',
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token,
    resolveFetch: () => (input, init) => lake.handle(new Request(input, init)),
  });
const at = (hours: number) => new Date(noon + hours * hourMs).toISOString();
const stateOf = async (releaseId: string) => (await client().releases.get({ releaseId }))?.state;

async function schedule(releaseId: string, hours: number, person = client()) {
  await person.releases.create({ releaseId, metadata: { releaseType: 'scheduled', cardinality: 'one' } });
  await person.createVersion({ publishedId: releaseId, releaseId, document: { _type: 'x', n: hours } });
  await person.releases.schedule({ releaseId, publishAt: at(hours) });
}

test('a time without its zone is refused: it would be another one wherever the lake runs', async () => {
  await client().releases.create({ releaseId: 'r1', metadata: { releaseType: 'scheduled' } });
  for (const publishAt of [
    '2030-01-31T09:00:00',
    '2030-01-31',
    'tomorrow',
    '2030-13-31T09:00:00Z',
    '2030-02-31T09:00:00Z',
  ])
    await expect(client().releases.schedule({ releaseId: 'r1', publishAt })).rejects.toThrow(
      `"publishAt" must be a moment with its zone, such as "2030-01-31T09:00:00Z", not "${publishAt}".`,
    );
  await client().releases.schedule({ releaseId: 'r1', publishAt: '2030-01-31T09:00+02:00' });
  expect(await client().releases.get({ releaseId: 'r1' })).toMatchObject({
    publishAt: '2030-01-31T07:00:00.000Z',
  });
});

test('a release is published at its time, by whoever scheduled it, and not before', async () => {
  const editor = client(lake.createToken('editor', 'Ed'));
  await schedule('later', 5, editor);
  await schedule('sooner', 3);
  const before = await client().releases.get({ releaseId: 'later' });
  expect(before).toMatchObject({ state: 'scheduled', publishAt: at(5), metadata: { cardinality: 'one' } });
  time.goOn(3 * hourMs - 1);
  expect(await client().fetch('*[_type == "x"]._id')).toEqual([
    'versions.later.later',
    'versions.sooner.sooner',
  ]);
  time.goOn(1);
  expect(await client().fetch('*[_type == "x"]._id')).toEqual(['sooner', 'versions.later.later']);
  time.goOn(10 * hourMs);
  expect(await client().fetch('*[_type == "x"].n')).toEqual([5, 3]);
  expect(await client().releases.get({ releaseId: 'later' })).toMatchObject({
    state: 'published',
    userId: before?.userId,
    finalDocumentStates: [{ id: 'versions.later.later' }],
  });
  expect(time.waiting, 'nothing waits any more').toBe(0);
});

test('what fell due while the lake was closed is published when it opens, in its order', async () => {
  await schedule('later', 2);
  await schedule('sooner', 1);
  lake.close();
  time.skip(3 * hourMs);
  lake = open();
  const order = await client().fetch('*[_type == "system.release"] | order(publishAt) {name, state, _rev}');
  expect(order).toMatchObject([
    { name: 'sooner', state: 'published' },
    { name: 'later', state: 'published' },
  ]);
  expect(await client().fetch('*[_type == "x"]._id')).toEqual(['later', 'sooner']);
});

test('when the clock of the machine is set, a release is published by what it says from then on, and once', async () => {
  await schedule('release', 2);
  time.goOn(1.9 * hourMs);
  time.set(-5 * hourMs);
  time.goOn(4 * hourMs);
  expect(await stateOf('release')).toBe('scheduled');
  time.set(3 * hourMs);
  time.goOn(60_000); // within which the clock is read again
  const published = await client().releases.get({ releaseId: 'release' });
  expect(published?.state).toBe('published');
  time.set(-5 * hourMs);
  time.goOn(6 * hourMs);
  expect((await client().releases.get({ releaseId: 'release' }))?._rev).toBe(published?._rev);
});

test('a time that is moved, taken back or past already is kept to', async () => {
  await schedule('moved', 1);
  await client().releases.schedule({ releaseId: 'moved', publishAt: at(4) });
  await schedule('taken-back', 2);
  await client().releases.unschedule({ releaseId: 'taken-back' });
  time.goOn(3 * hourMs);
  expect([await stateOf('moved'), await stateOf('taken-back')]).toEqual(['scheduled', 'active']);
  time.goOn(1 * hourMs);
  expect(await stateOf('moved')).toBe('published');
  await schedule('past', -1);
  time.goOn(0);
  expect(await stateOf('past')).toBe('published');
});

const toTarget = { _ref: 'target', _weak: true, _strengthenOnPublish: { type: 'x' } };

/** Schedules a release for an hour from now that cannot be published then, because what it refers to is deleted. */
async function scheduleBroken(): Promise<void> {
  await client().create({ _id: 'target', _type: 'x' });
  await client().releases.create({ releaseId: 'broken' });
  const document = { _type: 'x', to: toTarget };
  await client().createVersion({ publishedId: 'from', releaseId: 'broken', document });
  await client().releases.schedule({ releaseId: 'broken', publishAt: at(1) });
  await client().delete('target');
}

test('a release that cannot be published says why, and the next ones are published', async () => {
  await scheduleBroken();
  await schedule('fine', 1);
  time.goOn(2 * hourMs);
  const broken = await client().releases.get({ releaseId: 'broken' });
  expect(broken).toMatchObject({ state: 'active', error: { message: expect.stringContaining('"target"') } });
  expect(broken).not.toHaveProperty('publishAt');
  expect(await client().getDocument('versions.broken.from')).toMatchObject({ to: toTarget });
  expect(await stateOf('fine')).toBe('published');

  await client().create({ _id: 'target', _type: 'x' });
  await client().releases.schedule({ releaseId: 'broken', publishAt: at(3) });
  expect(await client().releases.get({ releaseId: 'broken' })).not.toHaveProperty('error');
  time.goOn(1 * hourMs);
  expect(await stateOf('broken')).toBe('published');
});

/** Does some work while the disk takes nothing, and returns what the lake says of it in its log. */
async function whileFull(work: () => void): Promise<unknown[][]> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const database = new DatabaseSync(join(dataDir, 'lake.sqlite'));
  database.exec(
    `CREATE TRIGGER full BEFORE INSERT ON transactions BEGIN SELECT RAISE(FAIL, 'the disk is full'); END`,
  );
  try {
    work();
    return [...log.mock.calls];
  } finally {
    database.exec('DROP TRIGGER full');
    database.close();
    log.mockRestore();
  }
}

test('a fault of the lake itself is tried again a minute later', async () => {
  await schedule('r1', 1);
  const said = await whileFull(() => time.goOn(hourMs));
  expect(said).toContainEqual([expect.stringContaining('"r1"'), expect.any(Error)]);
  expect(await stateOf('r1')).toBe('scheduled');
  time.goOn(60_000);
  expect(await stateOf('r1')).toBe('published');
});

test('releases that cannot be read when one is due end nothing, and are read again a minute later', async () => {
  await schedule('r1', 1);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const database = new DatabaseSync(join(dataDir, 'lake.sqlite'));
  database.exec('ALTER TABLE lookups RENAME TO lost');
  time.goOn(hourMs);
  database.exec('ALTER TABLE lost RENAME TO lookups');
  database.close();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('tried again in a minute'), expect.any(Error));
  time.goOn(60_000);
  expect(await stateOf('r1')).toBe('published');
});

test('a lake opens though its disk is full and a release is due that cannot be published', async () => {
  await scheduleBroken();
  lake.close();
  time.skip(2 * hourMs);
  const said = await whileFull(() => {
    lake = open();
  });
  expect(said).toContainEqual([expect.stringContaining('"broken"'), expect.any(Error)]);
  expect(await stateOf('broken')).toBe('scheduled');
  time.goOn(60_000);
  expect(await client().releases.get({ releaseId: 'broken' })).toMatchObject({
    state: 'active',
    error: { message: expect.stringContaining('"target"') },
  });
});

test('a release is published under the name that its document has, whatever stands in it', async () => {
  await schedule('r1', 5);
  const odd = { _type: 'system.release', name: 'r1', state: 'scheduled', publishAt: at(1) };
  await client().create({ ...odd, _id: '_.releases.r2' });
  await client().create({ ...odd, _id: 'elsewhere' });
  time.goOn(2 * hourMs);
  expect([await stateOf('r1'), await stateOf('r2')]).toEqual(['scheduled', 'published']);
  expect(await client().getDocument('elsewhere')).toMatchObject({ state: 'scheduled' });
});

test('a release that came from elsewhere without a time, or with a broken one, waits for nothing', async () => {
  for (const publishAt of [undefined, 'soon'])
    await client().createOrReplace({
      _id: '_.releases.odd',
      _type: 'system.release',
      name: 'odd',
      state: 'scheduled',
      ...(publishAt && { publishAt }),
    });
  expect(time.waiting).toBe(0);
  await client().releases.schedule({ releaseId: 'odd', publishAt: at(1) });
  expect(time.waiting).toBe(1);
});

test('a listener hears of what the clock publishes', async () => {
  await schedule('r1', 1);
  const url = `http://localhost/v1/data/listen/production?query=${encodeURIComponent('*[_type == "x"]')}`;
  const headers = { authorization: `Bearer ${lakeOptions.token}` };
  const { body } = await lake.handle(new Request(url, { headers }));
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  time.goOn(hourMs);
  let text = '';
  while (text.split('event: mutation').length < 3) text += (await reader?.read())?.value;
  await reader?.cancel();
  expect(text).toMatch(
    /"documentId":"r1"[^\n]*"transition":"appear"|"transition":"appear"[^\n]*"documentId":"r1"/,
  );
  expect(text.match(/"transactionTotalEvents":2/g)).toHaveLength(2);
});
