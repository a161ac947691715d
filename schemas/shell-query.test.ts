import { evaluate, parse } from 'groq-js';
import { expect, test, vi } from 'vitest';
import { newsletterWords } from './footer/newsletter-words.ts';
import { shell, shellQuery } from './shell-query.ts';

async function readShell(...dataset: object[]) {
  return shell.parse(await (await evaluate(parse(shellQuery), { dataset })).get());
}

test('before anything is written, there is no shell', async () => {
  expect(await readShell()).toEqual({ site: null, menu: null, footer: null });
});

test('documents with nothing filled in have the usual words', async () => {
  const { menu, footer } = await readShell(
    { _id: 'site', _type: 'site' },
    { _id: 'menu', _type: 'menu', items: [{ _key: 'a' }] },
    { _id: 'footer', _type: 'footer', columns: [{ _key: 'a' }] },
  );
  expect(menu?.items).toEqual([
    expect.objectContaining({ key: 'a', title: 'Title', href: null, submenu: [], banner: null }),
  ]);
  expect(menu?.button).toBeNull();
  expect(footer).toMatchObject({ newsletter: newsletterWords, columns: [{ links: [] }] });
});

test('the button of the header and the words of the newsletter are those of the documents', async () => {
  const link = { page: { _ref: 'p' } };
  const words = { emailLabel: 'Ihre Adresse', linkLabel: 'Datenschutz', submitLabel: 'Anmelden' };
  const { menu, footer } = await readShell(
    { _id: 'p', _type: 'page', path: { current: '/kontakt' } },
    { _id: 'menu', _type: 'menu', button: { label: 'Kontakt', variant: 'cta', link } },
    { _id: 'footer', _type: 'footer', newsletter: { ...words, link } },
  );
  expect(menu?.button).toEqual({ label: 'Kontakt', variant: 'cta', href: '/kontakt', isExternal: false });
  expect(footer?.newsletter).toMatchObject({ ...words, href: '/kontakt' });
});

test('a menu entry brings its submenu, its banner and the line below', async () => {
  const link = { page: { _ref: 'p' }, anchor: 'sources' };
  const { menu } = await readShell(
    { _id: 'p', _type: 'page', path: { current: '/platform' } },
    {
      _id: 'menu',
      _type: 'menu',
      items: [
        {
          _key: 'a',
          title: 'Platform',
          submenu: [{ _key: 'b', title: 'Sources', link, icon: 'radar', isDetailed: true }],
          banner: { title: 'New', link },
          underBanner: { title: 'All', link },
        },
      ],
    },
  );
  expect(menu?.items[0]).toMatchObject({
    submenu: [{ key: 'b', href: '/platform#sources', icon: 'radar', isDetailed: true, isSoon: false }],
    banner: { title: 'New', href: '/platform#sources', image: null },
    underBanner: { title: 'All', text: '', href: '/platform#sources' },
  });
});

test('a menu that does not meet its contract costs only itself, and the log says why', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { menu, site } = await readShell(
    { _id: 'site', _type: 'site', brandName: 'Brand' },
    { _id: 'menu', _type: 'menu', items: [{ _key: 'a', icon: 'flame' }] },
  );
  expect({ menu, brandName: site?.brandName }).toEqual({ menu: null, brandName: 'Brand' });
  expect(warning.mock.calls[0]?.[0]).toContain('The document "menu" was left out: "items.0.icon"');
  warning.mockRestore();
});
