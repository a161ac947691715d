import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../project-folder-fixture.ts';
import { draftProject } from './draft-project.ts';

// Apart from the texts below, so that nothing takes their imports for those of this file.
const here = '.';

const studio = (schema: string) => `
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { schemaTypes, more } from '${here}/sanity/schemaTypes';
const local = [];
export default defineConfig({ projectId: process.env.NO_SUCH!, plugins: [structureTool()], ${schema} });
`;
const types = `
import { defineType } from 'sanity';
const post = defineType({ name: 'post', type: 'document', fields: [{ name: 'title', type: 'string' }, { name: 'more', type: 'array', of: [{ type: 'tree' }] }] });
const tree = defineType({ name: 'tree', type: 'object', fields: [{ name: 'label', type: 'string' }, { name: 'below', type: 'array', of: [{ type: 'tree' }] }] });
export const schemaTypes = [post];
export const more = { types: [tree] };
`;
const app = {
  'app/queries.ts': `
import { groq } from 'next-sanity';
const fields = '{title}';
export const posts = groq\`*[_type == "post"]\${fields}\`;
export const fragment = groq\`{title}\`;
export const odd = groq\`*[_type == \`;
export const made = groq\`*[_type == "post"][\${[0].map((at) => at)}].title\`;
export const all = { posts: groq\`*[_type == "post"].title\` };
export function First() { const query = groq\`*[0]\`; }
export function Second() { const query = groq\`*[1]\`; }`,
  'app/List.vue': '<script>const a = groq`*`</script>',
  'app/page.tsx': `
import { groq } from 'next-sanity';
const posts = groq\`*[_type == "post"]{more}\`;
export default () => window.fetch(groq\`*[_type == "post"]\`);`,
};
const draft = async (files: Record<string, string>) => {
  const folder = projectFolder(files);
  return await draftProject(folder, join(folder, 'contract.config.ts'));
};

test.each([
  ['types: [...schemaTypes, ...more.types]', 'schema: { types: [...schemaTypes, ...more.types] }'],
  ['types: typesOf(config)', 'schema: { types: [...schemaTypes, ...more.types, ...local] }'],
  ['types: typesOf(config)', 'schema: { types: (before) => [...before, ...schemaTypes, ...more.types] }'],
])('the types are taken from where the Studio has them: %s', async (written, schema) => {
  const files = { 'sanity.config.ts': studio(schema), 'sanity/schemaTypes/index.ts': types };
  const { text, found, leftOut } = await draft(files);
  expect(text).toContain(`${written},`);
  expect(found).toEqual(['2 types from sanity.config.ts: post, tree']);
  expect(leftOut).toEqual([]);
});

test('a schema that is imported whole is taken, and so is one in a folder without a Studio', async () => {
  const config = studio('schema: more').replace('structureTool()', "'x'");
  const tree = await draft({
    'studio/sanity.config.ts': config,
    'studio/sanity/schemaTypes/index.ts': types,
  });
  expect(tree.text).toContain('types: more.types,');
  expect(tree.text).toContain(`import { more } from '${here}/studio/sanity/schemaTypes';`);
  const alone = types.replace('[post]', '[post, tree]');
  expect((await draft({ 'schemas/index.ts': alone })).found).toEqual([
    '2 types from schemas/index.ts: post, tree',
  ]);
});

test('queries are taken by import or by their text, each with a contract that fits, and what is left out has its reason', async () => {
  const schema = { 'schemaTypes/index.ts': types.replace('[post]', '[post, tree]') };
  const { text, found, leftOut, findings } = await draft({ ...schema, ...app });
  expect(found.slice(1)).toEqual([
    'the query posts (app/page.tsx:3)',
    'the query posts of app/queries.ts (app/queries.ts:4)',
    'the query made (app/queries.ts:7)',
    'the query all.posts (app/queries.ts:8)',
  ]);
  expect(leftOut).toEqual([
    'app/List.vue uses groq, but files of this sort are not read: move its queries into a module.',
    'app/page.tsx:4 has no name by which it could be found again: make it a constant.',
    'app/queries.ts:5 fragment asks for no documents.',
    expect.stringMatching(/^app\/queries.ts:6 odd cannot be read: /),
    'app/queries.ts:9 has no name by which it could be found again: make it a constant.',
    'app/queries.ts:10 has no name by which it could be found again: make it a constant.',
  ]);
  expect(text).toContain(`import { posts, made, all } from '${here}/app/queries';`);
  expect(text).toContain(`query: readQuery(new URL('${here}/app/page.tsx', import.meta.url), 'posts'),`);
  expect(text).toContain('label: z.string().optional(),');
  expect(findings).toEqual([]);
});

test('of workspaces the first is taken, and the others are named', async () => {
  const both = '...schemaTypes, ...more.types';
  const config = studio(`schema: { types: [${both}] }`)
    .replace('defineConfig({', 'defineConfig([{')
    .replace('});', `}, { schema: { types: [...more.types] } }]);`);
  const { text, leftOut } = await draft({ 'sanity.config.ts': config, 'sanity/schemaTypes/index.ts': types });
  expect(text).toContain(`types: [${both}],`);
  expect(leftOut).toEqual([
    'sanity.config.ts has workspaces of 2 different schemas: only the first is taken.',
  ]);
});

test('a project without a schema is refused', async () => {
  await expect(draft(app)).rejects.toThrow('there is neither a sanity.config.ts nor');
});
