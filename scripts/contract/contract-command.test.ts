import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { lakeOptions, type TestLake, testLake } from '#lake/lake-fixture.ts';
import { writeArchive } from '../archive/write-archive.ts';
import { documentsOf } from './dataset-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-contract-'));
const file = join(folder, 'export.tar.gz');
let its: TestLake;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  its = await testLake();
  await its.client().create(page('page-a', '/a'));
  await its.client().create(page('page-b', '/b', { sections: [{ _key: 'x', _type: 'carousel' }] }));
  await writeArchive(its.client({ perspective: 'raw' }), file);
  env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LAKE_PORT: String(await freePort()),
  };
});
afterAll(async () => {
  await its.close();
  rmSync(folder, { recursive: true });
});

const page = (_id: string, current: string, fields = {}) => ({
  _id,
  _type: 'page',
  title: _id,
  path: { _type: 'slug', current },
  seo: { description: 'What it is, in a sentence for those who search.' },
  sections: link({ href: 'https://a.example' }),
  ...fields,
});
const link = (fields: object) => [
  {
    _key: 'x',
    _type: 'cta-banner',
    title: 'Next',
    buttons: [{ _key: 'b', _type: 'button', label: 'Go', link: { _type: 'link', ...fields } }],
  },
];

/** Runs the command; resolves with its exit code and what it printed. */
async function contract(args: string[], more = {}) {
  const run = promisify(execFile)(process.execPath, ['scripts/contract.ts', ...args], {
    env: { ...env, ...more },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      stdout: error.stdout + error.stderr,
    }),
  );
}

test('the proof of the project is printed kind by kind, with its sum and its time', async () => {
  const { code, stdout } = await contract(['--proof']);
  expect(stdout).toMatch(/✓ cta-banner +\d+ values proven/);
  expect(stdout).toMatch(/\d+ values proven, \d+ rest on code, which is tried, 0 findings, \d+ ms/);
  expect(code).toBe(0);
});

test('a type of page is looked at alone as a kind is, and what is neither is refused with all that there are', async () => {
  const { code, stdout } = await contract(['--proof', '--kind', 'position']);
  expect(stdout).toMatch(/^✓ position +\d+ values proven.*\n\n\d+ values proven/);
  expect(code).toBe(0);
  expect((await contract(['--proof', '--kind', 'nothing'])).stdout).toMatch(
    /no kind and no page type "nothing"\. There are .*faq.*position/,
  );
});

test('the proof as JSON has a verdict for every value', async () => {
  const { stdout } = await contract(['--json']);
  const { proofs } = JSON.parse(stdout);
  const hero = proofs.find(({ subject }: { subject: string }) => subject === 'hero');
  expect(hero.verdicts).toContainEqual({ path: 'layout', verdict: 'proven', reason: '' });
});

test('an export is checked document by document, with their addresses in the Studio, and errors end with code 1', async () => {
  const { code, stdout } = await contract(['--dataset', file]);
  expect(stdout).toContain(`/b (page)  http://localhost:${env.PORT}/studio/intent/edit/id=page-b;type=page/`);
  expect(stdout).toContain('No kind of section is named "carousel"');
  expect(stdout).toMatch(/2 documents, 1 error, 0 warnings/);
  expect(code).toBe(1);
});

test('in CI each finding is an annotation, on one line', async () => {
  const { stdout } = await contract(['--dataset', file], { GITHUB_ACTIONS: 'true' });
  expect(stdout).toMatch(/^::error::page-b ✗ sections\.x: /m);
});

test('as JSON there is nothing but the findings', async () => {
  const { code, stdout } = await contract(['--dataset', file, '--json']);
  expect(JSON.parse(stdout)[0]).toMatchObject({
    level: 'error',
    id: 'page-b',
    path: 'sections.x',
    sitePath: '/b',
    studio: `http://localhost:${env.PORT}/studio/intent/edit/id=page-b;type=page/`,
  });
  expect(code).toBe(1);
});

test('a long list of findings is written whole, however slowly it is read', async () => {
  const many = join(folder, 'many.ndjson');
  const faulty = Array.from({ length: 2_000 }, (_, index) =>
    page(`page-${index}`, `/${index}`, { title: '' }),
  );
  writeFileSync(many, faulty.map((document) => JSON.stringify(document)).join('\n'));
  const { stdout } = await contract(['--dataset', many, '--json']);
  expect(JSON.parse(stdout).length).toBe(2_000);
});

