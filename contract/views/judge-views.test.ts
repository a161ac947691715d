import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../config/load-config.ts';
import { WrittenProject } from '../places/places.ts';
import { describeInPlace } from '../places/show-places.ts';
import { projectFolder } from '../project-folder-fixture.ts';
import { proveProject } from '../proof/project.ts';
import { judgeViews } from './judge-views.ts';

// Apart from the texts below, so that nothing takes their imports for those of this file.
const own = '@tessera/contract';
const here = '.';

const query = '*[_type == "movie" && slug.current == $slug][0]';

/** A configuration with one view of a movie for each name, in a file of that name, and more queries. */
const config = (names: readonly string[], more = '') => `
import { defineConfig } from '${own}';
import * as z from 'zod';
const text = (name, more) => ({ name, type: 'string', validation: (rule) => rule.required(), ...more });
const movie = { name: 'movie', type: 'document', fields: [
  { name: 'title', type: 'string', validation: (rule) => rule.required() },
  { name: 'slug', type: 'slug', validation: (rule) => rule.required() },
  text('tone', { options: { list: ['light', 'dark'] } }),
  { name: 'director', type: 'reference', to: [{ type: 'person' }] },
] };
const person = { name: 'person', type: 'document', fields: [text('name')] };
const one = z.object({ title: z.string(), tone: z.enum(['light', 'dark']), director: z.string().nullable() });
const keys = '{title, tone, "director": director->name}';
export default defineConfig({
  types: [movie, person],
  parameters: { slug: '' },
  queries: [
    ${names.map((name) => `{ subject: '${name}', query: \`${query}\${keys}\`, contract: one.nullable(), view: new URL('./app/${name}.tsx', import.meta.url) },`).join('\n    ')}
    ${more}
  ],
});
`;

const movies = `
import Link from 'next/link';
import Image from 'next/image';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import styles from '${here}/movies.module.css';
import poster from '${here}/poster.png';
import { Title } from '@/title';
interface Movie { title: string; tone: string; director: string | null }
export function Movies({ movies }: { movies: Movie[] }): ReactNode {
  return (
    <section className={styles.movies} data-at={usePathname()}>
      <Image src={poster} alt="" priority />
      {movies.map(({ title, tone, director }, index) => (
        <div key={index} data-tone={tone}><Title text={title} /> {director && <p>By {director}</p>} <Link href={{ pathname: '/movies', query: { at: index } }} prefetch>More of {title}</Link></div>
      ))}
    </section>
  );
}
`;
const title = `'use client';
import { useState } from 'react';
export function Title({ text }: { text: string }) {
  const [shown] = useState(text);
  return shown.trim() ? <h2>{shown}</h2> : null;
}
`;
const movie = `
import { Title } from '@/title';
export default function Movie({ title, tone, director }: { title: string; tone: string; director: string | null }) {
  return (
    <article data-tone={tone}>
      <Title text={title} />
      <p>{director ?? 'Nobody'}</p>
    </article>
  );
}
`;

const piece = '<Title text={title} />';

const planted: Readonly<Record<string, [right: string, wrong: string, said: string]>> = {
  silent: [
    piece,
    '',
    `✗ silent, title: the text "wqaaj" is drawn nowhere.
    at    contract.config.ts:13:16 (query), contract.config.ts:12:24 (contract), contract.config.ts:6:11 (schema), app/silent.tsx:3:16 (view)
    from  movie.title
    see   docs/findings.md#text-not-drawn`,
  ],
  alike: [' data-tone={tone}', '', '✗ alike, tone: "light" and "dark" are drawn alike.'],
  object: [piece, `${piece}{String({})}`, '✗ object: The page says "[object Object]": </h2>[object Object]'],
  number: [piece, `${piece}{Number('a')}`, '✗ number: The page says "NaN": </h2>NaN'],
  time: [piece, `${piece}{Date.now()}`, '✗ time: It is drawn differently at another time, or by chance: '],
  keyless: [
    piece,
    `${piece}{[1].map(() => <b>a</b>)}`,
    '✗ keyless: The view complains: Each child in a list should have a unique "key" prop.',
  ],
  throwing: [
    piece,
    `${piece}{director.length}`,
    "✗ throwing: The view fails: Cannot read properties of null (reading 'length')",
  ],
  leaping: [
    piece,
    '<h4>{title}</h4>',
    '✗ leaping, structure: Initial heading level must be <h2> or higher rank but got <h4> (heading-level) at article > h4.',
  ],
  nameless: [
    piece,
    `${piece}<a href="/" />`,
    '✗ nameless, axe link-name: Links must have discernible text (axe, link-name) at a: <a href="/"></a>.',
  ],
  wordless: [
    piece,
    `${piece}<img src="/a.png" />`,
    '✗ wordless: The HTML is not valid (wcag/h37): <img> is missing required "alt" attribute at article > img.',
  ],
  handing: [
    piece,
    '<Title text={title} onPick={() => {}} />',
    '✗ handing, border: app/handing.tsx:6 hands onPick, a function, to Title of app/title.tsx, which runs in the browser: React cannot send it there ',
  ],
  unnamed: [
    'export default function',
    'export function',
    '✗ unnamed: The view cannot be loaded: It exports no view as default',
  ],
};

