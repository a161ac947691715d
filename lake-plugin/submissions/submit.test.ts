import { afterAll, beforeAll, expect, test } from 'vitest';
import { lakeOptions, type TestLake, testLake } from '#lake/lake-fixture.ts';
import type { FormRules } from './form-rules.ts';
import { submissionPlugin } from './plugin.ts';

/** Takes one form: whatever is in it, if there is an address. */
const forms: FormRules = {
  query: 'null',
  read: (form, _found, data) =>
    form === 'newsletter'
      ? {
          fields: [...data].map(([name, value]) => ({ name, values: [String(value)] })),
          files: [],
          faults: String(data.get('email')).includes('@')
            ? []
            : [{ errorType: 'INVALID_EMAIL', message: 'Invalid email address', field: 'email' }],
        }
      : null,
};

let its: TestLake;
let sender = 0;
/** The token of the site: only a sender who brings it is believed where a visitor is. */
const fromSite = { authorization: `Bearer ${lakeOptions.token}` };
beforeAll(async () => {
  its = await testLake({ plugins: [submissionPlugin(forms)] });
});
afterAll(() => its.close());

const signup = (email: string) => ({
  fields: [
    { name: 'email', value: email },
    { name: 'privacy_consent', value: true },
  ],
});

async function send(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${its.url}/submissions/v3/integration/submit/tessera/newsletter`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...fromSite,
      'x-forwarded-for': `sender-${sender++}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { errors?: { errorType: string }[] } };
}
const kept = () =>
  its.client({ perspective: 'raw' }).fetch('*[_type == "submission"] | order(submittedAt){form, fields}');

test('a submission is kept as a document that only people with a token can read', async () => {
  expect((await send(signup('ada@cardea.example'))).status).toBe(200);
  expect(await kept()).toEqual([
    {
      form: 'newsletter',
      fields: [
        { _key: 'f0', name: 'email', value: 'ada@cardea.example' },
        { _key: 'f1', name: 'privacy_consent', value: 'true' },
      ],
    },
  ]);
  const anonymous = its.client({ token: undefined, perspective: 'raw' });
  expect(await anonymous.fetch('count(*[_type == "submission"])')).toBe(0);
});

test('what is wrong by the rules of its form is refused in the shape of HubSpot, and nothing is kept', async () => {
  const before = await kept();
  const { status, body } = await send(signup('no address'));
  expect([status, body.errors?.[0]?.errorType]).toEqual([400, 'INVALID_EMAIL']);
  expect(await kept()).toEqual(before);
});

test('what a machine sends is dropped, and it gets the answer that people get', async () => {
  const before = await kept();
  expect((await send(signup('bot@cardea.example'), { 'x-form-trap': '1' })).status).toBe(200);
  expect((await send(signup('bot@cardea.example'), { 'x-form-age': '40' })).status).toBe(200);
  expect(await kept()).toEqual(before);
});

test('a body that is no submission is refused', async () => {
  expect((await send({ fields: [] })).body.errors?.[0]?.errorType).toBe('INVALID_FIELDS');
  expect((await send({ fields: [{ name: 'email', value: { $ne: 1 } }] })).status).toBe(400);
  expect((await send('not json')).status).toBe(400);
});

test('a body that would take long to take apart is refused before anybody does', async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  const type = { 'content-type': 'multipart/form-data; boundary=b' };
  expect((await send(`${part.repeat(2_000)}--b--\r\n`, type)).status).toBe(400);
  expect((await send(signup('a'.repeat(1_100_000)))).status).toBe(400);
});

test('a form that nobody knows is refused', async () => {
  const response = await fetch(`${its.url}/submissions/v3/integration/submit/tessera/unknown`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signup('ada@cardea.example')),
  });
  expect([response.status, await response.json()]).toMatchObject([
    404,
    { errors: [{ errorType: 'FORM_NOT_FOUND' }] },
  ]);
});

test('a sender is slowed down after ten in a minute', async () => {
  const headers = { 'x-forwarded-for': 'the same' };
  for (let index = 0; index < 10; index++)
    expect((await send(signup('a@b.example'), headers)).status).toBe(200);
  const again = () => send(signup('a@b.example'), headers).then(({ status }) => status);
  await expect.poll(again, { interval: 1 }).toBe(429);
  expect((await send(signup('a@b.example'))).status).toBe(200);
});

test('whoever brings no token is not believed where he is', async () => {
  const body = JSON.stringify(signup('a@b.example'));
  const from = async (address: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const path = '/submissions/v3/integration/submit/tessera/newsletter';
    return fetch(its.url + path, { method: 'POST', headers, body });
  };
  for (let index = 0; index < 10; index++) await from(`198.51.100.${index}`);
  await expect
    .poll(async () => (await from('198.51.100.10')).headers.get('retry-after'), { interval: 1 })
    .toMatch(/^[1-6]$/);
});

test('strangers at several addresses do not use up the limit of each other', async () => {
  const proxied = await testLake({ plugins: [submissionPlugin(forms)], trustedProxies: ['127.0.0.1'] });
  const from = async (address: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const url = `${proxied.url}/submissions/v3/integration/submit/tessera/newsletter`;
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(signup('a@b.example')) }))
      .status;
  };
  for (let index = 0; index < 10; index++) await from('203.0.113.1');
  await expect.poll(() => from('203.0.113.1'), { interval: 1 }).toBe(429);
  expect(await from('203.0.113.2')).toBe(200);
  await proxied.close();
});

test('how many forms one sender may send in a minute is for whoever opens the lake to say', async () => {
  const strict = await testLake({ plugins: [submissionPlugin(forms, 2)] });
  const once = async () => {
    const url = `${strict.url}/submissions/v3/integration/submit/tessera/newsletter`;
    const headers = { ...fromSite, 'content-type': 'application/json', 'x-forwarded-for': 'somebody' };
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(signup('a@b.example')) }))
      .status;
  };
  expect([await once(), await once(), await once()]).toEqual([200, 200, 429]);
  await strict.close();
});
