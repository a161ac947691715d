import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import View from './view.tsx';

const frame = { anchor: null, background: 'paper', spacing: 'normal' } as const;
const words = { eyebrow: null, title: 'All', text: null, emptyText: 'None fits.' };

test('each integration is told apart, also where several have no name in addresses yet', () => {
  const integrations = ['Okta', 'Vault'].map((title) => ({
    ...{ _id: `integration-${title}`, title, category: null, description: null, logoColorful: null },
  }));
  const html = render(<View {...frame} {...words} integrations={integrations} />);
  const given = html.replaceAll('&quot;', '"');
  expect(Array.from(given.matchAll(/"key":"([^"]*)"/g), ([, key]) => key)).toEqual([
    'integration-Okta',
    'integration-Vault',
  ]);
});
