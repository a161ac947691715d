import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#lake/free-port.ts';
import { type Installed, installPacked } from './installed-fixture.ts';

// What a stranger does with the packed lake: nothing is used but npm, the package, and what its README says.

const patience = { timeout: 600_000 }; // npm, compilers and the CLI, on a machine that builds beside them

const read = (name: string) => readFileSync(join(its.folder, name), 'utf8');
let its: Installed;
beforeAll(async () => {
  its = await installPacked('lake', {
    besides: ['@sanity/client@8.7.0', '@types/node@24'],
    linked: ['sanity', 'vitest', 'typescript'],
  });
}, patience.timeout);
afterAll(() => its?.remove());

/** What a line said that must fail. */
const refused = (line: string): Promise<string> =>
  its.sh(`${line} 2>&1`).then(
    (said) => `it went well: ${said}`,
    (error: { stdout: string }) => error.stdout.trim(),
  );

test(
  'the package holds what is compiled, a licence and a readme, and nothing of this product',
  patience,
  () => {
    const own = join(its.folder, 'node_modules/@tessera/lake');
    expect(readdirSync(own).toSorted()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
    expect(readdirSync(join(own, '..'))).toEqual(['lake']);
    const files = readdirSync(join(own, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /test|fixture|torture/.test(name))).toEqual([]);
    const { private: isPrivate, dependencies } = JSON.parse(read('node_modules/@tessera/lake/package.json'));
    expect(isPrivate).toBeUndefined();
    expect(Object.keys(dependencies).filter((name) => name.startsWith('@tessera'))).toEqual([]);
    expect(existsSync(join(own, 'dist/own/limits/rate-limit.js'))).toBe(true);
  },
);

/** The code blocks of the README in one language. */
const blocks = (language: string): string[] =>
  [...read('node_modules/@tessera/lake/README.md').matchAll(/```(\w+)\n([\s\S]*?)```/g)].flatMap(
    ([, kind, text = '']) => (kind === language ? [text] : []),
  );

test(
  'what the readme says goes as it is written, but for the port, which others may have',
  patience,
  async () => {
    const port = String(await freePort());
    const [first = '', tests = ''] = blocks('js').map((text) => text.replaceAll('3030', port));
    const [[, starting = ''] = [], [asking = ''] = [], [listing = '', exporting = '', serving = ''] = []] =
      blocks('sh').map((text) => text.trim().split('\n'));
    expect(starting).toBe('npx tessera-lake --data ./data --project abc12345');
    const lake = await its.start('--data', './data', '--project', 'abc12345', '--port', port);
    expect(lake.said()).toContain(read('data/token').trim());
    expect(statSync(join(its.folder, 'data/token')).mode & 0o777).toBe(0o600);

    its.write('first.mjs', first);
    expect(await its.sh(asking)).toBe('Hello\n');

    its.write('sanity.cli.ts', `export default { api: { projectId: 'abc12345', dataset: 'production' } };\n`);
    const cli = (line: string) => its.sh(line.replace('npx sanity', 'node node_modules/sanity/bin/sanity'));
    expect(await cli(listing)).toBe('production\nproduction-comments\n');
    expect(await cli(exporting)).toContain('Export finished');
    expect(serving).toBe('npx tessera-lake run -- npx sanity dev');

    its.write('posts.test.mjs', tests);
    expect(await its.sh('node node_modules/vitest/vitest.mjs run --root . 2>&1')).toMatch(/1 passed/);

    expect(await lake.end()).toBe(0);
    const again = await its.start('--port', port, '--import', 'all.tar.gz');
    expect(again.said()).toContain('The lake of project "abc12345"');
    expect(again.said()).not.toContain(read('data/token').trim());
    expect(again.said()).toContain('has content already');
    expect(await again.end()).toBe(0);
  },
);

const everything = `
import { createClient } from '@sanity/client';
import sharp from 'sharp';

const client = createClient({ projectId: 'p1', dataset: 'blog', apiVersion: '2025-02-19', useCdn: false, token: process.env.SANITY_AUTH_TOKEN });
const heard = new Promise((done) => {
  const listening = client.listen('*[_type == "post"]', {}, { events: ['welcome', 'mutation'] }).subscribe(async (event) => {
    if (event.type === 'welcome') await client.create({ _id: 'heard', _type: 'post', title: 'Heard' });
    if (event.type === 'mutation') { listening.unsubscribe(); done(event.documentId); }
  });
});
const png = await sharp({ create: { width: 4, height: 2, channels: 3, background: 'teal' } }).png().toBuffer();
const { metadata, url } = await client.assets.upload('image', png, { filename: 'a.png' });
const picture = await fetch(url + '?fm=webp&w=2');
const visitor = createClient({ projectId: 'p1', dataset: 'blog', apiVersion: '2025-02-19', useCdn: true });
console.log(JSON.stringify({
  heard: await heard,
  size: metadata.dimensions.width,
  picture: picture.headers.get('content-type'),
  imported: await client.fetch('*[_id == "imported"][0]{"to": to->title}'),
  visitor: await visitor.fetch('count(*)').catch(({ statusCode }) => statusCode),
}));
`;

test(
  'a command that knows no host but Sanity’s has a lake for itself, a private one with content from a file',
  patience,
  async () => {
    its.write(
      'content.ndjson',
      [
        { _id: 'imported', _type: 'post', to: { _type: 'reference', _ref: 'other' } },
        { _id: 'other', _type: 'post', title: 'Other' },
      ]
        .map((line) => JSON.stringify(line))
        .join('\n'),
    );
    its.write('everything.mjs', everything);
    const options = `--data other --project p1 --dataset blog --private --port ${await freePort()} --import content.ndjson`;
    const said = await its.sh(`npx tessera-lake run ${options} -- node everything.mjs`);
    expect(JSON.parse(said)).toEqual({
      heard: 'heard',
      size: 4,
      picture: 'image/webp',
      imported: { to: 'Other' },
      visitor: 404, // as one that is not there
    });
    expect(await refused('npx tessera-lake --data other --project p2')).toMatch(
      /^The data folder "other" holds the project "p1", not "p2"/,
    );
  },
);

const typed = `
import { createClient } from '@sanity/client';
import { createLake, openLake, serveLake } from '@tessera/lake';
import type { LakePlugin } from '@tessera/lake/plugin';
import { queryEngine } from '@tessera/lake/query/run-query';

await using lake = await createLake({ project: 'p', documents: [{ _type: 'post', title: 'Hello' }] });
const title: string = await createClient(lake.config).fetch('*[0].title');
const plugin: LakePlugin = { name: 'mine' };
export { openLake, queryEngine, plugin, serveLake, title };
`;

test('the package has types', patience, async () => {
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['esnext', 'dom'],
    strict: true,
    noEmit: true,
    types: ['node'],
  };
  its.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['main.ts'] }));
  its.write('main.ts', typed);
  const check = 'node node_modules/typescript/bin/tsc';
  expect(await its.sh(check)).toBe('');
  its.write('main.ts', typed.replace("project: 'p'", 'project: 1'));
  expect(await refused(check)).toContain("'number' is not assignable");
});
