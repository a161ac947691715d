import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLake, testLake } from './lake-fixture.ts';
import { sanityNames } from './names/sanity-names.ts';
import { type SanityHosts, sanityHosts } from './sanity-hosts-fixture.ts';

// Sanity's own CLI, which knows no host but Sanity's. Each command starts it anew: `npm test -- --thorough` runs them
// all.

const token = 'administrator-of-a-test';
const patience = { timeout: 900_000 }; // a start of the CLI takes a second, and much more on a machine that builds beside it
let its: TestLake;
let hosts: SanityHosts;
beforeAll(async () => {
  its = await testLake({ token, hosts: sanityNames('tessera'), publicUrl: 'https://cdn.sanity.io' });
  hosts = await sanityHosts(Number(new URL(its.url).port), token);
  const file = await its.client().assets.upload('file', Buffer.from('a file'), { filename: 'a.txt' });
  await its.client().create({
    _id: 'note',
    _type: 'note',
    text: 'hello',
    file: { _type: 'file', asset: { _type: 'reference', _ref: file._id } },
  });
  await its.client().create({ _id: 'drafts.note', _type: 'note', text: 'a draft' });
});
afterAll(async () => {
  await hosts?.close();
  await its.close();
});

/** Runs a command that must succeed; returns its output. */
async function sanity(command: string): Promise<string> {
  const { code, output } = await hosts.sanity(...command.split(' '));
  expect(`${output}\nends with ${code}`).toMatch(/ends with 0$/);
  return output;
}

test(
  'the CLI copies a dataset, exports one with its files, and imports that into another',
  patience,
  async () => {
    await its.client().datasets.create('imported', { aclMode: 'private' });
    const [copied, exported] = await Promise.all([
      sanity('datasets copy production copied'),
      sanity('datasets export production all.tar.gz'),
    ]);
    expect(copied).toContain('Copy finished');
    expect(exported).toContain('Downloading assets... (1/1)');
    expect(await sanity('datasets import all.tar.gz --dataset imported')).toContain('Imported 2 documents');
    const what = '*[_type in ["note", "sanity.fileAsset"]] | order(_id) {_id, text, originalFilename}';
    const original = await its.client().fetch(what);
    expect(original).toHaveLength(3);
    for (const dataset of ['copied', 'imported'])
      expect(await its.client({ dataset }).fetch(what), dataset).toEqual(original);
  },
);

test('the CLI runs a migration', patience, async () => {
  expect(await sanity('migrations run shout --no-dry-run --no-confirm')).toContain(
    '1 transactions committed',
  );
  expect(await its.client().fetch('*[_type == "note"] | order(_id).text')).toEqual(['A DRAFT', 'HELLO']);
});

test.runIf(process.env.THOROUGH)('the CLI does all else that it can with a project', patience, async () => {
  writeFileSync(join(hosts.folder, 'new.json'), JSON.stringify({ _id: 'new', _type: 'thing', name: 'New' }));
  const asked = its.client();
  await asked.request({
    method: 'POST',
    url: '/hooks/projects/tessera',
    body: {
      name: 'Rebuild',
      dataset: 'production',
      url: 'http://127.0.0.1:9/',
      rule: { filter: '_type == "thing"' },
    },
  });
  const said: [string, RegExp][] = [
    ['documents create new.json --dataset production --project-id tessera', /Created:\s+- new/],
    ['documents query *[_type=="thing"]._id --dataset production --api-version v2025-02-19', /"new"/],
    ['documents get new --dataset production', /"name": "New"/],
    ['documents delete new --dataset production', /Deleted 1 document/],
    ['migrations run shout', /HELLO|dry mode/],
    ['datasets create staging --visibility private', /created successfully/],
    ['datasets visibility get staging', /private/],
    ['datasets visibility set staging public', /visibility changed/],
    ['datasets list', /production\nproduction-comments/],
    ['datasets copy --list', /completed/],
    ['datasets export production parts.tar.gz --mode cursor', /Export finished/],
    ['datasets alias create ~stage staging', /linked to staging/],
    ['datasets alias link ~stage production --force', /linked to production/],
    ['datasets alias unlink ~stage --force', /unlinked from production/],
    ['datasets alias delete ~stage --force', /deleted/],
    ['datasets embeddings status production', /disabled/],
    ['datasets delete staging --force', /deleted successfully/],
    ['cors add https://example.com --no-credentials', /CORS origin added/],
    ['cors list', /https:\/\/example\.com/],
    ['cors delete https://example.com', /Origin deleted/],
    ['tokens create Deploy --role editor --json', /"token": "sk/],
    ['tokens list', /Deploy .* editor/],
    ['users list', /Deploy/],
    ['projects list', /tessera/],
    ['hooks list', /Name: Rebuild\nDataset: production/],
    ['hooks logs Rebuild --detailed', /Failure: Network error/],
    ['hooks attempt 1', /Status: Failed/],
    ['hooks delete Rebuild', /Hook deleted/],
    ['hooks create', /Create a webhook at/],
  ];
  for (const [command, words] of said) expect(await sanity(command), command).toMatch(words);
  const [robot] = (await asked.request<{ data: { id: string }[] }>({ url: '/access/project/tessera/robots' }))
    .data;
  expect(await sanity(`tokens delete ${robot?.id} --yes`)).toMatch(/deleted/);
});

test('nothing but the lake was asked', () => {
  expect(hosts.strangers).toEqual([]);
});
