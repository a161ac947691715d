import { afterEach, expect, test } from 'vitest';
import { countFormsTogether } from '../../../../forms/form-rate.ts';
import { POST } from './route.ts';

let counting: { stop: () => void } | undefined;
afterEach(() => counting?.stop());

test('a form of somebody who has sent too many is answered before anything of it is read', async () => {
  const counted: string[] = [];
  counting = countFormsTogether(async (sender) => {
    counted.push(sender);
    return 7;
  });
  const path = 'submissions/v3/integration/submit/tessera/demo';
  const body = new FormData();
  body.set('cv', new Blob([new Uint8Array(1_000_000)]));
  const request = new Request(`http://site.example/api/forms/${path}`, {
    ...{ method: 'POST', headers: { 'x-forwarded-for': '192.0.2.7' }, body },
  });
  const answer = await POST(request, { params: Promise.resolve({ path: path.split('/') }) });
  expect([answer.status, answer.headers.get('retry-after'), counted]).toEqual([429, '7', ['192.0.2.7']]);
  expect(request.bodyUsed).toBe(false);
});

test('at a path that is none of a form nobody is counted', async () => {
  counting = countFormsTogether(() => Promise.reject(new Error('Nobody is to be counted.')));
  const request = new Request('http://site.example/api/forms/others', { method: 'POST', body: 'a' });
  const answer = await POST(request, { params: Promise.resolve({ path: ['others'] }) });
  expect([answer.status, request.bodyUsed]).toEqual([404, false]);
});
