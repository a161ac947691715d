import { expect, test } from 'vitest';
import type { Form } from '#schemas/form/contract.ts';
import { answerPage } from './answer-page.ts';

const any = { hint: null, required: true, width: 'full', placeholder: null } as const;
const choices = [
  { value: 'a', label: 'One', text: null, icon: null },
  { value: 'b', label: 'Two', text: null, icon: null },
];
const form: Form = {
  id: 'form-demo',
  name: 'demo',
  fields: [
    { ...any, kind: 'email-field', name: 'email', label: 'Work email', isWorkOnly: true },
    { ...any, kind: 'text-area-field', name: 'message', label: 'Message' },
    { ...any, kind: 'select-field', name: 'size', label: 'Size', choices },
    { ...any, kind: 'tiles-field', name: 'interests', label: 'Interests', choices, isMultiple: true },
    {
      ...any,
      kind: 'consent-field',
      name: 'consent',
      label: 'I agree.',
      linkLabel: 'Policy',
      href: '/privacy-policy',
    },
    { ...any, kind: 'file-field', name: 'cv', label: 'CV', fileKinds: ['pdf'], mostMegabytes: 5 },
  ],
  submitLabel: 'Send',
  sendingLabel: 'Sending...',
  successTitle: 'Thanks & more',
  successText: 'Soon.',
  hubspotFormId: null,
};
const filledIn = { form, page: '/book-demo', place: '_R_1_', isSent: false };

function data(): FormData {
  const data = new FormData();
  const values = { email: '"><b>', message: '</textarea><script>', size: 'b', consent: 'on' };
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  for (const value of ['a', 'b']) data.append('interests', value);
  data.append('cv', new File(['%PDF-'], 'cv.pdf'));
  return data;
}

test('a form that was refused comes back with all that was typed, and with what is wrong', () => {
  const html = answerPage({ ...filledIn, data: data(), errors: { email: 'Invalid email address' } });
  expect(html).toContain('value="&#34;&#62;&#60;b&#62;"');
  expect(html).toContain('aria-invalid="true" aria-describedby="email-error"');
  expect(html).toContain('<p class="error" id="email-error">Invalid email address</p>');
  expect(html).toContain('&#60;/textarea&#62;&#60;script&#62;</textarea>');
  expect(html).toContain('<option value="b" selected>');
  expect(html.match(/type="checkbox"[^>]* checked/g)).toHaveLength(3);
  expect(html).toContain('choose the file again');
  expect(html).toContain('PDF, up to 5 MB');
  expect(html).toContain('name="form-page" value="/book-demo"');
  expect(html).not.toContain('<script');
});

test('what was chosen is still chosen, with the space around it that is sent by a page from before', () => {
  const sent = new FormData();
  for (const [name, value] of [
    ['size', 'b '],
    ['interests', ' a'],
  ] as const)
    sent.append(name, value);
  const html = answerPage({ ...filledIn, data: sent, errors: { email: 'Email is required' } });
  expect(html).toContain('<option value="b" selected>');
  expect(html.match(/value="(.)"[^>]* checked/)?.[1]).toBe('a');
});

test('a choice of tiles says its hint and what is wrong with it where it is asked for', () => {
  const tiles = {
    ...any,
    kind: 'tiles-field',
    name: 'plan',
    label: 'Plan',
    hint: 'You can change it.',
    choices,
  } as const;
  const htmlOf = (isMultiple: boolean) =>
    answerPage({
      ...filledIn,
      form: { ...form, fields: [{ ...tiles, isMultiple }] },
      data: new FormData(),
      errors: { plan: 'Choose one' },
    });
  const one = '<fieldset role="radiogroup" aria-invalid="true" aria-describedby="plan-error">';
  expect(htmlOf(false)).toContain(
    `${one}<legend>Plan * <span class="hint">You can change it.</span></legend>`,
  );
  expect(htmlOf(false).match(/type="radio"[^>]* required/g)).toHaveLength(2);
  expect(htmlOf(true)).toContain('<fieldset aria-describedby="plan-error">');
  expect(htmlOf(true).match(/type="checkbox"[^>]* aria-invalid="true"/g)).toHaveLength(2);
  expect(htmlOf(true)).not.toContain(' required');
});

test('without the form it says that nothing was sent', () => {
  const html = answerPage({ ...filledIn, form: null, data: data(), errors: {} });
  expect(html).toContain('<h1>Failed to submit form</h1>');
  expect(html).toContain('Nothing was sent.');
});

test('whoever has sent too many is told how long to wait, and keeps what was typed', () => {
  const html = answerPage({ ...filledIn, data: data(), errors: {}, wait: '40' });
  expect(html).toContain('Wait 40 seconds, then send it again.');
  expect(html).toContain('&#60;/textarea&#62;&#60;script&#62;</textarea>');
  expect(answerPage({ ...filledIn, data: data(), errors: {} })).not.toContain('Please wait');
});

test('where the page is not known, the thanks stand on their own', () => {
  const html = answerPage({ ...filledIn, isSent: true, data: data(), errors: {} });
  expect(html).toContain('<h1>Thanks &#38; more</h1>');
  expect(html).toContain('<p>Soon.</p>');
});
