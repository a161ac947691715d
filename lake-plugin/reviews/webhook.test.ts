import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testLake } from '#lake/lake-fixture.ts';
import { lakePlugins } from '../plugin.ts';

test('a webhook hears every step of a review', async () => {
  const heard: unknown[] = [];
  const receiver = createServer(async (request, response) => {
    heard.push(JSON.parse(await text(request)));
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with it.
  const { port } = receiver.address() as AddressInfo;
  const its = await testLake({ plugins: lakePlugins });
  const client = its.client();
  await client.request({
    url: '/hooks/projects/tessera',
    method: 'POST',
    body: {
      name: 'Reviews',
      dataset: 'production',
      url: `http://127.0.0.1:${port}`,
      rule: {
        on: ['create', 'update'],
        filter: '_type == "review"',
        projection: '{document, "step": steps[-1].kind}',
      },
    },
  });
  const step = { by: 'mia', at: '', of: 'drafts.a', revision: '', content: '' };
  const review = { _id: 'review.a', _type: 'review', document: 'a', documentType: 'page' };
  await client.create({ ...review, steps: [{ ...step, _key: 'a', kind: 'asked' }] });
  const approved = { ...step, _key: 'b', kind: 'approved' };
  await client.patch('review.a').insert('after', 'steps[-1]', [approved]).commit();
  await expect
    .poll(() => heard)
    .toEqual([
      { document: 'a', step: 'asked' },
      { document: 'a', step: 'approved' },
    ]);
  await its.close();
  receiver.close();
});
