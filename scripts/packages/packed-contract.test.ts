import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packWorkspace } from './pack-workspace.ts';
import { writeStudio } from './studio-templates.ts';
import { unpackBeside } from './unpack.ts';

const run = promisify(execFile);
const root = mkdtempSync(join(realpathSync(tmpdir()), 'tessera-strangers-'));
const program = join(root, 'node_modules/@tessera/contract/dist/bin/tessera-contract.js');
const patience = { timeout: 100_000 };

/** A folder with the package as npm unpacks it, and its dependencies beside it; strangers' folders are below. */
beforeAll(async () => {
  await unpackBeside(await packWorkspace('contract', root), root, ['groq']);
});
afterAll(() => rmSync(root, { recursive: true }));

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the command in a folder, as `npx tessera-contract` does. */
async function contract(cwd: string, ...words: string[]): Promise<Ended> {
  try {
    return { code: 0, ...(await run(process.execPath, [program, ...words], { cwd })) };
  } catch (error) {
    // A program that ends with another code than 0 rejects with what it wrote.
    return error as Ended;
  }
}

const app = (queries: string) => `import { defineQuery } from 'groq';\n${queries}`;
const query = (name: string, text: string) => `export const ${name} = defineQuery(\`${text}\`);\n`;

/** Templates of Sanity's CLI, each with queries that an app on it would ask, and a slip. */
const templates = [
  {
    template: 'moviedb',
    queries:
      query(
        'movies',
        '*[_type == "movie"]|order(popularity desc){_id, title, "slug": slug.current, castMembers[]{characterName, person->{name}}}',
      ) +
      query(
        'movie',
        '*[_type == "movie" && slug.current == $slug][0]{title, releaseDate, overview, "poster": poster.asset->url}',
      ),
    demanded: { path: 'movies[].title', field: 'movie.title', file: 'movie.js' },
    slip: [
      'characterName, person->',
      'charakterName, person->',
      "✗ movies[].castMembers[].characterName is not in the query's result, but in the contract",
    ],
  },
  {
    template: 'blog',
    queries:
      query(
        'posts',
        '*[_type == "post" && defined(slug.current)]{_id, title, "slug": slug.current, author->{name, image}, categories[]->{title}}',
      ) +
      query(
        'authors',
        '*[_type == "author"]{name, bio, "posts": *[_type == "post" && references(^._id)]{title, publishedAt}}',
      ),
    demanded: { path: 'posts[].title', field: 'post.title', file: 'post.js' },
    slip: [
      'publishedAt',
      'publishAt',
      "✗ authors[].posts[].publishedAt is not in the query's result, but in the contract",
    ],
  },
  {
    template: 'ecommerce',
    queries:
      query(
        'products',
        '*[_type == "product"]{title, "slug": slug.current, "price": defaultProductVariant.price, vendor->{title}, categories[]->{title}, body}',
      ) + query('variants', '*[_type == "product"].variants[]{title, sku, barcode{barcode, format}}'),
    demanded: { path: 'products[].title', field: 'product.title', file: 'product.js' },
    slip: [
      'format}',
      'fromat}',
      "✗ variants[].barcode.format is not in the query's result, but in the contract",
    ],
    // Sanity's own list of templates omits the plugin that this one brings.
    config: (text: string) =>
      `import { barcodeInput } from './plugins/barcode-input'\n${text.replace('plugins: [', 'plugins: [barcodeInput(), ')}`,
  },
];

