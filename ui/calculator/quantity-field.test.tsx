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

function Counted() {
  const [count, setCount] = useState(10);
  return <QuantityField quantity={quantity} count={count} onChange={setCount} />;
}

/** Draws a field that keeps its count, and returns what a visitor can do with it. */
async function drawField() {
  const root = document.body.appendChild(document.createElement('div'));
  const drawn = createRoot(root);
  await act(async () => drawn.render(<Counted />));
  const [field, slider] = root.querySelectorAll('input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const fill = (input: HTMLInputElement | undefined, words: string) =>
    act(async () => {
      // Past React's own setter, or React would take the value for unchanged.
      setValue?.call(input, words);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return {
    field,
    type: (words: string) => fill(field, words),
    slide: (stop: number) => fill(slider, String(stop)),
    leave: () => act(async () => void field?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
    pressEnter: (isComposing: boolean) =>
      act(
        async () =>
          void field?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing }),
          ),
      ),
    said: () => root.querySelector('[role=status]')?.textContent,
    described: () =>
      (field?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => root.querySelector(`[id="${id}"]`)?.textContent)
        .join(''),
    end: async () => {
      await act(async () => drawn.unmount());
      root.remove();
    },
  };
}

test('Enter that ends a composition leaves what is being typed', async () => {
  const { field, type, pressEnter, end } = await drawField();
  await type('250');
  await pressEnter(true);
  expect(field?.value).toBe('250');
  await pressEnter(false);
  expect(field?.value).toBe('100');
  await end();
});

test('a number beyond the slider is counted as the last one, and that is still said when the field is left', async () => {
  const { field, type, leave, said, end } = await drawField();
  await type('250');
  await leave();
  expect([field?.value, said(), field?.getAttribute('aria-invalid')]).toEqual([
    '100',
    'At most 100, so that is used.',
    null,
  ]);
  await type('20');
  await leave();
  expect([field?.value, said()]).toEqual(['20', '']);
  await end();
});

test.each(['many', ''])(
  '"%s" stays where it was typed, with what is expected and what is counted until then',
  async (words) => {
    const { field, type, leave, said, described, slide, end } = await drawField();
    const complaint = 'Enter a number from 1 to 100. Until then, 10 is used.';
    await type(words);
    await leave();
    expect([field?.value, said(), described()]).toEqual([words, complaint, complaint]);
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    await slide(20);
    expect([field?.value === words, said(), field?.getAttribute('aria-invalid')]).toEqual([false, '', null]);
    await end();
  },
);
