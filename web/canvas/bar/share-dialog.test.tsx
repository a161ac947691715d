// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ShareDialog } from './share-dialog.tsx';

test('the name that a shared section is offered is marked, so that another one is typed over it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // What jsdom does not have.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  await act(() => root.render(<ShareDialog title="Four steps" onShare={() => {}} onClose={() => {}} />));
  const field = document.querySelector('input');
  await act(() => field?.focus());
  expect(field?.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('Four steps');
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});
