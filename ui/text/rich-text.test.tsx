import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { RichText } from './rich-text.tsx';
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
  const html = render(<RichText value={[block('a', 'h2', 'One')]} hasIds />);
  expect(html).toContain('<h2 id="one"');
  expect(render(<RichText value={[block('a', 'h2', 'One')]} />)).not.toContain('id=');
  expect(html).toContain('rel="nofollow noreferrer"');
});

it('leaves no trace of what it does not know, neither on the page nor on the console', () => {
  const warn = vi.spyOn(console, 'warn');
  const html = render(
    <RichText
      value={[{ ...block('a', 'nonsense', 'Text') }, { _key: 'b', _type: 'picture', picture: null }]}
    />,
  );
  expect(html).toContain('Text');
  expect(warn).not.toHaveBeenCalled();
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
