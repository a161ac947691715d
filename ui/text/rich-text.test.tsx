import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { type LeftOutProps, LeftOutSign } from './left-out.tsx';
import { RichText, type RichTextBlock } from './rich-text.tsx';
import { richTextHeadings } from './rich-text-headings.ts';

const block = (key: string, style: string, text: string) => ({
  _key: key,
  _type: 'block' as const,
  style,
  markDefs: [{ _key: 'm', _type: 'link-mark', href: 'https://example.org', isExternal: false }],
  children: [{ _key: 's', _type: 'span' as const, text, marks: ['m'] }],
});

it('numbers equal headings, so that every id is one of a kind', () => {
  const headings = richTextHeadings([
    block('a', 'h2', 'What’s new?'),
    block('b', 'h3', 'What’s new?'),
    block('c', 'normal', 'x'),
  ]);
  expect(headings).toEqual([
    { key: 'a', id: 'what-s-new', title: 'What’s new?', level: 2 },
    { key: 'b', id: 'what-s-new-2', title: 'What’s new?', level: 3 },
  ]);
});

it('keeps letters of every script in the ids', () => {
  expect(
    richTextHeadings([block('a', 'h2', 'Überblick'), block('b', 'h2', 'ما هو'), block('c', 'h2', '!')]).map(
      ({ id }) => id,
    ),
  ).toEqual(['uberblick', 'ما-هو', 'part']);
});

it('draws headings with their ids and links with their rules', () => {
  const html = render(<RichText value={[block('a', 'h2', 'One')]} headingIds={['one']} />);
  expect(html).toContain('<h2 id="one"');
  expect(render(<RichText value={[block('a', 'h2', 'One')]} />)).not.toContain('id=');
  expect(html).toContain('rel="nofollow noreferrer"');
});

it('draws no heading more than one level below the one before it, and the first below a title', () => {
  const ranks = (...styles: string[]) => {
    const value = styles.map((style, index) => block(String(index), style, 'Words'));
    return [...render(<RichText value={value} />).matchAll(/<(h\d)/g)].map(([, name]) => name);
  };
  expect(ranks('h4', 'h4', 'h2', 'normal', 'h4', 'h3', 'h4')).toEqual(['h3', 'h4', 'h2', 'h3', 'h3', 'h4']);
});

it('draws what is left out as the sign around it says, in its place, and nothing without one', () => {
  const leftOut = (part: string, name: string) => ({ _key: name, _type: 'left-out' as const, part, name });
  const inLine = block('a', 'normal', 'Text');
  const value = [
    { ...inLine, children: [...inLine.children, leftOut('style', 'h6')] },
    leftOut('block', 'poll'),
    block('b', 'normal', 'After'),
  ];
  const warn = vi.spyOn(console, 'warn');
  expect(render(<RichText value={value} />)).toMatch(
    /^<div class="[^"]*"><p><a [^>]*>Text<\/a><\/p><p><a [^>]*>After<\/a><\/p><\/div>$/,
  );
  const sign = ({ part, name }: LeftOutProps) => <i>{`${part} ${name}`}</i>;
  expect(
    render(
      <LeftOutSign value={sign}>
        <RichText value={value} />
      </LeftOutSign>,
    ),
  ).toMatch(/Text<\/a><i>style h6<\/i><\/p><i>block poll<\/i><p>/);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('keeps the text of what nobody told it of, draws nothing else of it, and says so on the console', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // The compiler refuses it, but at run time anything can come.
  const poll = { _key: 'b', _type: 'poll' } as unknown as RichTextBlock;
  const html = render(<RichText value={[block('a', 'nonsense', 'Text'), poll]} />);
  expect(html).toMatch(/^<div class="[^"]*"><p><a [^>]*>Text<\/a><\/p><\/div>$/);
  expect(warn.mock.calls.flat().join()).toMatch(/"nonsense".*"poll"/);
  warn.mockRestore();
});

it('is silent about a picture that is not chosen yet', () => {
  const warn = vi.spyOn(console, 'warn');
  expect(render(<RichText value={[{ _key: 'b', _type: 'picture', picture: null }]} />)).toMatch(
    /^<div class="[^"]*"><\/div>$/,
  );
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('has pictures with something to see in them open large, and only these', () => {
  const drawn = (alt: string) => {
    const picture = {
      src: '/images/a.png',
      width: 40,
      height: 20,
      lqip: null,
      alt,
      crop: null,
      hotspot: null,
    };
    return render(<RichText value={[{ _key: 'b', _type: 'picture', picture }]} />);
  };
  expect(drawn('Four steps')).toContain('aria-label="Enlarge: Four steps"');
  expect(drawn('')).not.toContain('<button');
});

it('is nothing when it is empty', () => {
  expect(render(<RichText value={[]} />)).toBe('');
});

it('makes valid HTML of a heading that became a list item, and of a link laid over another', () => {
  const link = (key: string) => ({ _key: key, _type: 'link-mark', href: `/${key}`, isExternal: false });
  const block = (key: string, fields: object) => ({
    _key: key,
    _type: 'block',
    markDefs: [link('a'), link('b')],
    children: [{ _key: 's', _type: 'span', text: key, marks: ['a', 'strong', 'b'] }],
    ...fields,
  });
  const html = render(
    <RichText
      value={[
        block('One', { style: 'h3', listItem: 'bullet', level: 1 }),
        block('Two', { style: 'h3', listItem: 'bullet', level: 2 }),
      ]}
    />,
  );
  expect(html).not.toContain('<h3');
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).not.toContain('href="/b"');
});

it('draws a heading of white space alone as text, and leaves it out of the contents', () => {
  const value = [block('a', 'h2', ' '), block('b', 'h2', 'One')];
  expect(richTextHeadings(value).map(({ title }) => title)).toEqual(['One']);
  expect(render(<RichText value={value} headingIds={['one']} />).match(/<h2[^>]*>/g)).toEqual([
    expect.stringContaining('id="one"'),
  ]);
});
