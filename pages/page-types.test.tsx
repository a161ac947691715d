import { existsSync } from 'node:fs';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileSchema } from '#contract/compile.ts';
import { compiledType } from '#contract/compiled-type-of.ts';
import { readRules } from '#contract/reading/rules.ts';
import { markdownFault } from '#contract/search/markdown-fault.ts';
import { ownReact } from '#contract/search/own-react.ts';
import { viewFault } from '#contract/search/view-fault.ts';
import { studioErrors } from '#contract/studio-errors.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { addressField } from '#schemas/addresses.ts';
import { writeMarkdown } from '#schemas/markdown/write.ts';
import { storedAddress } from '#schemas/stored-address.ts';
import { kinds } from '#sections/registry.ts';
import { checkFound, documentIn } from './found.ts';
import type { LayoutProps } from './layout-props.ts';
import { layouts } from './layouts.ts';
import { isTitleMainHeading } from './main-heading.ts';
import { markdowns } from './markdown.ts';
import { neighbours } from './neighbours-fixture.ts';
import { type PageTypeName, pageTypes } from './registry.ts';
import { resolvedWhole, resolveParams, resolveQuery } from './resolve-contract.ts';
import { studioTypes } from './studio-types.ts';

const names = Object.keys(pageTypes) as PageTypeName[];
const section = { _key: 'a', ...kinds['cta-banner'].sample };

const compiled = compileSchema(studioTypes);
let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const transaction = its.client().transaction();
  for (const document of neighbours) transaction.create(document);
  await transaction.commit();
});
afterAll(() => its?.close());

test('every type of page has its files, and each is bound', () => {
  for (const name of names)
    for (const file of [
      'address.ts',
      'contract.ts',
      'index.ts',
      'layout.tsx',
      'markdown.ts',
      'sample.ts',
      'schema.ts',
    ])
      expect(existsSync(`pages/${name}/${file}`), `pages/${name}/${file}`).toBe(true);
  expect(Object.keys(layouts)).toEqual(names);
  expect(Object.keys(markdowns)).toEqual(names);
});

describe.each(names)('%s', (name) => {
  const { schema, sample } = pageTypes[name];

  test('has one name: its folder, its schema, its sample', () => {
    expect([schema.name, sample._type]).toEqual([name, name]);
  });

  test('says whether a document may lack its address, as the Studio does', () => {
    const field = compiledType(compiled, name)?.fields?.find((one) => one.name === addressField(name));
    expect(!(field && readRules(field.type).required)).toBe(pageTypes[name].mayLackAddress ?? false);
  });

  test('explains every field to the editor', () => {
    const silent = schema.fields.filter((field) => !field.title || !('description' in field));
    // The fields within `seo` have descriptions of their own.
    expect(silent.map((field) => field.name).filter((field) => field !== 'seo')).toEqual([]);
  });

  test('has a sample that the Studio lets an editor publish', async () => {
    expect(await studioErrors({ ...sample, sections: [section] }, its.client(), compiled)).toEqual([]);
  });

  test('has a sample that is found at its address, drawn by its layout and written in Markdown', async () => {
    const path = storedAddress(sample) ?? '';
    expect(path).toMatch(/^\//);
    const answer = await its.client().fetch(resolveQuery, resolveParams(path));
    const standing = documentIn(checkFound(resolvedWhole.parse(answer), []));
    expect(standing?.type).toBe(name);
    // Each layout takes a document of its own type, which the compiler cannot follow through the table.
    const Layout = layouts[name] as ComponentType<LayoutProps<unknown>>;
    const markdown = markdowns[name] as (
      document: unknown,
      sections: [],
    ) => Parameters<typeof markdownFault>[0];
    const isTitled = isTitleMainHeading(name, { ...standing?.document }, path);
    const drawn = createElement(Layout, {
      document: standing?.document,
      path,
      url: `https://example.com${path}`,
      ancestors: [],
      isTitled,
      contents: [],
      taken: [],
    });
    expect(viewFault(drawn, ownReact)).toBeUndefined();
    expect(markdownFault(markdown(standing?.document, []), writeMarkdown)).toBeUndefined();
    expect(renderToStaticMarkup(drawn).match(/<h1/g)?.length ?? 0).toBe(isTitled ? 1 : 0);
  });
});
