// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { CalculatorPanel } from './calculator-panel.tsx';
import type { Quantity } from './estimate.ts';

const quantity = (name: string): Quantity => ({
  ...{ key: name, name, label: name, hint: null, unit: null, scale: 'log', lowest: 0, highest: 1_000 },
  ...{ step: 1, initial: 10, isPeople: false, brings: [] },
});

function Calculator({ names }: { names: string[] }) {
  return (
    <CalculatorPanel
      quantities={names.map(quantity)}
      presets={[{ key: 'large', label: 'Large', settings: [{ key: 'a', name: 'Keys', value: 500 }] }]}
      exposures={[]}
      tasks={[]}
      subject={{ full: 'open invoices', short: 'invoices', one: 'invoice' }}
      margin={1}
      marginReason=""
      productLabel="With the platform"
    />
  );
}

test('two calculators of a page that count things of one name keep them apart in the address', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  // The pieces need it, and jsdom has none.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  history.replaceState(null, '', '/estimate?keys=20&apps=30&keys-2=40');
  const main = document.body.appendChild(document.createElement('main'));
  const root = createRoot(main);
  const lists = [['keys'], ['apps', 'keys']];
  await act(() => root.render(lists.map((names) => <Calculator key={names.join()} names={names} />)));
  const fields = () =>
    Array.from(main.querySelectorAll<HTMLInputElement>('[inputmode=numeric]'), ({ value }) => value);
  expect(fields()).toEqual(['20', '30', '40']);
  const large = [...main.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Large');
  await act(() => large[1]?.click());
  await act(() => vi.advanceTimersByTime(1_000));
  expect(fields()).toEqual(['20', '10', '500']);
  expect(location.search).toBe('?keys=20&keys-2=500');
  await act(() => root.unmount());
  main.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
