import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectFolder } from '../project-folder-fixture.ts';
import { findQueries } from './find-queries.ts';
import { readQuery } from './read-query.ts';
import { readSourceFile } from './source-file.ts';

// Apart from the texts below, so that nothing takes their imports for those of this file.
const here = '.';

const page = `
import groq, { defineQuery } from 'groq';
import { author } from '${here}/fragments.js';
import { limit } from 'somewhere';
const fields = { short: groq\`{title}\`, whole: '{title, body}' } as const;
export const POSTS = defineQuery(\`*[_type == "post"]\${fields.short}\`);
const one = groq\`*[_type == "post"][0]{"by": \${author}}\`;
export { one as onePost };
const marked = /* groq */ \`*[_type == "tag"]\` + '.title';
const cut = groq\`*[0...\${limit}]\`;
export default async function Page() {
  const rows = await client.fetch(groq\`*[_type == "row"]\`);
  return <p>{rows}</p>;
}
`;
const fragments = `
const name = '{name}';
export const author = \`author->\${name}\`;
`;

test('queries are found with their names, and their texts are put together across files without running one', () => {
  const folder = projectFolder({ 'page.tsx': page, 'fragments.ts': fragments });
  const found = findQueries(readSourceFile(join(folder, 'page.tsx')));
  expect(found.map(({ line, name, exportedAs, text }) => [line, name, exportedAs, text])).toEqual([
    [5, 'fields.short', undefined, '{title}'],
    [6, 'POSTS', 'POSTS', '*[_type == "post"]{title}'],
    [7, 'one', 'onePost', '*[_type == "post"][0]{"by": author->{name}}'],
    [10, 'cut', undefined, undefined],
    [12, undefined, undefined, '*[_type == "row"]'],
  ]);
  expect(found.find(({ name }) => name === 'cut')?.reason).toBe('`limit` is no constant of the project');
});

test('a query is read by the name of its constant', () => {
  const folder = projectFolder({ 'page.tsx': page, 'fragments.ts': fragments });
  const url = pathToFileURL(join(folder, 'page.tsx'));
  expect(readQuery(url, 'one')).toBe('*[_type == "post"][0]{"by": author->{name}}');
  expect(readQuery(url, 'fields.whole')).toBe('{title, body}');
  expect(readQuery(url, 'marked')).toBe('*[_type == "tag"].title');
  expect(() => readQuery(url, 'lost')).toThrow('has no constant "lost"');
  expect(() => readQuery(url, 'cut')).toThrow('`limit` is no constant of the project');
});
