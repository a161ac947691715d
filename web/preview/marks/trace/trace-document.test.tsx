// @vitest-environment jsdom
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LayoutProps } from '#pages/layout-props.ts';
import { layouts } from '#pages/layouts.ts';
import { resolved, resolveParams } from '#pages/resolve-contract.ts';
import { LivePath } from '../../path/live-path.ts';
import { treesOf } from '../../path/trees-fixture.ts';
import { shownTexts } from './shown-texts.ts';
import { traceDocument } from './trace-document.ts';

const path = '/join/same';

const position = {
  _id: 'position-same',
  _type: 'position',
  _updatedAt: '2026-01-01T00:00:00Z',
  title: 'Same words',
  slug: { _type: 'slug', current: 'same' },
  summary: 'Same words',
  location: 'Same words',
  body: [
    {
      _key: 'b1',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [{ _key: 's', _type: 'span', text: 'Same words', marks: [] }],
    },
  ],
  sections: [{ _key: 'next', _type: 'cta-banner', title: 'Same words' }],
};

test('texts around the sections that say the same are told apart by the field that each comes from', () => {
  const live = new LivePath(
    { trees: { frame: '', kinds: {} }, params: resolveParams(path), documents: [], served: {} },
    treesOf(path),
  );
  const shown = resolved.parse(live.put(position)).position;
  const traced = traceDocument(live, position._id);
  if (!shown || !traced) throw new Error('The position cannot be shown.');
  const section = (
    <div data-section="next">
      <h1>Same words</h1>
    </div>
  );
  const root = drawn(shown, section);
  const texts = shownTexts(root, drawn(traced.found.position), (mark) => traced.trace.textOf(mark));
  expect(
    texts.map(
      ({ element, text, isExact }) => `${element.localName} ${text.path} ${isExact ? 'typed' : 'opened'}`,
    ),
  ).toEqual(['h1 title typed', 'p summary typed', 'dd location typed', 'p body[_key=="b1"] typed']);
  expect(texts.some(({ element }) => element.closest('[data-section]'))).toBe(false);
});

/** What the layout of a position draws, in an element that is on no page. */
function drawn(document: unknown, sections?: ReactNode): HTMLElement {
  const Layout = layouts.position as ComponentType<LayoutProps<unknown>>;
  const root = globalThis.document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <Layout {...{ document, path, url: path, ancestors: [], isTitled: true, contents: [], taken: [] }}>
      {sections}
    </Layout>,
  );
  return root;
}
