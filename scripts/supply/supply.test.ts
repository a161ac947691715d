import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hearProgram } from '../process/child.ts';
import { completeList } from './complete-list.ts';
import { readAudit } from './read-audit.ts';

const run = (script: string, args: string[], variables: Record<string, string> = {}) =>
  hearProgram(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `scripts/${script}.ts`, ...args],
    variables,
  );

test('a registry that does not answer is told in words, and is no "no weakness"', async () => {
  const registry = createServer((_request, response) => {
    response.writeHead(405, { 'content-type': 'application/json' }).end('{"error":"method not allowed"}');
  }).listen(0);
  const { port } = registry.address() as AddressInfo; // it listens on a port
  const { code, said } = await run('audit', [], {
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_fetch_retries: '0',
  });
  registry.close();
  expect(code).toBe(2);
  expect(said).toMatch(/^The registry did not say whether a weakness is known: .*405.*\n$/);
});

test('known weaknesses are named with where they are told, and what comes through others', () => {
  const one = {
    name: 'one',
    severity: 'high',
    range: '<2.0.1',
    via: [{ title: 'Reads too far', url: 'https://example.com/1' }],
  };
  const two = { name: 'two', severity: 'low', range: '*', via: ['one', 'one'] };
  const { code, words } = readAudit(
    `npm warn x\n${JSON.stringify({ vulnerabilities: { one, two }, metadata: {} })}\n`,
  );
  expect(code).toBe(1);
  expect(words.split('\n')).toEqual([
    'one <2.0.1 (high): Reads too far https://example.com/1',
    'two * (low): through one',
    '2 packages have a known weakness. `npm audit fix --dry-run` says what to do.',
  ]);
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({
    code: 0,
    words: 'No package has a known weakness.',
  });
  expect(readAudit('npm could not be started').code).toBe(2);
});

test('the list of packages has what the product runs with, with versions and licences', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-sbom-'));
  const file = join(folder, 'sbom.json');
  expect((await run('sbom', [file])).said).toMatch(/^Written: \d+ packages, in /);
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  expect(bomFormat).toBe('CycloneDX');
  const named = new Map(components.map((one: { name: string }) => [one.name, one]));
  expect(named.get('prom-client')).toMatchObject({ licenses: [{ license: { id: 'Apache-2.0' } }] });
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const purls = components.map(({ purl }: { purl: string }) =>
    purl.replace('%40', '@').replace(/@[^@]+$/, ''),
  );
  const left = Object.keys(dependencies).filter((name) => !purls.includes(`pkg:npm/${name}`));
  expect(left).toEqual([]);
  expect(named.has('lighthouse'), 'only tests need it').toBe(false);
});

test('several licences of a package that npm leaves out stand as an expression, and what SPDX has no id for as a name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-licences-'));
  const file = join(folder, 'lock.json');
  const licences = { a: 'MIT', b: '(MIT OR CC0-1.0)', c: 'Public Domain', d: undefined };
  const packages = Object.entries(licences).map(([name, license]) => [
    `node_modules/${name}`,
    { version: '1.0.0', license },
  ]);
  writeFileSync(file, JSON.stringify({ packages: Object.fromEntries(packages) }));
  const { components } = completeList('{"components":[]}', file);
  rmSync(folder, { recursive: true });
  expect(components.map(({ name, licenses }) => [name, licenses])).toEqual([
    ['a', [{ license: { id: 'MIT' } }]],
    ['b', [{ expression: '(MIT OR CC0-1.0)' }]],
    ['c', [{ license: { name: 'Public Domain' } }]],
    ['d', undefined],
  ]);
});
