import { expect, test } from 'vitest';
import { testLake } from '#lake/lake-fixture.ts';
import { isOpen } from '#schemas/position/card.ts';

const hour = 3_600_000;
/** A moment as someone writes it whose clock is two hours ahead of UTC. */
const ahead = (ms: number) => new Date(ms + 2 * hour).toISOString().replace('Z', '+02:00');

test('one may apply until the moment that is meant, in whichever zone it is written, and where no moment is named', async () => {
  const its = await testLake();
  const client = its.client();
  const ends = { past: ahead(Date.now() - hour), coming: ahead(Date.now() + hour), words: 'soon' };
  for (const [_id, closesAt] of Object.entries(ends))
    await client.create({ _id, _type: 'position', closesAt });
  await client.create({ _id: 'none', _type: 'position' });
  const open = await client.fetch<string[]>(`*[_type == "position" && ${isOpen}]._id`);
  expect(open.toSorted()).toEqual(['coming', 'none', 'words']);
  await its.close();
});
