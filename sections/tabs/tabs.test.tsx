import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkAnchors } from './check-anchors.ts';
import View from './view.tsx';

const frame = { anchor: null, background: 'paper', spacing: 'normal' } as const;
const tab = (label: string, anchor: string | null) => ({
  ...{ key: label, label, title: `About ${label}`, text: null, picture: null },
  ...{ href: '/more', linkLabel: 'More', anchor },
});

test('labels lead to their panels, which have headings of their own, before any script has run', () => {
  const tabs = [tab('One', 'one'), tab('Two', null)];
  const html = render(<View {...frame} eyebrow={null} title="Parts" text={null} tabs={tabs} />);
  const places = [...html.matchAll(/<a id="[^"]+-tab" href="#([^"]+)"/g)].map(([, id]) => id);
  expect(places).toHaveLength(2);
  expect(places[0]).toBe('one');
  for (const id of places) expect(html).toContain(`<div id="${id}"`);
  expect(html.match(/<h3[^>]*>About (One|Two)<\/h3>/g)).toHaveLength(2);
  expect(html).not.toMatch(/role="tab| hidden=/);
});

test('an editor names each tab once on a page', () => {
  const twice = 'The anchor "a" stands twice on this page. Rename one of them.';
  expect(checkAnchors([{ anchor: 'a' }, {}, {}], {})).toBe(true);
  expect(checkAnchors([{ anchor: 'a' }, { anchor: 'a' }], {})).toBe(twice);
  expect(checkAnchors([{ anchor: 'a' }], { parent: { anchor: 'a' } })).toBe(twice);
  const tabs = { _key: 'tabs', tabs: [{ anchor: 'a' }] };
  const page = (anchor: string) => ({ sections: [{ _key: 'other', anchor }, tabs] });
  expect(checkAnchors(tabs.tabs, { parent: tabs, document: page('b') })).toBe(true);
  expect(checkAnchors(tabs.tabs, { parent: tabs, document: page('a') })).toBe(twice);
});
