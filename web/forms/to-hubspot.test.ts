import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Form } from '#schemas/form/contract.ts';
import { newsletterForm } from '../shell/newsletter/newsletter-form.ts';
import { readSentForm } from './sent-form.ts';
import { toHubspot } from './to-hubspot.ts';

const any = { hint: null, required: true, width: 'full', placeholder: null } as const;
const form: Form = {
  id: 'form-demo',
  name: 'demo',
  fields: [
    { ...any, kind: 'email-field', name: 'email', label: 'Work email', isWorkOnly: true },
    {
      ...any,
      kind: 'tiles-field',
      name: 'interests',
      label: 'Interests',
      choices: ['a', 'b'].map((value) => ({ value, label: value, text: null, icon: null })),
      isMultiple: true,
    },
    {
      ...any,
      kind: 'consent-field',
      name: 'privacy_consent',
      label: 'I agree.',
      required: false,
      linkLabel: null,
      href: null,
    },
  ],
  submitLabel: 'Send',
  sendingLabel: 'Sending...',
  successTitle: 'Thanks',
  successText: null,
  hubspotFormId: 'f-1',
};

const received: { url?: string; type?: string; body: string }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ url: request.url, type: request.headers['content-type'], body });
  response.end('{"inlineMessage":"Thanks."}');
});
/** A server that does not answer, or stops in the middle of its answer. */
const silent = createServer((request, response) => {
  if (request.url?.includes('half')) response.writeHead(200).write('{"inline');
});
let api = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void received.splice(0));
afterAll(() => {
  server.close();
  silent.closeAllConnections();
  silent.close();
});

const ofEntries = (values: [name: string, value: string][]): FormData => {
  const body = new FormData();
  for (const [name, value] of values) body.append(name, value);
  return body;
};

/** Sends what was filled in as a browser does, or a body as it is. */
async function send(
  values: [name: string, value: string][] | string,
  headers: Record<string, string> = {},
  to = form,
  { at = api, maxMs }: { at?: string; maxMs?: number } = {},
) {
  const body = typeof values === 'string' ? values : ofEntries(values);
  const path = 'submissions/v3/integration/submit/tessera/demo';
  const request = new Request(`http://site.example/api/forms/${path}`, { method: 'POST', body });
  request.headers.set('host', 'site.example');
  for (const [name, value] of Object.entries({ referer: 'http://site.example/book-demo?a', ...headers }))
    request.headers.set(name, value);
  const sent = await readSentForm(request, { path, name: 'demo', isTaken: true });
  const hubspot = { portalId: 'p-1', formId: 'newsletter', api: at };
  return toHubspot(to, sent, { hubspot, siteUrl: 'https://www.example.com' }, maxMs);
}

test('a form goes to its form of HubSpot as JSON', async () => {
  const { status } = await send([
    ['email', ' ada@cardea.example '],
    ['interests', 'a'],
    ['interests', 'b'],
    ['privacy_consent', 'on'],
    ['evil', 'x'],
  ]);
  expect(status).toBe(200);
  expect(received).toEqual([
    {
      url: '/submissions/v3/integration/submit/p-1/f-1',
      type: 'application/json',
      body: JSON.stringify({
        fields: [
          { name: 'email', value: 'ada@cardea.example' },
          { name: 'interests', value: 'a;b' },
          { name: 'privacy_consent', value: true },
        ],
        context: { pageUri: 'https://www.example.com/book-demo' },
      }),
    },
  ]);
});

test.each(['on', 'true'])(
  'consent goes there as the newsletter sends it, also when the box says %s',
  async (value) => {
    await send([
      ['email', 'ada@cardea.example'],
      ['interests', 'a'],
      ['privacy_consent', value],
    ]);
    expect(JSON.parse(received[0]?.body ?? '').fields.at(-1)).toEqual({
      name: 'privacy_consent',
      value: true,
    });
  },
);

