// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useSwap } from './use-swap.ts';

const heavy = { file: 'heavy', isReadOnly: false };

test.each([
  ['a field that is as it was gets the file that was made', heavy, ['small']],
  ['one that has another file meanwhile keeps it', { ...heavy, file: 'chosen since' }, ['left']],
  ['one that may no longer be changed is left', { ...heavy, isReadOnly: true }, ['left']],
  ['one whose file was taken out stays empty', null, ['left']],
])('%s', async (_what, then, told) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const drawn = createRoot(document.createElement('div'));
  const heard: string[] = [];
  let swap: ReturnType<typeof useSwap> | undefined;
  const Field = (field: typeof heavy) => {
    swap = useSwap({ ...field, onChange: (file) => heard.push(file) }, () => heard.push('left'));
    return null;
  };
  const show = (field: typeof heavy | null) => act(async () => drawn.render(field && <Field {...field} />));
  await show(heavy);
  const made = Promise.withResolvers<string>();
  const swapped = swap?.(() => made.promise);
  await show(then);
  made.resolve('small');
  await swapped;
  expect(heard).toEqual(told);
  await act(async () => drawn.unmount());
  vi.unstubAllGlobals();
});
