// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FileInput } from './file-input.tsx';

/** The input as it wakes for a visitor who chose a file before its script was there. */
async function wakeWith(file: File) {
  const field = <FileInput name="cv" label="CV" accept=".pdf" maxBytes={1_000} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(field);
  document.body.replaceChildren(root);
  const input = root.querySelector('input');
  // Scripts cannot choose a file.
  if (input) Object.defineProperty(input, 'files', { value: [file] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => hydrateRoot(root, field));
  vi.unstubAllGlobals();
  return root;
}

test('a file that was chosen before the script was there is named, and can be taken away again', async () => {
  const root = await wakeWith(new File(['x'], 'cv.pdf', { type: 'application/pdf' }));
  expect(root.querySelector('[data-part=file-name]')?.textContent).toBe('cv.pdf');
  expect(root.querySelector('button')?.textContent).toBe('Remove the chosen file');
});

test('one that breaks the rules is refused then, not when all is sent', async () => {
  const root = await wakeWith(new File(['x'.repeat(2_000)], 'cv.pdf', { type: 'application/pdf' }));
  expect(root.querySelector('[data-part=file-name]')?.textContent).toBe('No file chosen');
  expect(root.textContent).toMatch(/cv\.pdf/);
});
