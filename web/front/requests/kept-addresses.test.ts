import { globSync, readdirSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { expect, test } from 'vitest';
import { checkPath, pathForm } from '#schemas/path/path-form.ts';
import { exact, folders } from './route-of.ts';

const files = readdirSync('web/public', { withFileTypes: true });
const ofPublic = files.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const ofApp = globSync('web/app/**/{page.tsx,route.ts}')
  .map((file) => relative('web/app', dirname(file)).replace(/\([^)]*\)\/?/g, ''))
  .filter((route) => !route.startsWith('['));
const addresses = [
  ...[...folders, ...ofPublic].map((folder) => `/${folder}/any`),
  ...ofApp.map((route) => `/${route.replace(/\[[^/]*\]/g, 'any')}`),
];

test.each([...new Set([...exact, ...addresses])])(
  'no page can take %s, at which the site answers by itself',
  (current) => {
    const [, first] = current.split('/');
    // An address that has not the form of a path is refused for that.
    const said = pathForm.test(current)
      ? `The site itself answers at /${first},`
      : 'A path begins with "/" and';
    expect(checkPath({ current })).toContain(said);
  },
);
