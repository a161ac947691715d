import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writeMarkdown } from '#schemas/markdown/write.ts';
import { fileSize } from './file-size.ts';
import { markdown } from './markdown.ts';
import DocumentTable from './view.tsx';

const row = {
  ...{ key: 'a', title: 'Controls report', text: 'Over twelve months.', picture: null, isOnDark: false },
  ...{ sort: 'Report', date: '2026-05-06', access: 'Under NDA', href: '/ask', linkLabel: 'Request it' },
  files: [],
};
const file = {
  key: 'f',
  label: 'SVG',
  src: 'http://localhost:3030/files/a/b/c.svg',
  name: 'a b.svg',
  size: 640,
};
const props = {
  ...{ anchor: null, background: 'paper' as const, spacing: 'normal' as const },
  ...{ eyebrow: null, title: 'Documents', text: null, note: null },
  documents: [
    row,
    { ...row, key: 'b', title: 'Logo', href: null, files: [file, { ...file, key: 'g', src: null }] },
  ],
};
const html = render(<DocumentTable {...props} />);

test('is a table with a caption, and with headers for its columns and rows', () => {
  expect(html).toMatch(/<caption[^>]*>Documents<\/caption>/);
  expect(html.match(/<th scope="col"/g)).toHaveLength(4);
  expect(html.match(/<th scope="row"/g)).toHaveLength(2);
});

test('a link says what it leads to, and a file is saved under its name, with its size beside it', () => {
  expect(html).toMatch(/href="\/ask"[^>]*>Request it<span class="sr-only">: Controls report/);
  expect(html).toContain('href="/files/a/b/c.svg?dl=a%20b.svg" download=""');
  expect(html).toContain('640 B');
  expect(html.match(/download=""/g)).toHaveLength(1);
});

test('a column that nobody fills in is not there', () => {
  const bare = props.documents.map((each) => ({ ...each, sort: null, date: null }));
  expect(render(<DocumentTable {...props} documents={bare} />).match(/<th scope="col"/g)).toHaveLength(2);
});

test('sizes are said as people say them', () => {
  expect([640, 24_300, 1_290_000].map(fileSize)).toEqual(['640 B', '24 KB', '1.3 MB']);
});

test('in Markdown each document has its facts and its files', () => {
  const text = writeMarkdown(markdown(props));
  expect(text).toContain('**Controls report**, Report, 2026-05-06, Under NDA');
  expect(text).toContain('[SVG](/files/a/b/c.svg) (640 B)');
});