test('every fault of a dataset is found, with the place of each', async () => {
  const redirect = (name: string, to: string) => ({
    _id: `redirect-${name}`,
    _type: 'redirect',
    from: { _type: 'slug', current: `/${name}` },
    to: { _type: 'link', href: to },
  });
  const slide = { _key: 'p', _type: 'slide', image: { _type: 'picture', asset: { _ref: 'image-a' } } };
  const faulty = [
    page('unknown-kind', '/1', { sections: [{ _key: 'x', _type: 'carousel' }] }),
    page('broken-section', '/2', { sections: [{ _key: 'x', _type: 'cta-banner', title: 7 }] }),
    page('no-title', '/3', { title: undefined }),
    page('gone', '/4', { sections: link({ page: { _type: 'reference', _ref: 'nobody' } }) }),
    page('gone-weak', '/5', {
      sections: link({ page: { _type: 'reference', _ref: 'nobody', _weak: true } }),
    }),
    page('twin', '/6'),
    page('other-twin', '/6'),
    page('dead-link', '/7', { sections: link({ href: '/nowhere' }) }),
    page('dead-place', '/8', { sections: link({ anchor: 'nowhere' }) }),
    page('empty', '/10', { sections: [] }),
    page('not-described', '/11', { seo: undefined }),
    page('no-words', '/9', { sections: [{ _key: 'x', _type: 'marquee', pictures: [slide] }] }),
    redirect('round', '/trip'),
    redirect('trip', '/round'),
    redirect('old', '/older'),
    redirect('older', '/1'),
    { _id: 'image-a', _type: 'sanity.imageAsset' },
    { _id: 'image-b', _type: 'sanity.imageAsset' },
    { _id: 'thing', _type: 'thing' },
  ];
  const lines = join(folder, 'faulty.ndjson');
  writeFileSync(lines, faulty.map((document) => JSON.stringify(document)).join('\n'));
  const { stdout } = await contract(['--dataset', lines, '--json']);
  const found: { level: string; id: string; path: string }[] = JSON.parse(stdout);
  const places = new Set(found.map(({ level, id, path }) => `${level} ${id} ${path}`.trim()));
  expect([...places].toSorted()).toEqual([
    'error broken-section sections.x',
    'error broken-section sections.x.title',
    'error dead-link sections.x.buttons.b.link',
    'error dead-place sections.x.buttons.b.link',
    'error empty sections',
    'error gone sections.x.buttons.b.link.page',
    'error no-title title',
    'error no-words sections.x.pictures.p.image.alt',
    'error other-twin path',
    'error redirect-round to',
    'error redirect-trip to',
    'error twin path',
    'error unknown-kind sections.x',
    'warning gone-weak sections.x.buttons.b.link.page',
    'warning image-b',
    'warning not-described seo.description',
    'warning redirect-old to',
    'warning thing',
  ]);
});

test('the documents of a lake are read in batches, the last of them short or empty', async () => {
  const ids = async (batch: number) =>
    (await documentsOf(its.client(), undefined, batch)).map(({ _id }) => _id);
  expect(await ids(1)).toEqual(['page-a', 'page-b']);
  expect(await ids(2)).toEqual(['page-a', 'page-b']);
  expect(await ids(1_000)).toEqual(['page-a', 'page-b']);
});

test('the lake that is running is checked; warnings alone end with code 0, until the drafts are looked at', async () => {
  const running = await testLake();
  try {
    const client = running.client();
    await client.create(page('page-a', '/a'));
    await client.create({ _id: 'thing', _type: 'thing' });
    await client.create({ ...page('page-a', '/a'), _id: 'drafts.page-a', title: undefined });
    const place = { SANITY_API_HOST: running.url, LAKE_TOKEN: lakeOptions.token };
    const [published, withDrafts] = await Promise.all([
      contract(['--dataset'], place),
      contract(['--dataset', '--drafts'], place),
    ]);
    expect(published.stdout).toContain('2 documents, 0 errors, 1 warning, ');
    expect(published.code).toBe(0);
    expect(withDrafts.stdout).toContain('✗ title: The Studio refuses it: Required');
    expect(withDrafts.code).toBe(1);
  } finally {
    await running.close();
  }
});

test('a lake that is not running is opened for the time of the check', async () => {
  const closed = await testLake({ dataDir: join(folder, 'closed') });
  await closed.client().create(page('page-a', '/a'));
  await closed.stop();
  expect(await contract(['--dataset'], { DATA_DIR: closed.dataDir })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('1 document, 0 errors'),
  });
});

test('an export that is not there, and an option that there is not, are said in a sentence', async () => {
  expect(await contract(['--dataset', '/nowhere.tar.gz'])).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('there is no such file'),
  });
  expect(await contract(['--everything'])).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("'--everything'"),
  });
});

test('a command that is asked to end while it searches ends the search, too', async () => {
  const command = spawn(process.execPath, ['scripts/contract.ts', '--kind', 'faq'], { env, stdio: 'ignore' });
  const ended = once(command, 'exit');
  const searches = () => {
    const words = ['-o', 'pid=', '--ppid', String(command.pid)];
    return spawnSync('ps', words, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean).map(Number);
  };
  await expect.poll(() => searches().length, { timeout: 30_000 }).toBe(1);
  const [search = 0] = searches();
  command.kill('SIGTERM');
  expect(await ended).toEqual([130, null]);
  expect(() => process.kill(search, 0)).toThrow('ESRCH');
}, 60_000);
