import { gzipSync } from 'node:zlib';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocuments } from '#content/read-documents.ts';
import { type TestLake, testLake } from '#lake/lake-fixture.ts';
import { shell, shellQuery } from '#schemas/shell-query.ts';
import { closeUp } from '#sections/annotated-picture/close-up.ts';
import { repeatsIn } from '#sections/check-sections.ts';
import { propsOfView } from '#sections/main-heading.ts';
import { kinds } from '#sections/registry.ts';
import { views } from '#sections/views.ts';
import { allAddresses } from './all-addresses.ts';
import { checkFound, documentIn } from './found.ts';
import { resolvedWhole, resolveParams, resolveQuery } from './resolve-contract.ts';

let its: TestLake;
beforeAll(async () => {
  its = await testLake();
  const transaction = its.client().transaction();
  for (const document of readDocuments()) transaction.create(document);
  await transaction.commit();
});
afterAll(() => its.close());

const ask = (query: string, params = {}) => its.client({ perspective: 'published' }).fetch(query, params);

test('header and footer are whole', async () => {
  const { site, menu, footer } = shell.parse(await ask(shellQuery));
  expect([site?.brandName, menu?.items.length, footer?.columns.length]).toEqual(['Cardea', 5, 5]);
});

test('pages, posts and positions are found by their paths', async () => {
  const found = async (path: string) => resolvedWhole.parse(await ask(resolveQuery, resolveParams(path)));
  expect((await found('/')).held?.sections.length).toBeGreaterThanOrEqual(9);
  expect((await found('/platform/visibility')).ancestors).toEqual([
    { title: 'Platform', path: '/platform', hasIndex: false },
  ]);
  expect((await found('/blog/non-human-identity')).post?.related.length).toBeGreaterThan(0);
  expect((await found('/join/product-designer')).position?.department).toBe('Product');
  expect((await found('/product')).redirect).toEqual({ to: '/platform', isPermanent: true });
});

test('no two points of a picture have the same part of it on a phone', async () => {
  const annotated = (await allPages()).flatMap(({ path, sections }) =>
    sections.flatMap((section) =>
      section.ok && section.kind === 'annotated-picture' ? [{ path, ...section.props }] : [],
    ),
  );
  // Only documents are stored here, no pictures: this stands for the screens of the product, which have this size.
  const screen = { src: '/images/a.webp', width: 1200, height: 900, alt: '' };
  for (const { path, points } of annotated) {
    const parts = points.map((point) => JSON.stringify(closeUp(screen, point).part.crop));
    expect(new Set(parts).size, path).toBe(points.length);
  }
  expect(annotated.length).toBeGreaterThan(5);
});

test('no address of the sitemap has a drawing that another has, and each is small', async () => {
  const drawings = new Map<string, string>();
  for (const { path, sections } of (await allPages()).filter(({ noindex }) => !noindex))
    for (const section of sections) {
      if (!section.ok || !kinds[section.kind].isDrawn) continue;
      const View = views[section.kind] as ComponentType<typeof section.props>;
      const props = propsOfView(section, { path, isMainHeading: true });
      const html = renderToStaticMarkup(createElement(View, props));
      const drawing = /<svg data-part="drawing".*?<\/svg>/.exec(html)?.[0];
      if (!drawing) continue;
      const place = `${path} ${section.kind} ${section.key}`;
      expect(drawings.get(drawing), place).toBeUndefined();
      expect(gzipSync(drawing).length, place).toBeLessThan(maxDrawingBytes);
      drawings.set(drawing, place);
    }
  expect(drawings.size).toBeGreaterThan(80);
});

test('on no page two closing banners or three sections of a kind follow each other', async () => {
  const rows = (await allPages()).flatMap(({ path, sections }) =>
    repeatsIn(sections.map(({ kind }) => ({ _type: kind }))).map(({ text }) => `${path}: ${text}`),
  );
  expect(rows).toEqual([]);
});

const maxDrawingBytes = 2_048;

/** Every address with the sections that stand there. */
async function readPages() {
  const pages = [];
  for (const { path, noindex } of await allAddresses(ask)) {
    const answer = resolvedWhole.parse(await ask(resolveQuery, resolveParams(path)));
    const standing = documentIn(checkFound(answer, answer.held?.sections ?? []));
    pages.push({ path, noindex, sections: standing?.document.sections ?? [] });
  }
  return pages;
}

let read: ReturnType<typeof readPages> | undefined;
const allPages = () => {
  read ??= readPages();
  return read;
};
