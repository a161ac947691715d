import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Document, documentFile, documentText } from './document-file.ts';
import { readDocuments } from './read-documents.ts';

const page: Document = { _id: 'page-a', _type: 'page', title: 'A' };
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Writes files with these texts into the new folder of a content, and returns its path. */
function contentOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-content-'));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test('documents are read in the order of their files', () => {
  const post = { _id: 'post-a', _type: 'post' };
  const other = { ...page, _id: 'page-b' };
  const files = [post, other, page].map((one) => [documentFile(one), documentText(one)]);
  expect(readDocuments(contentOf(Object.fromEntries(files)))).toEqual([page, other, post]);
});

test.each([
  [
    'no JSON',
    'documents/page/page-a.json',
    '{"_id": ',
    /documents\/page\/page-a\.json is no JSON: .*git\.$/s,
  ],
  ['no document', 'documents/page/page-a.json', '[]', /page-a\.json is no document: expected an object/],
  [
    'a document of another id',
    'documents/page/page-b.json',
    documentText(page),
    /The document in .*page-b\.json belongs in .*page-a\.json: move it there\.$/,
  ],
])('a file with %s is refused by its name', (_what, file, text, expected) => {
  expect(() => readDocuments(contentOf({ [file]: text }))).toThrow(expected);
});

test('a document whose id or type leads out of the folder has no file', () => {
  expect(() => documentFile({ _id: 'a', _type: '../a' })).toThrow(
    'The document "a" of type "../a" can have no file',
  );
});

test('a document keeps the order of its file, whatever order a dataset gives, and new fields come last', () => {
  const before = {
    ...page,
    seo: { _type: 'seo', title: 'S', noindex: false },
    sections: [
      { _key: 'x', _type: 'faq', title: 'X', anchor: 'x' },
      { _key: 'y', _type: 'faq', title: 'Y', anchor: 'y' },
    ],
  };
  const changed = {
    added: 1,
    sections: [
      { anchor: 'y', title: 'Y', _type: 'faq', _key: 'y' },
      { text: 'new', anchor: 'x', title: 'Z', _type: 'faq', _key: 'x' },
    ],
    seo: { noindex: false, title: 'S', _type: 'seo' },
    title: 'A',
    _type: 'page',
    _id: 'page-a',
  };
  expect(JSON.parse(documentText(changed, before))).toEqual(changed);
  expect(documentText(changed, before)).toBe(
    documentText({
      ...before,
      sections: [before.sections[1], { ...before.sections[0], title: 'Z', text: 'new' }],
      added: 1,
    }),
  );
});
