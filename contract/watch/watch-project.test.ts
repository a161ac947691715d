import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { projectFolder } from '../project-folder-fixture.ts';
import { ProjectWatch, type Sight } from './watch-project.ts';

const config = `
import * as z from 'zod';
const of = { fields: '"title": coalesce(title, "")', contract: z.object({ title: z.string() }) };
export default {
  types: [
    { name: 'note', type: 'document', fields: [{ name: 'title', type: 'string' }] },
    { name: 'quote', type: 'document', fields: [{ name: 'title', type: 'string' }] },
  ],
  kinds: {},
  documents: { types: { note: of, quote: of }, folder: 'types' },
  queries: [],
  parameters: {},
  migrations: [],
};
`;

test('what is saved in the folder of a type of document touches that type, though no proof rests on it', async () => {
  const root = projectFolder({
    'project.ts': config,
    'types/note/layout.tsx': 'export const Layout = () => null;\n',
    'types/quote/layout.tsx': 'export const Layout = () => null;\n',
  });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const seen: Sight[] = [];
  const watch = new ProjectWatch({ root, project: 'project.ts' }, (sight) => seen.push(sight));
  onTestFinished(() => watch.close());
  const timeout = 30_000;
  await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ is: 'proven', isWhole: true }), { timeout });
  writeFileSync(join(root, 'types/note/layout.tsx'), 'export const Layout = () => 1;\n');
  await vi.waitFor(
    () =>
      expect(seen.at(-1)).toMatchObject({
        is: 'untouched',
        saved: ['types/note/layout.tsx'],
        touched: ['note'],
      }),
    { timeout },
  );
}, 70_000);
