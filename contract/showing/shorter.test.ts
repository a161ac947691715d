import { expect, test } from 'vitest';
import type { Content } from './contents.ts';
import { shorter } from './shorter.ts';

/** Whether every reference of a content leads to something that stands around it. */
const leadsSomewhere = (content: Content): boolean =>
  [...JSON.stringify(content).matchAll(/"_ref":"([^"]+)"/g)].every(([, id]) =>
    content.around.some(({ _id }) => _id === id),
  );

test('what nothing refers to once the thing itself is short is left out, too', async () => {
  const short = await shorter(
    {
      own: { _type: 'movie', price: 7, cast: [{ _key: 'a', _type: 'reference', _ref: 'person-1' }] },
      around: [
        { _id: 'person-1', _type: 'person', firm: { _type: 'reference', _ref: 'firm-1' } },
        { _id: 'firm-1', _type: 'firm' },
      ],
    },
    async (content) => content.own?.price === 7 && leadsSomewhere(content),
  );
  expect(short).toEqual({ own: { _type: 'movie', price: 7 }, around: [] });
});
