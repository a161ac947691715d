import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Document } from '#content/document-file.ts';
import { checkDataset } from '#contract/dataset/check-dataset.ts';
import { type DatasetFinding, describeDatasetFinding } from '#contract/dataset/finding.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { pageTypes } from '#pages/registry.ts';
import { newsletterWords } from '#schemas/footer/newsletter-words.ts';
import { kinds } from '#sections/registry.ts';
import { documentsOf } from '../contract/dataset-source.ts';
import { project } from '../contract/project/project.ts';
import { bareContent, bareFolder } from './bare-content.ts';
import { seed } from './seed.ts';

const content = bareContent();
let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  await seed(its.client(), { folder: bareFolder, content });
});
afterAll(() => its.close());

test('a site of another brand begins without anything that visitors or editors would stumble over', async () => {
  const found = await checkDataset(project, await documentsOf(its.client()));
  // The pages of examples are full of what comes with each kind of section, because they exist to show it.
  const isExample = ({ name, reason }: DatasetFinding) =>
    name === 'could-be-better' && /come(s)? with the section/.test(reason);
  const faulty = found.filter((finding) => !isExample(finding));
  expect(faulty.map((finding) => `${finding.id} ${describeDatasetFinding(finding)}`)).toEqual([]);
});

test('it has a home page, menu, footer, settings, every type of page, and every kind of section, most of them on one page', () => {
  const ids = content.map(({ _id }) => _id);
  expect(ids).toEqual(expect.arrayContaining(['page-home', 'menu', 'footer', 'site', 'page-examples']));
  expect(content.map(({ _type }) => _type)).toEqual(expect.arrayContaining(Object.keys(pageTypes)));
  const kindsOn = ({ sections = [] }: Document) =>
    (sections as { _type: string }[]).map(({ _type }) => _type);
  const examples = content.filter(({ path }) => currentOf(path).startsWith('/examples'));
  expect(examples.flatMap(kindsOn).sort()).toEqual(Object.keys(kinds).sort());
  expect(
    kindsOn(examples.find(({ path }) => currentOf(path) === '/examples') as Document).length,
  ).toBeGreaterThan(Object.keys(kinds).length / 2);
});

test('where the newsletter leads to by itself, there is a page', () => {
  expect(content.map(({ path }) => currentOf(path))).toContain(newsletterWords.href);
});

test('outside the examples of sections it names no customer of the first content', () => {
  const own = content.filter(({ path }) => !currentOf(path).startsWith('/examples'));
  expect(own.map(({ _type }) => _type)).toContain('case-study');
  expect(JSON.stringify(own)).not.toMatch(/harrowgate/i);
});

test('it says nothing of the brand of the first content, and shows none of its pictures', () => {
  const text = JSON.stringify(content);
  expect(text).not.toMatch(/cardea/i);
  expect(new Set(text.match(/(image|file)@[^"]+/g))).toEqual(new Set(['image@pictures/placeholder.svg']));
  expect(text).not.toMatch(/"_ref":"(image|file)-/);
});

const currentOf = (slug: unknown): string => (slug as { current?: string } | undefined)?.current ?? '';
