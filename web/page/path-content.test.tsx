import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { foundPage } from './found-page-fixture.ts';
import { PathContent } from './path-content.tsx';

const frame = { background: 'paper', spacing: 'normal' };
const tab = (key: string, anchor: string) => ({
  ...{ key, label: anchor, title: anchor, text: null, picture: null, linkLabel: null, anchor },
  href: null,
});
const tabs = (_key: string) => ({
  ...{ _key, _type: 'tabs', eyebrow: null, title: 'One at a time', text: null, anchor: 'ways' },
  ...frame,
  tabs: [tab('a', 'find'), tab('b', 'rotate')],
});

test('a shared section that stands twice on a page has the names of its places once: links lead to the first', () => {
  const found = foundPage([tabs('x'), tabs('y')]);
  const html = renderToStaticMarkup(<PathContent path="/a" found={found} isPreview={false} />);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  const named = ids.filter((id) => /ways|find|rotate/.test(id));
  expect(named).toEqual(['ways', 'find-tab', 'rotate-tab', 'find', 'rotate']);
  expect(ids).toHaveLength(named.length + 4); // the second one's tabs and panels
  expect(new Set(ids).size).toBe(ids.length);
});
