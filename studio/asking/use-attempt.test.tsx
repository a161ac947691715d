// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { type Attempt, useAttempt } from './use-attempt.ts';

test.each([
  ['the form says itself why something failed', false, 'The lake is down.', []],
  ['what fails after its form went is told elsewhere', true, '', ['The lake is down.']],
])('%s', async (_what, isGone, said, unseen) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = document.createElement('div');
  const drawn = createRoot(root);
  const told: string[] = [];
  let form: Attempt | undefined;
  const Form = () => {
    form = useAttempt((fault) => told.push(fault));
    return form.fault;
  };
  await act(async () => drawn.render(<Form />));
  const work = Promise.withResolvers<void>();
  await act(async () => void form?.attempt(() => work.promise));
  if (isGone) await act(async () => drawn.unmount());
  await act(async () => work.reject(new Error('The lake is down.')));
  expect(root.textContent).toBe(said);
  expect(told).toEqual(unseen);
  await act(async () => drawn.unmount());
  vi.unstubAllGlobals();
});
