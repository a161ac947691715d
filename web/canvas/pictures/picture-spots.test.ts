// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showCopy } from '../rich/object-copy.ts';
import { spotAt, spotsOf } from './picture-spots.ts';

const page = {
  target: { id: 'page', type: 'page' },
  documentOf: () => undefined,
  mayEdit: () => true,
};

/** A page with a picture in a text that is typed into, in whose place the editor shows a copy. */
function typed() {
  document.body.innerHTML = `
    <div data-sections><div data-section="words">
      <div data-rich="ready"><div data-object="p"><div id="copy"></div></div></div>
      <div class="rich" hidden><figure>
        <img alt="A field" data-sanity="id=page;type=page;path=sections:words.text:p;base=%2Fstudio">
      </figure></div>
    </div></div>`;
  const [object, place, shown] = ['[data-object]', '#copy', 'figure'].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  );
  if (!object || !place || !shown) throw new Error('The page is not drawn.');
  const end = showCopy(place, shown);
  // jsdom does not have this. What is inert is never hit.
  document.elementsFromPoint = () => [object];
  const [image, copy] = [document.querySelector('[data-sanity]'), place.querySelector('img')];
  if (copy) copy.getBoundingClientRect = () => new DOMRect(10, 20, 300, 200);
  return { image, place, end };
}

test('a picture in a text that is typed into is found where its copy lies, and is the one of the page', () => {
  const { image, end } = typed();
  const spot = {
    place: { target: page.target, path: 'sections[_key=="words"].text[_key=="p"]', title: 'A field' },
    image,
    ...{ top: 20, left: 10, width: 300, height: 200 },
  };
  expect(spotAt(50, 50, page)).toEqual(spot);
  expect(spotsOf('words', page)).toEqual([spot]);
  end();
});

test('a copy shows what the page shows now, as another picture', async () => {
  const { image, place, end } = typed();
  image?.setAttribute('src', '/new.webp');
  await vi.waitFor(() => expect(place.querySelector('img')?.getAttribute('src')).toBe('/new.webp'));
  expect(place.querySelectorAll('img').length).toBe(1);
  end();
});
