import { expect, test } from 'vitest';
import { studioAddress } from './studio-address.ts';

test.each([
  ['https://www.example.com', 'https://studio.www.example.com'],
  ['http://localhost:3000', 'http://studio.localhost:3000'],
  ['http://4.example:3000', 'http://studio.4.example:3000'],
])('the Studio of %s has a host of its own, %s', (siteUrl, studioUrl) => {
  expect(studioAddress(siteUrl)).toBe(studioUrl);
});

test.each(['http://192.168.1.5:3000', 'http://127.0.0.1:3000', 'http://127.1:3000', 'http://[::1]:3000'])(
  'no name stands before an IP address: the Studio of %s is on the host of the site',
  (siteUrl) => {
    expect(studioAddress(siteUrl)).toBe(siteUrl);
  },
);