describe.each(templates)('$template', ({ template, queries, slip, demanded, config }) => {
  const folder = join(root, template);
  const file = (name: string) => join(folder, name);
  beforeAll(async () => {
    await writeStudio(template, folder);
    const studio = readFileSync(file('sanity.config.js'), 'utf8');
    if (config) writeFileSync(file('sanity.config.js'), config(studio));
    mkdirSync(file('app'));
    writeFileSync(file('app/queries.ts'), app(queries));
  });

  test('a configuration is written that proves', async () => {
    expect(await contract(folder, '--init')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Written: '),
    });
    expect(await contract(folder)).toMatchObject({ code: 0, stdout: expect.stringContaining(' 0 findings') });
  });

  test('a slip in a query is found, from a folder below as well', async () => {
    const [right = '', wrong = '', said] = slip;
    writeFileSync(file('app/queries.ts'), app(queries.replace(right, wrong)));
    const slipped = await contract(file('app'));
    writeFileSync(file('app/queries.ts'), app(queries));
    expect(slipped).toMatchObject({ code: 1, stdout: expect.stringContaining(said ?? '') });
    const [, page = '', name = ''] = /see +(\S+)#(\S+)/.exec(slipped.stdout) ?? [];
    expect(readFileSync(page, 'utf8')).toContain(`\n## ${name}\n`);
  });

  test('what is watched is read as what is proved, without a Studio, and again with a save', async () => {
    const [right = '', wrong = ''] = slip;
    const child = spawn(process.execPath, [program, 'watch'], { cwd: folder });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
    });
    try {
      await expect.poll(() => said, patience).toMatch(/the proof agrees, \d+ ms/);
      writeFileSync(file('app/queries.ts'), app(queries.replace(right, wrong)));
      await expect.poll(() => said, patience).toMatch(/✗ .* but in the contract/);
    } finally {
      writeFileSync(file('app/queries.ts'), app(queries));
      child.kill();
      await once(child, 'close');
    }
  });

  test('a contract that demands what editors may leave out is found, until the schema demands it too', async () => {
    const [config, schema] = ['contract.config.ts', `schemaTypes/${demanded.file}`].map((name) =>
      readFileSync(file(name), 'utf8'),
    );
    const subject = demanded.path.replace(/\[.*/, '');
    writeFileSync(file('contract.config.ts'), demand(config ?? '', subject));
    const { code, stdout } = await contract(folder, '--query', subject);
    expect(code).toBe(1);
    const [finding = ''] = stdout.split(/(?=^[✗?✓] )/m);
    expect(finding).toContain(`✗ ${demanded.path} may be null, but the contract requires a text\n`);
    expect(finding).toMatch(/^ {4}at {4}.*\bcontract\.config\.ts:\d+:\d+ \(contract\)/m);
    expect(finding).toContain(`\n    from  ${demanded.field}\n`);
    writeFileSync(
      file(`schemaTypes/${demanded.file}`),
      schema?.replace(/(?<=name: '(title|name)',\n)/, 'validation: (rule) => rule.required(),\n') ?? '',
    );
    expect(await contract(folder)).toMatchObject({ code: 0 });
  });
});

// Kept apart, so that it does not count as an import of this file.
const own = '@tessera/contract';

const configWithView = `
import { defineConfig } from '${own}';
import * as z from 'zod';
const title = { name: 'title', type: 'string', validation: (rule) => rule.required() };
export default defineConfig({
  types: [{ name: 'post', type: 'document', fields: [title] }],
  queries: [{
    subject: 'post',
    query: '*[_type == "post"][0]{title}',
    contract: z.object({ title: z.string() }).nullable(),
    view: new URL('./post.tsx', import.meta.url),
  }],
});
`;

/** A configuration whose contract of a query demands the first text that may be null. */
function demand(config: string, subject: string): string {
  const at = config.indexOf(`subject: '${subject}'`);
  return (
    config.slice(0, at) + config.slice(at).replace(/((?:title|name): z\.string\(\))\.nullable\(\)/, '$1')
  );
}

test('views are drawn by the React that stands beside the package, and what is wrong with one has its lines', async () => {
  const folder = join(root, 'views');
  mkdirSync(folder);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('contract.config.ts', configWithView);
  const view = (drawn: string) =>
    `import Link from 'next/link';\nexport default function Post({ title }: { title: string }) { return ${drawn}; }`;
  write('post.tsx', view('<p>{title} <Link href="/posts">More</Link></p>'));
  expect(await contract(folder)).toMatchObject({ code: 0, stdout: expect.stringContaining(' 0 findings') });
  write('post.tsx', view('<p><Link href="/posts">{String({})}</Link></p>'));
  const { code, stdout } = await contract(folder);
  expect(code).toBe(1);
  expect(stdout).toContain('✗ post: The page says "[object Object]": <a href="/posts">[object Object]\n');
  expect(stdout).toMatch(/^✗ post, title: the text "\w+" is drawn nowhere\.\n.*\bpost\.tsx:2:16 \(view\)$/m);
});

test('what is written has types, and is written over only when that is said', async () => {
  const folder = join(root, 'blog');
  expect(await contract(folder, '--init')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^There is a contract.config.ts already/m),
  });
  expect(await contract(folder, '--init', '--force')).toMatchObject({ code: 0 });
  const compilerOptions = {
    module: 'preserve',
    target: 'esnext',
    strict: true,
    noEmit: true,
    allowJs: true,
    skipLibCheck: false,
    types: [],
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['contract.config.ts'] }),
  );
  const check = () => run(resolve('node_modules/.bin/tsc'), [], { cwd: folder });
  await expect(check()).resolves.toMatchObject({ stdout: '' });
  const file = join(folder, 'contract.config.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace("subject: 'posts'", 'subject: 1'));
  await expect(check()).rejects.toMatchObject({
    stdout: expect.stringContaining("'number' is not assignable"),
  });
});

test('what cannot be run says why', async () => {
  const empty = join(root, 'empty');
  mkdirSync(empty);
  expect(await contract(empty)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no contract.config.ts in'),
  });
  expect(await contract(empty, '--init')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('No schema was found in'),
  });
  const presets = join(root, 'page-builder');
  await writeStudio('page-builder', presets);
  expect(await contract(presets, '--init')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Type 1 is made by "@sanity/presets", which could not be loaded.'),
  });
});
