import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, test } from 'vitest';
import { readEnvironment } from '#settings/environment.ts';
import { FinishedPages } from '../finished/finished-pages.ts';
import { siteHeaders } from '../headers/site-headers.ts';
import { openRecords } from '../known/open-records.ts';
import { PageRenderer } from './page-renderer.ts';

test('a page is asked for as it is: compressed, it would only be expanded again in the same process', async ({
  expect,
}) => {
  const asked: unknown[] = [];
  const next = createServer((request, response) => {
    asked.push(request.headers['accept-encoding']);
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Words</p>');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void next.close());
  await once(next, 'listening');
  const renderer = new PageRenderer({
    origin: `http://127.0.0.1:${(next.address() as AddressInfo).port}`,
    headers: siteHeaders(readEnvironment({})),
    finishHtml: (html) => html,
    finished: new FinishedPages(openRecords(':memory:')),
    leave: 'leave',
  });
  await renderer.render('/a');
  await renderer.renderAnew('/a');
  expect(asked).toEqual(['identity', 'identity']);
});
