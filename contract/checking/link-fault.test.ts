import { expect, test } from 'vitest';
import { type LinkRules, linkFault, pathIn } from './link-fault.ts';

const rules: LinkRules = { linkIn: () => undefined, ownRoutes: /^\/api/, commonAnchors: ['top'] };
const paths = ['/', '/pricing', '/café/clés'];
const known = {
  pathOf: () => undefined,
  stands: (path: string) => paths.includes(path),
  placesAt: async () => new Set(['faq', 'clés']),
};
const faultOf = async (href: string) => (await linkFault({ href }, '/pricing', rules, known))?.name;

test.each([
  '/pricing',
  '/pricing/',
  '/pricing?plan=a#faq',
  '#faq',
  '#cl%C3%A9s',
  '#top',
  '/caf%C3%A9/cl%C3%A9s',
  '/café/clés#faq',
])('a link to %s leads somewhere', async (href) => expect(await faultOf(href)).toBeUndefined());

test.each([
  ['/nowhere', 'link-leads-nowhere'],
  ['/caf%C3%A9', 'link-leads-nowhere'],
  ['/100%', 'link-leads-nowhere'],
  ['/pricing#plans', 'anchor-not-on-page'],
])('a link to %s does not', async (href, fault) => expect(await faultOf(href)).toBe(fault));

test.each(['/pricing#plans', '#plans'])('a place beside %s is the one that is looked for', async (href) => {
  const faultOf = (anchor: string) => linkFault({ href, anchor }, '/pricing', rules, known);
  expect(await faultOf('faq')).toBeUndefined();
  expect(await faultOf('prices')).toMatchObject({ part: 'anchor', name: 'anchor-not-on-page' });
});

test('a path is read as the site has it', () => {
  expect(pathIn('/caf%C3%A9/?a=b#c', rules)).toBe('/café');
  expect(pathIn('/api/health', rules)).toBeUndefined();
  expect(pathIn('https://example.com/a', rules)).toBeUndefined();
});
