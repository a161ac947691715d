import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { projectFolder } from '../project-folder-fixture.ts';
import { loadModule } from './load-module.ts';
import { stoodInFor } from './stand-in.ts';

// Apart from the texts below, so that nothing takes their imports for those of this file.
const here = '.';

const plugin = {
  name: 'code-input',
  main: 'index.js',
  type: 'module',
  peerDependencies: { sanity: '*', react: '*' },
};
const plain = { name: 'words', main: 'index.js' };

test('TypeScript, JSX in .js, paths of a tsconfig, styles and pictures are read without a Studio or a browser', async () => {
  const folder = projectFolder({
    'tsconfig.json': '{ "compilerOptions": { "jsx": "preserve", "paths": { "@/*": ["./src/*"] } } }',
    'src/post.ts': `
      import { defineType } from 'sanity';
      import { Icon } from '@/icon';
      export interface Post { title?: string }
      export const post = defineType({ name: 'post', type: 'document', icon: Icon, fields: [] as never[] });`,
    'src/icon.js': `
      import React, { createContext } from 'react';
      import styled from 'styled-components';
      import { Card } from '@sanity/ui';
      import '${here}/icon.css';
      import logo from '${here}/logo.svg';
      const Box = styled(Card)\`color: red\`;
      export const Context = createContext(null);
      export class Old extends React.Component {}
      export const Icon = () => <Box src={logo}><b>{1}</b></Box>;`,
    'index.ts': `
      import { post, Post } from '@/post';
      export { post, Post };
      export const place = import.meta.url, mode = import.meta.env.NO_SUCH;`,
  });
  const files = new Set<string>();
  const { exports, missing } = await loadModule(join(folder, 'index.ts'), { files });
  expect(exports).toMatchObject({
    post: { name: 'post', type: 'document', icon: expect.any(Function) },
    place: pathToFileURL(join(folder, 'index.ts')).href,
    mode: undefined,
  });
  expect(missing).toEqual(
    ['@sanity/ui', 'styled-components'].map((name) => ({ name, reason: 'is not installed' })),
  );
  expect([...files].map((file) => file.slice(folder.length + 1)).toSorted()).toEqual([
    'index.ts',
    'src/icon.js',
    'src/post.ts',
  ]);
});

test('a plugin of the Studio is read for the types that it brings, and other packages are run', async () => {
  const folder = projectFolder({
    'node_modules/code-input/package.json': JSON.stringify(plugin),
    'node_modules/code-input/index.js': `
      import { definePlugin } from 'sanity';
      import { jsx } from 'react/jsx-runtime';
      const type = { name: 'code', type: 'object', components: { input: () => jsx('b', {}) } };
      export const codeInput = definePlugin(() => ({ name: 'code-input', schema: { types: [type] } }));`,
    'node_modules/words/package.json': JSON.stringify(plain),
    'node_modules/words/index.js': "exports['up'] = (word) => word.toUpperCase();",
    'node_modules/broken/package.json': '{ "name": "broken", "main": "index.js" }',
    'node_modules/broken/index.js': "throw new Error('Only for browsers');",
    'index.ts': `
      import { codeInput } from 'code-input';
      import { up } from 'words';
      import words from 'words';
      import { draw } from 'broken';
      import { lost } from '@/lost';
      export const plugin = codeInput({}), text = up('a') + words.up('b'), drawn = draw(), other = lost;`,
  });
  const { exports, missing } = await loadModule(join(folder, 'index.ts'));
  expect(exports).toMatchObject({ plugin: { schema: { types: [{ name: 'code' }] } }, text: 'AB' });
  expect(stoodInFor(exports.drawn)).toBe('broken');
  expect(missing.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
    '@/lost is not found: add a path for it to tsconfig.json',
    'broken cannot be run: Only for browsers',
  ]);
});

test('a configuration without a zod of its own, or beside an old one, writes contracts for that of this package', async () => {
  const files = { 'index.ts': "import * as z from 'zod'; export const text = z.string();" };
  const beside = {
    'node_modules/zod/package.json': '{ "name": "zod", "version": "3.25.0", "main": "index.js" }',
    'node_modules/zod/index.js': '',
  };
  for (const folder of [projectFolder(files), projectFolder({ ...files, ...beside })]) {
    const { exports } = await loadModule(join(folder, 'index.ts'));
    expect(exports.text).toHaveProperty('_zod');
  }
});

test('what a module throws is thrown, and a file that is not there is named', async () => {
  const folder = projectFolder({
    'throws.ts': "throw new Error('Missing environment variable');",
    'lost.ts': "import { a } from './nowhere'; export { a };",
  });
  await expect(loadModule(join(folder, 'throws.ts'))).rejects.toThrow('Missing environment variable');
  await expect(loadModule(join(folder, 'lost.ts'))).rejects.toThrow("'./nowhere'");
});
