import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { effortOf } from '#contract/search/effort.ts';
import { markdownFault } from '#contract/search/markdown-fault.ts';
import { heading, paragraph } from '#schemas/markdown/build.ts';
import { writeMarkdown } from '#schemas/markdown/write.ts';
import type { RichTextProps } from '#schemas/rich-text/contract.ts';
import { richText } from '#schemas/rich-text/markdown.ts';

const { runs, seed } = effortOf(10);

type Block = RichTextProps[number];

const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(
        '*',
        '_',
        '`',
        '#',
        '-',
        '+',
        '1.',
        '>',
        '<b>',
        '&amp;',
        '[a](b)',
        '![',
        '|',
        '~',
        '\\',
        '\n',
        ' ',
        'a',
        'é',
        '。',
      ),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
);
const marks = fc.subarray(['strong', 'em', 'code', 'one', 'two']);
const span = fc.record({ text: words, marks });
const linkMark = (key: string) => ({
  _key: key,
  _type: 'link-mark' as const,
  href: `/${key}_(x)`,
  isExternal: false,
});
const textBlock = fc
  .record({
    spans: fc.array(span, { maxLength: 4 }),
    style: fc.constantFrom('normal' as const, 'h2' as const, 'h4' as const, 'blockquote' as const),
    listItem: fc.constantFrom(undefined, 'bullet' as const, 'number' as const),
    level: fc.constantFrom(1, 2, 3),
  })
  .map(({ spans, ...rest }) => ({
    _key: 'a',
    _type: 'block' as const,
    ...rest,
    markDefs: [linkMark('one'), linkMark('two')],
    children: spans.map((one, index) => ({ _key: String(index), _type: 'span' as const, ...one })),
  }));
const callout = fc.record({
  _key: fc.constant('c'),
  _type: fc.constant('callout' as const),
  title: fc.option(words),
  text: words,
  important: fc.boolean(),
});
const text = fc.array(fc.oneof({ weight: 4, arbitrary: textBlock }, callout) as fc.Arbitrary<Block>, {
  maxLength: 5,
});

test('whatever an editor writes, a reader of its Markdown finds the same blocks, words, marks and links', {
  timeout: 120_000 + 20 * runs,
}, () => {
  fc.assert(
    fc.property(text, (value) => void expect(markdownFault(richText(value), writeMarkdown)).toBeUndefined()),
    { numRuns: runs, seed },
  );
});

test('HTML in a text stays text', () => {
  expect(
    markdownFault(paragraph('<script>alert(1)</script> &amp; <!-- x -->'), writeMarkdown),
  ).toBeUndefined();
});

test('a text that is written without being escaped is found', () => {
  const unescaped = [...heading(2, 'Keys'), { type: 'html' as const, value: '# not a title' }];
  expect(markdownFault(unescaped, writeMarkdown)).toMatch(
    /^The Markdown reads as something else: .* is read as "\/root\/h1/,
  );
});
