// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Quantity } from './estimate.ts';
import { QuantityField } from './quantity-field.tsx';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

const quantity: Quantity = {
  key: 'people',
  name: 'people',
  label: 'People',
  hint: null,
  unit: 'people',
  scale: 'linear',
  lowest: 1,
  highest: 100,
  step: 1,
  initial: 10,
  isPeople: true,
  brings: [],
};

test('Enter that ends a composition leaves what is being typed', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  await act(async () => drawn.render(<QuantityField quantity={quantity} count={10} onChange={() => {}} />));
  const field = root.querySelector('input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const press = (isComposing: boolean) =>
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing }));
  await act(async () => {
    // Past React, which else takes it for its own.
    setValue?.call(field, '2.');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => press(true));
  expect(field?.value).toBe('2.');
  await act(async () => press(false));
  expect(field?.value).toBe('10');
  await act(async () => drawn.unmount());
  root.remove();
});

test('a number beyond the slider is counted as the last one, and that is still said when the field is left', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  function Counted() {
    const [count, setCount] = useState(10);
    return <QuantityField quantity={quantity} count={count} onChange={setCount} />;
  }
  await act(async () => drawn.render(<Counted />));
  const field = root.querySelector('input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const type = (words: string) =>
    act(async () => {
      setValue?.call(field, words);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const leave = () =>
    act(async () => void field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  const said = () => root.querySelector('[role=status]')?.textContent;
  await type('250');
  await leave();
  expect([field?.value, said()]).toEqual(['100', 'At most 100: counted as that.']);
  await type('20');
  await leave();
  expect([field?.value, said()]).toEqual(['20', '']);
  await act(async () => drawn.unmount());
  root.remove();
});