test('what is wrong, and what a machine has filled in, does not reach it', async () => {
  const refused = await send([['email', 'ada']]);
  expect([refused.status, (await refused.json()).errors]).toEqual([
    400,
    [
      { errorType: 'INVALID_EMAIL', message: 'Invalid email address', field: 'email' },
      { errorType: 'REQUIRED_FIELD', message: 'Interests is required', field: 'interests' },
    ],
  ]);
  const whole: [string, string][] = [
    ['email', 'ada@cardea.example'],
    ['interests', 'a'],
  ];
  expect((await send([...whole, ['form-website', 'x']])).status).toBe(200);
  expect((await send(whole, { 'x-form-age': '20' })).status).toBe(200);
  expect((await send(whole, { 'x-form-trap': '1' })).status).toBe(200);
  expect(received).toEqual([]);
});

const asJson = { 'content-type': 'application/json' };

test("HubSpot's own JSON, from a program or a tab that was open before, goes there as a form of a browser does", async () => {
  const fields = [
    { name: 'email', value: 'ada@cardea.example' },
    { name: 'interests', value: 'a' },
    { name: 'privacy_consent', value: true },
  ];
  expect((await send(JSON.stringify({ fields }), asJson)).status).toBe(200);
  const context = { pageUri: 'https://www.example.com/book-demo' };
  expect(received.map(({ body }) => JSON.parse(body))).toEqual([{ fields, context }]);
  const trapped = { ...asJson, 'x-form-trap': '1' };
  expect((await send(JSON.stringify({ fields }), trapped)).status).toBe(200);
  expect(received).toHaveLength(1);
});

test('a body that is no form is refused as the lake does', async () => {
  for (const body of ['not json', '{"fields":[]}']) {
    const refused = await send(body, asJson);
    const [{ errorType }] = (await refused.json()).errors;
    expect([refused.status, errorType]).toEqual([400, 'INVALID_FIELDS']);
  }
  expect(received).toEqual([]);
});

test('a free address where one of work is asked for does not reach it, from a form or the newsletter', async () => {
  const newsletter = newsletterForm({ site: null, footer: null }, 'n-1');
  const filled: [string, string][] = [
    ['email', 'me@gmail.com'],
    ['interests', 'a'],
    ['privacy_consent', 'on'],
  ];
  for (const to of [form, newsletter]) {
    const refused = await send(filled, {}, to);
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      [
        {
          errorType: 'BLOCKED_EMAIL',
          message: 'Addresses of free email providers are not accepted.',
          field: 'email',
        },
      ],
    ]);
  }
  expect(received).toEqual([]);
});

test('the newsletter, sent by a browser without JavaScript, goes there as a script would send it', async () => {
  const newsletter = newsletterForm({ site: null, footer: null }, 'n-1');
  const refused = await send([['email', 'ada@cardea.example']], {}, newsletter);
  expect((await refused.json()).errors).toEqual([
    { errorType: 'REQUIRED_FIELD', message: 'You must accept the privacy policy', field: 'privacy_consent' },
  ]);
  await send(
    [
      ['email', ' ada@cardea.example '],
      ['privacy_consent', 'on'],
    ],
    {},
    newsletter,
  );
  expect(received).toEqual([
    {
      url: '/submissions/v3/integration/submit/p-1/n-1',
      type: 'application/json',
      body: '{"fields":[{"name":"email","value":"ada@cardea.example"},{"name":"privacy_consent","value":true}]}',
    },
  ]);
});

test.each(['/whole', '/half'])(
  'nobody waits for ever for an endpoint that says nothing (%s)',
  async (path) => {
    const at = `http://127.0.0.1:${(silent.address() as AddressInfo).port}${path}`;
    const whole: [string, string][] = [
      ['email', 'ada@cardea.example'],
      ['interests', 'a'],
    ];
    await expect(send(whole, {}, form, { at, maxMs: 200 })).rejects.toMatchObject({ name: 'TimeoutError' });
  },
);
