// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientForm } from './client-form.tsx';
import type { DrawnField } from './form-field.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const any = { hint: null, required: false, width: 'full', placeholder: null } as const;
const choices = ['Team', 'Company'].map((label) => ({ value: label, label }));
const fields: DrawnField[] = [
  { ...any, kind: 'text-field', name: 'company', label: 'Company', purpose: 'off' },
  { ...any, kind: 'select-field', name: 'plan', label: 'Plan', choices },
];
const words = { submitLabel: 'Send', sendingLabel: 'Sending', successTitle: 'Thanks', successText: null };

test.each([
  ['?plan=Company', 'Company'],
  ['?plan=company', ''],
  ['?plan=Everything&from=mail', ''],
  ['?company=A+name&elements=Team', ''],
  ['', ''],
])('a page at "%s" has its form begin with the plan "%s", and with nothing else', async (search, plan) => {
  window.history.replaceState(null, '', `/${search}`);
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  await act(async () =>
    drawn.render(<ClientForm {...words} action="/send" title="A form" fields={fields} />),
  );
  const form = root.querySelector('form');
  const filled = new FormData(form ?? undefined);
  expect([filled.get('plan'), filled.get('company')]).toEqual([plan, '']);
  await act(async () => drawn.unmount());
  root.remove();
});
