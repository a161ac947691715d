import * as fc from 'fast-check';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CalculatorPanel, type CalculatorPanelProps } from './calculator-panel.tsx';

const reason = 'It takes one for each.';
const model: CalculatorPanelProps = {
  quantities: [
    {
      key: 'employees',
      name: 'employees',
      label: 'Employees',
      hint: 'Everyone with an account.',
      unit: 'people',
      scale: 'log',
      lowest: 10,
      highest: 10_000,
      step: 1,
      initial: 1_000,
      isPeople: true,
      brings: [{ key: 'grants', kind: 'OAuth grants', each: 8, reason }],
    },
  ],
  presets: [{ key: 'small', label: 'Small', settings: [{ key: 'a', name: 'employees', value: 50 }] }],
  exposures: [{ key: 'owner', label: 'Without an owner', percent: 35, reason }],
  tasks: [{ key: 'review', label: 'Reviewing', minutesByHand: 6, minutesWithProduct: 1.5, reason }],
  subject: { full: 'open invoices', short: 'invoices', one: 'invoice' },
  margin: 1.6,
  marginReason: 'Companies differ.',
  productLabel: 'With the platform',
};

test('the server writes the first estimate with its whole method, and the controls wait for their script', () => {
  const html = render(<CalculatorPanel {...model} />);
  const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toContain('About 8,000 open invoices');
  expect(words).toContain('Most likely 5,000 to 13,000');
  expect(words).toContain('8 for each person');
  expect(words).toContain('Invoices by kind');
  expect(words).toContain('One invoice');
  expect(words).toContain('OAuth grants 8,000');
  expect(words).toContain('Without an owner 2,800');
  expect(words).toContain('By hand 800 With the platform 200 About 600 hours for something else.');
  expect(words).toContain('Employees 1,000 × 8 = 8,000 OAuth grants It takes one for each.');
  expect(words).toContain('Without an owner: 8,000 × 35 % = 2,800');
  expect(words).toContain('Reviewing: 8,000 × 6 min ÷ 60 = 800 h; With the platform: × 1.5 min = 200 h');
  expect(html).toMatch(/<fieldset [^>]*disabled=""/);
  expect(words).toContain('The controls need JavaScript.');
});

test('a slider says its number in words, and shares label and hint with its field', () => {
  const html = render(<CalculatorPanel {...model} />);
  const [label] = /<label id="([^"]+)"/.exec(html)?.slice(1) ?? [];
  const slider = /<input type="range"[^>]*>/.exec(html)?.[0] ?? '';
  expect(slider).toContain('aria-valuetext="1,000 people"');
  expect(slider).toContain(`aria-labelledby="${label}"`);
  const hint = /aria-describedby="([^"]+)"/.exec(slider)?.[1];
  expect(html).toMatch(new RegExp(`<p id="${hint}" [^>]*>Everyone with an account\\.</p>`));
});

test('nothing that an editor may leave out or put at an end makes a number that is none', () => {
  const amounts = fc.constantFrom(0, 0.001, 1, 1_000);
  const counts = fc.constantFrom(0, 10, 10_000, 1_000_000);
  const bare = fc.record({
    each: amounts,
    initial: counts,
    isPeople: fc.boolean(),
    lists: fc.boolean(),
    minutes: fc.constantFrom(0, 10_000),
    margin: fc.constantFrom(1, 10),
  });
  fc.assert(
    fc.property(bare, ({ each, initial, isPeople, lists, minutes, margin }) => {
      const [quantity] = model.quantities;
      if (!quantity) throw new Error('The model has no quantity.');
      const brings = lists ? [{ key: 'a', kind: 'Keys', each, reason }] : [];
      const html = render(
        <CalculatorPanel
          {...model}
          quantities={[{ ...quantity, initial, isPeople, brings, hint: null, unit: null }]}
          presets={lists ? model.presets : []}
          exposures={lists ? model.exposures : []}
          tasks={[{ key: 'a', label: 'Work', minutesByHand: minutes, minutesWithProduct: 0, reason }]}
          margin={margin}
        />,
      );
      expect(html).not.toMatch(/NaN|Infinity|undefined|null/);
    }),
    { numRuns: 60 },
  );
});
