// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isPerson } from '#limits/taken-forms.ts';
import { newsletterWords } from '#schemas/footer/newsletter-words.ts';
import { ClientForm } from '#ui/form/client-form.tsx';
import { Newsletter } from '../shell/newsletter/newsletter.tsx';

const words = { submitLabel: 'Send', sendingLabel: 'Sending', successTitle: 'Thanks', successText: null };

test.each([
  ['a form', <ClientForm key="form" action="/send" title="A form" fields={[]} {...words} />],
  [
    'the newsletter',
    <Newsletter key="newsletter" {...newsletterWords} endpoint={null} text={null} consent="Yes" />,
  ],
])('who fills in the field of %s that nobody sees is taken for a machine', (_what, form) => {
  const drawn = document.createElement('div');
  drawn.innerHTML = renderToStaticMarkup(form);
  const unseen = drawn.querySelector<HTMLInputElement>('input[aria-hidden], [aria-hidden] input');
  const data = new FormData();
  data.append('email', 'a@example.com');
  expect(isPerson(new Headers(), data)).toBe(true);
  data.append(unseen?.name ?? '', 'https://spam.example');
  expect(isPerson(new Headers(), data)).toBe(false);
});
