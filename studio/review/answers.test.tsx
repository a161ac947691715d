// @vitest-environment jsdom
import { createClient } from '@sanity/client';
import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { ToastProvider } from '@sanity/ui/toast';
import { act, type ContextType } from 'react';
import { createRoot } from 'react-dom/client';
import { SourceContext } from 'sanity/_singletons';
import { expect, test, vi } from 'vitest';
import { Answers } from './answers.tsx';
import type { Reviewed } from './review-requests.ts';

const client = createClient({ projectId: 'abc', dataset: 'test', apiVersion: '2025-02-07', useCdn: false });
// The part of the Studio that the answers use.
const source = {
  currentUser: { id: 'lena', roles: [{ name: 'editor' }] },
  getClient: () => client,
} as unknown as ContextType<typeof SourceContext>;

const draft: Reviewed = { _id: 'drafts.a', _type: 'page', _rev: '1' };
const asked = {
  _key: 'a',
  kind: 'asked',
  by: 'mia',
  at: '',
  of: draft._id,
  revision: '1',
  content: '',
} as const;

test('what was written to send a document back stays when that no longer waits, cannot be sent then, and can with its next draft', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom lacks this.
  const media = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => media);
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  const show = (waiting: Reviewed | null) =>
    act(async () =>
      root.render(
        <ThemeProvider theme={buildTheme()}>
          <ToastProvider>
            <SourceContext value={source}>
              <Answers
                id="a"
                document={waiting}
                review={{ steps: [asked], isRequired: false, revision: '1' }}
                places={[{ path: '', title: 'All of it' }]}
                onCompare={() => {}}
              />
            </SourceContext>
          </ToastProvider>
        </ThemeProvider>,
      ),
    );
  const button = (text: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  const field = () => document.querySelector('textarea');
  await show(draft);
  await act(async () => button('Send back…')?.click());
  await act(async () => {
    // React notices typing only where its own setter is bypassed.
    const typed = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
    typed?.set?.call(field(), 'Say what is new.');
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(button('Send back')?.disabled).toBe(false);

  await show(null);
  expect(field()?.value).toBe('Say what is new.');
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('there is nothing to send back');
  expect(button('Send back')?.disabled).toBe(true);
  expect(button('Approve')).toBeUndefined();

  await show({ ...draft, _rev: '2' });
  expect(field()?.value).toBe('Say what is new.');
  expect(button('Send back')?.disabled).toBe(false);
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