const movieList = (props: string) => `{
      subject: 'movies',
      query: '*[_type == "movie"]' + keys,
      contract: z.array(one),
      view: { file: new URL('./app/movies.tsx#Movies', import.meta.url)${props} },
    },`;
const given = ', props: (movies) => ({ movies })';

/** What is found in a project with these views, each finding as the command says it. */
async function found(views: Readonly<Record<string, string>>, asked: string): Promise<string[]> {
  const files = Object.entries(views).map(([name, text]) => [`app/${name}.tsx`, text]);
  const folder = projectFolder({
    'contract.config.ts': asked,
    'tsconfig.json': '{ "compilerOptions": { "jsx": "preserve", "paths": { "@/*": ["./app/*"] } } }',
    'app/movies.tsx': movies,
    'app/movies.module.css': '.movies { color: red }',
    'app/title.tsx': title,
    ...Object.fromEntries(files),
  });
  mkdirSync(join(folder, 'node_modules'));
  for (const name of ['react', 'react-dom', 'next'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  const file = join(folder, 'contract.config.ts');
  const { project } = await loadConfig(file);
  const written = new WrittenProject({ file, name: 'default' });
  return (await judgeViews(project, proveProject(project), folder))
    .flatMap(({ findings }) => findings)
    .map((one) => describeInPlace(one, written.placesOf(one), folder));
}

test('views that show what they are given are drawn by the React of their project, with Next stood in for', async () => {
  expect(await found({ movie }, config(['movie'], movieList(given)))).toEqual([]);
});

test('the id of what is referred to may be no more than a key', async () => {
  const cast = `
interface Movie { title: string; tone: string; cast: { _id: string; name: string }[] }
export default function Cast({ title, tone, cast }: Movie) {
  return <div data-tone={tone}><h2>{title.trim() || 'Untitled'}</h2>{cast.map(({ _id, name }) => <p key={_id}>{name}</p>)}</div>;
}
`;
  const asked = `{
      subject: 'cast',
      query: \`${query}{title, tone, "cast": coalesce(array::compact([director->{_id, name}]), [])}\`,
      contract: one.extend({ cast: z.array(z.object({ _id: z.string(), name: z.string() })) }).omit({ director: true }).nullable(),
      view: new URL('./app/cast.tsx', import.meta.url),
    },`;
  expect(await found({ cast }, config([], asked))).toEqual([]);
});

test('what is wrong with views is found in the words of the search, and with its lines', async () => {
  const names = Object.keys(planted);
  const views = Object.entries(planted).map(([name, [right, wrong]]) => [name, movie.replace(right, wrong)]);
  const all = await found(Object.fromEntries(views), config(names));
  for (const [name, [, , said]] of Object.entries(planted)) {
    const own = all.filter((one) => new RegExp(`^✗ ${name}[:,]`).test(one)).join('\n');
    expect(own).toContain(said);
  }
  const throwing = all.find((one) => one.startsWith('✗ throwing')) ?? '';
  expect(throwing).toContain('app/throwing.tsx:6:39 (view)\n');
  expect(throwing).toContain(
    'as in {"_type":"movie","title":"a","slug":{"_type":"slug","current":"a"},"tone":"light"}\n',
  );
});

test('a view with a package or a name that is not there, or a list without properties, says so; what is meant so is not found', async () => {
  const meant = (name: string) => (text: string) =>
    text.replace(`subject: '${name}',`, "$& intended: { title: 'As told.' },");
  const views = {
    lost: movie.replace('@/title', 'no-such-package'),
    misnamed: movie.replace('{ Title }', '{ Titel as Title }'),
    meant: movie.replace(piece, ''),
    idle: movie,
  };
  const asked = config(Object.keys(views), movieList(''));
  expect(await found(views, meant('idle')(meant('meant')(asked)))).toEqual([
    expect.stringMatching(/^✗ lost: The view cannot be loaded: "no-such-package" is not installed\n/),
    expect.stringMatching(
      /^✗ misnamed: The view cannot be loaded: "Titel" is not exported by app\/title\.tsx, which exports Title\n.* app\/misnamed\.tsx:2:10 \(view\)\n/,
    ),
    expect.stringMatching(
      /^✗ idle, title: is listed as intended, but nothing is found there\. Take it out\.\n/,
    ),
    expect.stringMatching(
      /^✗ movies, view: is not drawn because the contract does not make a group of fields; say /,
    ),
  ]);
});
