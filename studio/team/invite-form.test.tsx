// @vitest-environment jsdom
import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InviteForm } from './invite-form.tsx';
import { teamOf } from './team.ts';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

/** Sets the value of a field as typing does: React does not notice a value that is set through the element itself. */
function type(field: HTMLInputElement | null, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

test('an address that is typed while another is invited stays, and the one that was sent goes', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  const answers: ((answer: object) => void)[] = [];
  const request = () => new Promise<object>((resolve) => answers.push(resolve));
  // The part of Sanity's client that the code asks.
  const client = { request } as unknown as Parameters<typeof teamOf>[0]; // the code asks for nothing else of it
  await act(async () =>
    drawn.render(
      <ThemeProvider theme={buildTheme()}>
        <InviteForm change={async (work) => work?.(teamOf(client))} />
      </ThemeProvider>,
    ),
  );
  const field = root.querySelector('input');
  const invite = async (email: string, meanwhile: string) => {
    await act(async () => type(field, email));
    await act(async () => root.querySelector('form')?.requestSubmit());
    await act(async () => type(field, meanwhile));
    await act(async () => answers.pop()?.({ link: `https://desk.example/${email}` }));
    expect(root.textContent).toContain(`Send this link to ${email}.`);
    return field?.value;
  };
  expect(await invite('lena@corp.example', 'ad')).toBe('ad');
  field?.focus();
  expect(await invite('ada@corp.example', 'ada@corp.example')).toBe('');
  expect(document.activeElement).toBe(field);
  // A button that was pressed and is disabled then has no focus.
  field?.blur();
  await invite('ines@corp.example', 'ines@corp.example');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Link of the invitation');
  await act(async () => drawn.unmount());
  root.remove();
});
