import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { documentFile, documentText } from './document-file.ts';
import type { Fields } from './fields.ts';
import { objectsIn } from './objects-in.ts';
import { readDocuments } from './read-documents.ts';

const documents = readDocuments();
const ids = documents.map(({ _id }) => _id);
const objects = documents.flatMap((document) => objectsIn(document, document._id));
const assets = [...new Set(objects.flatMap(({ fields }) => fields._sanityAsset ?? []))] as string[];

describe('the first content', () => {
  test('is written as it is saved', () => {
    const otherwise = documents.filter(
      (document) => readFileSync(fileOf(documentFile(document)), 'utf8') !== documentText(document),
    );
    expect(otherwise.map(documentFile)).toEqual([]);
  });

  test('has no two documents of one id', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has no two documents at one path', () => {
    const paths = documents.flatMap(pathOf);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test('refers only to documents that it holds', () => {
    const lost = objects.filter(({ fields }) => '_ref' in fields && !ids.includes(String(fields._ref)));
    expect(lost.map(({ at, fields }) => `${at} -> ${fields._ref}`)).toEqual([]);
  });

  test('links to its own pages by their ids, and to anchors that stand there', () => {
    const links = objects.filter(({ fields }) => fields._type === 'link');
    const own = links.filter(({ fields }) => String(fields.href ?? '').startsWith('/'));
    const lost = links.filter(
      ({ fields }) => fields.anchor && !anchorsOf(fields.page).includes(fields.anchor),
    );
    expect([...own, ...lost].map(({ at }) => at)).toEqual([]);
  });

  test.each(assets)('has the file of %s', (asset) => {
    expect(existsSync(fileOf(asset))).toBe(true);
  });

  test('describes every picture', () => {
    const pictures = objects.filter(({ fields }) => fields._type === 'picture');
    expect(pictures.filter(({ fields }) => !fields.alt).map(({ at }) => at)).toEqual([]);
  });

  test('keys the objects of an array, each differently', () => {
    for (const { at, items } of documents.flatMap((document) => arraysIn(document, document._id))) {
      const keys = items.map(({ _key }) => _key);
      expect(new Set(keys.filter(Boolean)).size, at).toBe(items.length);
    }
  });

  test('points the marks of its texts at links that stand in the same paragraph', () => {
    for (const { at, fields } of objects.filter(({ fields }) => fields._type === 'block')) {
      const defined = (fields.markDefs as Fields[]).map(({ _key }) => _key);
      const used = (fields.children as { marks: string[] }[]).flatMap(({ marks }) => marks);
      expect(used.filter((mark) => !/^(strong|em|code)$/.test(mark)).sort(), at).toEqual(defined.sort());
    }
  });

  test('leaves no notation behind in its prose', () => {
    const texts = objects.flatMap(({ at, fields }) =>
      fields._type === 'span' ? `${at}: ${fields.text}` : [],
    );
    expect(texts.filter((text) => /\*\*|`|\]\(/.test(text))).toEqual([]);
  });

  test('tells search engines about every page, post and position', () => {
    const silent = documents.filter(
      (document) => pathOf(document).length > 0 && document._type !== 'redirect',
    );
    const wrong = silent.filter(({ seo }) => {
      const { title, description } = (seo ?? {}) as { title?: string; description?: string };
      return !title || title.length > 60 || !description || description.length > 200;
    });
    expect(wrong.map(({ _id }) => _id)).toEqual([]);
  });
});

function arraysIn(document: Fields, at: string): { at: string; items: Fields[] }[] {
  return objectsIn(document, at).flatMap(({ at, fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      Array.isArray(field) && typeof field[0] === 'object'
        ? { at: `${at}.${name}`, items: field as Fields[] }
        : [],
    ),
  );
}

function pathOf({ _type, path, slug, from }: Fields): string[] {
  const current = (field: unknown) => (field as { current: string }).current;
  if (_type === 'page') return [current(path)];
  if (_type === 'post') return [`/blog/${current(slug)}`];
  if (_type === 'position') return [`/join/${current(slug)}`];
  return _type === 'redirect' ? [current(from)] : [];
}

function anchorsOf(page: unknown): unknown[] {
  const target = documents.find(({ _id }) => _id === (page as { _ref: string })._ref);
  return ((target?.sections ?? []) as Fields[]).map(({ anchor }) => anchor);
}

function fileOf(asset: string): string {
  return fileURLToPath(new URL(asset.replace(/^\w+@/, ''), import.meta.url));
}
