import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from './icon.tsx';
import { drawSprite } from './icon-sprite.ts';

it('draws the sprite that the site serves; `npx vitest run -u ui/icon/icon.test.tsx` writes it anew', async () => {
  await expect(await drawSprite()).toMatchFileSnapshot('../../web/public/icons.svg');
});

it('is silent as decoration and speaks with a label', () => {
  expect(renderToStaticMarkup(<Icon name="key" />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<Icon name="key" label="Key" />)).toContain('role="img" aria-label="Key"');
});
