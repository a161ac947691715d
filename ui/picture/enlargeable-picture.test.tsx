import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EnlargeablePicture } from './enlargeable-picture.tsx';

const picture = { src: '/images/a.jpg', width: 1200, height: 900, alt: 'A list of keys' };

test('a picture opens large by a button of the browser, and the large one waits until then', () => {
  const html = renderToStaticMarkup(<EnlargeablePicture picture={picture} sizes="100vw" priority />);
  const [, opened] =
    /<button[^>]*popoverTarget="([^"]+)"[^>]*aria-label="Enlarge: A list of keys"/i.exec(html) ?? [];
  const [, large] = new RegExp(`<dialog id="${opened}" popover="auto"[^>]*>(.*)`, 'i').exec(html) ?? [];
  expect(large).toMatch(/<img src="[^"]*w=1200[^"]*"[^>]*alt="A list of keys" loading="lazy"/);
  expect(large).toMatch(/<button[^>]*popoverTargetAction="hide"[^>]*aria-label="Close"/i);
  expect(html).toMatch(new RegExp(`command="show-modal" commandfor="${opened}"`));
  expect(large).toMatch(new RegExp(`command="close" commandfor="${opened}"`));
});

test('what opens one picture does not open another', () => {
  const html = renderToStaticMarkup(
    <>
      <EnlargeablePicture picture={picture} />
      <EnlargeablePicture picture={picture} />
    </>,
  );
  expect(
    new Set([...html.matchAll(/ popover="auto"| id="([^"]+)"/g)].flatMap(([, id]) => id ?? [])).size,
  ).toBe(2);
});
