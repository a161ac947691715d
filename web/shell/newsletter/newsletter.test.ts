import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createElement } from 'react';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newsletterWords } from '#schemas/footer/newsletter-words.ts';
import { checkSignup, shownError } from '#ui/form/check-signup.ts';
import { consentText, hubspotEndpoint } from './endpoint.ts';
import { Newsletter } from './newsletter.tsx';
import { newsletterForm } from './newsletter-form.ts';
import { sendSignup } from './send-signup.ts';

const words = { ...newsletterWords, endpoint: null, text: null, consent: 'We write to you.' };
const signup = { email: ' ada@cardea.example ', privacyConsent: true };
let answer = { status: 200, body: '' };
let received: { method?: string; url?: string; type?: string; body: string };
let traces: unknown[];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    traces = [request.headers['x-form-age'], request.headers['x-form-trap']];
    received = { method: request.method, url: request.url, type: request.headers['content-type'], body };
    response.writeHead(answer.status).end(answer.body);
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit/1/2`;
});
afterAll(() => server.close());

test.each([
  ['', 'Email is required'],
  ['  ', 'Email is required'],
  ['ada', 'Invalid email address'],
  ['ada@cardea', 'Invalid email address'],
  ['ada@cardea.x', 'Invalid email address'],
  ['ada@cardea.io', undefined],
  ['ADA+news@mail.Cardea.IO', undefined],
])('the address "%s" is answered with %s', (email, message) => {
  expect(checkSignup({ email, privacyConsent: true }).email).toBe(message);
});

test('the error of the address is shown only when the consent has none', () => {
  expect(shownError(checkSignup({ email: '', privacyConsent: false }))).toBe(
    'You must accept the privacy policy',
  );
  expect(shownError(checkSignup({ email: '', privacyConsent: true }))).toBe('Email is required');
  expect(shownError(checkSignup({ email: 'a@b.io', privacyConsent: true }))).toBeUndefined();
});

test('a signup is sent as the endpoint wants it, and any OK is a success', async () => {
  answer = { status: 204, body: '' };
  await sendSignup(url, signup);
  expect(received).toEqual({
    method: 'POST',
    url: '/submit/1/2',
    type: 'application/json',
    body: '{"fields":[{"name":"email","value":"ada@cardea.example"},{"name":"privacy_consent","value":true}]}',
  });
});

test('only the own endpoint is told how old the page is, from before its script was there, and of the field that people do not see', async () => {
  answer = { status: 200, body: '' };
  await sendSignup(url, signup);
  expect(traces).toEqual([undefined, undefined]);
  const age = Math.floor(performance.now());
  await sendSignup(url, signup, '');
  expect(traces).toEqual([expect.stringMatching(/^\d+$/), undefined]);
  expect(Number(traces[0])).toBeGreaterThanOrEqual(age);
  await sendSignup(url, signup, 'https://spam.example');
  expect(traces[1]).toBe('1');
});

const blocked = /This email address is not allowed\. Please use a corporate email address/;
test.each<[string, number, string, string | RegExp]>([
  ['a blocked address', 400, '{"errors":[{"errorType":"BLOCKED_EMAIL"}]}', blocked],
  ['another error', 400, '{"errors":[{"errorType":"REQUIRED_FIELD"}]}', 'Failed to submit form'],
  ['no list of errors', 500, '{"message":"oops"}', 'Failed to submit form'],
  ['null', 500, 'null', 'Failed to submit form'],
  ['a text', 429, 'error code: 1015', 'Failed to submit form'],
])('a failure with %s has its message', async (_what, status, body, message) => {
  answer = { status, body };
  await expect(sendSignup(url, signup)).rejects.toThrow(message);
});

test('without HubSpot signups go to the site itself', () => {
  expect(hubspotEndpoint()).toBeNull();
  const html = render(createElement(Newsletter, words));
  expect(html).toContain(
    'action="/api/forms/submissions/v3/integration/submit/tessera/newsletter" method="post"',
  );
  expect(consentText('privacy@cardea.example')).toBe(
    'We collect your name and email address for marketing communication. You can withdraw your consent at any time by unsubscribing or by writing to privacy@cardea.example.',
  );
});

test('with a portal and a form signups go to HubSpot, with both in the path', () => {
  vi.stubEnv('HUBSPOT_PORTAL_ID', '12345678');
  vi.stubEnv('HUBSPOT_FORM_ID', 'aaaabbbb-cccc-dddd-eeee-ffff00001111');
  const endpoint = hubspotEndpoint();
  vi.unstubAllEnvs();
  expect(new URL(endpoint ?? '').pathname).toBe(
    '/submissions/v3/integration/submit/12345678/aaaabbbb-cccc-dddd-eeee-ffff00001111',
  );
});

/** The names of the fields that a browser requires before it sends the form. */
const requiredIn = (html: string) =>
  [...html.matchAll(/<input[^>]* required=""[^>]* name="(\w+)"/g)].map(([, name]) => name);

test('what the server sends is a whole form: no button is disabled, and the browser holds it to address and consent', () => {
  const html = render(createElement(Newsletter, words));
  expect(html).not.toMatch(/<button[^>]* disabled|novalidate/i);
  expect(requiredIn(html)).toEqual(['email', 'privacy_consent']);
});

test('the form and the plain page that answers it say the words of the footer, and nothing of their own', () => {
  const own = {
    title: 'Neues',
    text: 'Einmal im Monat',
    emailLabel: 'Ihre Adresse',
    placeholder: 'sie@firma.example',
    consent: 'Wir schreiben Ihnen.',
    linkLabel: 'Datenschutz',
    href: '/datenschutz',
    submitLabel: 'Anmelden',
    sendingLabel: 'Wird gesendet',
    successText: 'Danke',
  };
  const html = render(createElement(Newsletter, { endpoint: null, ...own }));
  for (const words of Object.values(own)) expect(html).toContain(words);
  for (const usual of Object.values(newsletterWords)) expect(html).not.toContain(usual);
  const footer = {
    tagline: null,
    button: null,
    newsletter: own,
    columns: [],
    legalLinks: [],
    wordmark: null,
  };
  const form = newsletterForm({ site: null, footer }, null);
  const { text, title, submitLabel, sendingLabel, successText, ...fields } = own;
  expect(form).toMatchObject({ successTitle: title, submitLabel, sendingLabel, successText });
  expect(form.fields).toMatchObject([
    { label: fields.emailLabel, placeholder: fields.placeholder },
    { label: fields.consent, linkLabel: fields.linkLabel, href: fields.href },
  ]);
});

test('the plain page that answers it asks for the same', () => {
  const { fields } = newsletterForm({ site: null, footer: null }, null);
  const asked = fields.filter(({ required }) => required).map(({ name }) => name);
  expect(asked).toEqual(requiredIn(render(createElement(Newsletter, words))));
});
