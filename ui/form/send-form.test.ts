import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FormRefusal } from '../inputs/use-form.ts';
import { formChanged } from './failure.ts';
import type { FormField } from './form-field.ts';
import { sendForm } from './send-form.ts';

const any = { hint: null, required: true, width: 'full', placeholder: null } as const;
const fields: FormField[] = [
  { ...any, kind: 'text-field', name: 'company', label: 'Company', purpose: 'off' },
  { ...any, kind: 'email-field', name: 'work_email', label: 'Work email', isWorkOnly: true },
];
let answer = { status: 200, body: '' };
let received: { type?: string; accept?: string; age?: string | string[]; body: string };
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { accept, 'content-type': type, 'x-form-age': age } = request.headers;
  received = { type, accept, age, body };
  response.writeHead(answer.status).end(answer.body);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

async function send(): Promise<unknown> {
  const data = new FormData();
  data.append('company', 'Cardea');
  return sendForm(url, fields, data).catch((error: unknown) => error);
}

test('a form is sent as browsers send it, and any OK is a success', async () => {
  answer = { status: 204, body: '' };
  const age = performance.now();
  expect(await send()).toBeUndefined();
  expect(received.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(received.accept).toBe('application/json');
  // The age counts from the beginning of the page, because the form could be filled in before its script was there.
  expect(Number(received.age)).toBeGreaterThanOrEqual(Math.floor(age));
  expect(received.body).toContain('name="company"');
});

test.each<[string, string, Record<string, string>]>([
  [
    'a field',
    '[{"errorType":"REQUIRED_FIELD","message":"Company is required","field":"company"}]',
    { company: 'Company is required' },
  ],
  [
    'a blocked address, as HubSpot says it',
    '[{"errorType":"BLOCKED_EMAIL","message":"No."}]',
    { work_email: expect.stringContaining('Please use a corporate email address') },
  ],
])('a refusal of %s is said at its field', async (_what, errors, expected) => {
  answer = { status: 400, body: `{"errors":${errors}}` };
  const refusal = await send();
  expect(refusal).toBeInstanceOf(FormRefusal);
  expect((refusal as FormRefusal).errors).toEqual(expected);
});

test.each([
  [429, 'error code: 1015'],
  [500, 'null'],
  [400, '{"errors":[{"errorType":"INVALID_VALUE","message":"What?"}]}'],
])('a failure %i with the body %s is "Failed to submit form"', async (status, body) => {
  answer = { status, body };
  expect(await send()).toEqual(new Error('Failed to submit form'));
});

test.each([
  [429, { errorType: 'RATE_LIMIT', message: 'Try again in 7 s.' }, 'Try again in 7 s.'],
  [400, { errorType: 'REQUIRED_FIELD', message: 'Team is required', field: 'team' }, formChanged],
])('a failure %i that no field of the page is to blame for says what helps', async (status, fault, said) => {
  answer = { status, body: JSON.stringify({ errors: [fault] }) };
  expect(await send()).toEqual(new Error(said));
});

test('without a network the message of the browser comes out', async () => {
  await expect(sendForm('http://127.0.0.1:9/', fields, new FormData())).rejects.toThrow(/fetch/);
});
