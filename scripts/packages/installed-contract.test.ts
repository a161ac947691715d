import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Installed, installPacked } from './installed-fixture.ts';

// What a stranger does with the packed contract in a project that has a zod of its own: the oldest that the package
// accepts.

const patience = { timeout: 600_000 }; // npm, on a machine that builds beside it
const files = {
  'sanity.config.ts': `
import { defineConfig } from 'sanity';
const title = { name: 'title', type: 'string', validation: (rule) => rule.required().min(3) };
export default defineConfig({ schema: { types: [{ name: 'post', type: 'document', fields: [title] }] } });`,
  'queries.ts': `
import { defineQuery } from 'groq';
export const posts = defineQuery(\`*[_type == "post"]{title}\`);`,
};

let its: Installed;
beforeAll(async () => {
  its = await installPacked('contract', { besides: ['zod@4.0.0', 'groq'] });
  for (const [name, text] of Object.entries(files)) its.write(name, text);
}, patience.timeout);
afterAll(() => its?.remove());

/** The output of the command, with its exit code. */
const contract = (words = '') => its.sh(`npx tessera-contract ${words} 2>&1; echo "code $?"`);

test(
  'the configuration that is written proves by the zod of the project, as that one counts',
  patience,
  async () => {
    expect(await contract('--init')).toContain('code 0');
    expect(await contract()).toMatch(/ 0 findings[\s\S]*code 0/);
    const config = readFileSync(join(its.folder, 'contract.config.ts'), 'utf8');
    its.write('contract.config.ts', config.replace('title: z.string()', 'title: z.string().min(3)'));
    // On an offline machine another zod is in its place (`installed-fixture.ts`).
    const asked = `import('zod').then((z) => console.log(z.string().min(3).safeParse('👩👩').success))`;
    const isByUnits = (await its.sh(`node -e "${asked}"`)).trim() === 'true';
    expect(await contract()).toContain(isByUnits ? 'code 0' : 'of which zod counts 2 characters');
    its.write('contract.config.ts', config.replace('title: z.string()', 'title: z.string().max(9)'));
    expect(await contract()).toMatch(/title may be longer than 9 characters[\s\S]*code 1/);
  },
);

test('a zod that is too old is named, with what to type, before anything fails', patience, async () => {
  its.write('node_modules/zod/package.json', '{ "name": "zod", "version": "3.24.1", "main": "index.cjs" }');
  expect(await contract()).toMatch(
    /^tessera-contract needs zod 4, and beside it stands zod 3\.24\.1 \(.*package\.json\): npm install zod@4\ncode 2/,
  );
});
