import { expect, test } from 'vitest';
import { localAssets } from './local-assets.ts';

const hash = '0a'.repeat(20);

test('an asset of the lake is asked of the site', () => {
  const content = {
    picture: [{ src: `http://127.0.0.1:3030/images/tessera/production/${hash}-10x20.png`, width: 10 }],
  };
  expect(localAssets(content)).toEqual({
    picture: [{ src: `/images/tessera/production/${hash}-10x20.png`, width: 10 }],
  });
});

test('an asset of hosted Sanity, a link and a text stay as they are', () => {
  const content = [
    `https://cdn.sanity.io/images/p/production/${hash}-10x20.png`,
    'https://example.com/images/about',
    'https://partner.example/files/2026/reports/annual.pdf',
    `See http://127.0.0.1:3030/images/tessera/production/${hash}-10x20.png`,
    null,
  ];
  expect(localAssets(content)).toEqual(content);
});
