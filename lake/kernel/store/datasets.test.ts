import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lakeOptions } from '../../lake-fixture.ts';
import { type Datasets, openDatasets } from './datasets.ts';
import { openStore } from './store.ts';

let dataDir: string;
let datasets: Datasets;
const open = () => openDatasets({ ...lakeOptions, dataDir }, {});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tessera-datasets-'));
  datasets = open();
});
afterEach(() => {
  datasets.close();
  rmSync(dataDir, { recursive: true });
});

const made = { name: 'staging', aclMode: 'public', author: 'test' } as const;
const folders = () => (existsSync(join(dataDir, 'datasets')) ? readdirSync(join(dataDir, 'datasets')) : []);
const names = () => datasets.list().map(({ name }) => name);
function restart(meanwhile: () => void) {
  datasets.close();
  meanwhile();
  datasets = open();
}

test('a removal that was cut off is finished at the next start', () => {
  const { store } = datasets.create(made);
  restart(() => renameSync(store.folder, `${store.folder}.part`));
  expect([names(), folders()]).toEqual([['production', 'production-comments'], []]);
  datasets.create(made);
});

test('a removal that fails leaves the dataset as it was, also after the next start', () => {
  const { store } = datasets.create(made);
  mkdirSync(`${store.folder}.part`);
  writeFileSync(join(`${store.folder}.part`, 'in the way'), '');
  expect(() => datasets.remove('staging')).toThrow(/ENOTEMPTY|EEXIST/);
  expect(names()).toContain('staging');
  restart(() => {});
  expect(names()).toContain('staging');
  datasets.remove('staging');
  expect(folders()).toEqual([]);
});

test('a dataset has its record before its folder, so that a start makes the folder of one that was cut off', () => {
  const recorded: string[] = [];
  datasets.watch(() => {
    recorded.push(...datasets.records.all().map(({ name }) => name));
    return () => {};
  });
  const { store } = datasets.create(made);
  expect(recorded).toEqual(['staging']);
  restart(() => rmSync(store.folder, { recursive: true }));
  expect(datasets.find('staging')?.store.documents.size).toBe(0);
});

test('a dataset that cannot be made leaves neither folder nor record', () => {
  datasets.watch(({ name }) => {
    if (name === 'staging') throw new Error('The disk is full.');
    return () => {};
  });
  expect(() => datasets.create(made)).toThrow('The disk is full.');
  expect([datasets.records.all(), folders(), names()]).toEqual([
    [],
    [],
    ['production', 'production-comments'],
  ]);
});

test('a folder that was being taken for a dataset is one or is gone at the next start', () => {
  const folder = datasets.beginFolder('staging');
  openStore(folder).close();
  const own = datasets.adopt(made, folder, []).store.folder;
  expect(own).toBe(folder.replace('.part', ''));
  restart(() => renameSync(own, folder)); // as if the lake had ended right after writing the record
  expect([datasets.records.all(), folders()]).toEqual([[], []]);
});
