import { expect, test } from 'vitest';
import { misspelt } from './misspelt.ts';
import { variables } from './variables.ts';

test('a name that is almost that of a setting is said, with the one that was meant', () => {
  expect(misspelt(['SITE_URl', 'LAKE_TOKNE', 'TRUSTED_PROXY', 'PROT'])).toEqual([
    '"SITE_URl" is not a setting: did you mean SITE_URL? All of them are in docs/settings.md.',
    expect.stringContaining('did you mean LAKE_TOKEN?'),
    expect.stringContaining('did you mean TRUSTED_PROXIES?'),
    expect.stringContaining('did you mean PORT?'),
  ]);
});

test('settings themselves, and what others set, are no mistakes', () => {
  expect(misspelt(Object.keys(variables.shape))).toEqual([]);
  const others = [
    'PATH',
    'HOME',
    'HOST',
    'NODE_ENV',
    'NODE_OPTIONS',
    'CI',
    'BASE_URL',
    'LANG',
    'POST',
    'SANITY_STUDIO_DATASET',
  ];
  expect(misspelt(others)).toEqual([]);
});
