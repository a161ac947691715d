import { expect, test } from 'vitest';
import { ownReact } from './own-react.ts';
import { viewFault } from './view-fault.ts';

const Price = ({ price }: { price: number | null }) => <p>{(price as number).toFixed(2)}</p>;

test('a view that throws is told with the line at which it does', () => {
  expect(viewFault(<Price price={7} />, ownReact)).toBe(undefined);
  expect(viewFault(<Price price={null} />, ownReact)).toMatch(
    /^The view fails: Cannot read properties of null \(reading 'toFixed'\)\n {4}at {4}contract\/search\/view-fault\.test\.tsx:5:\d+ \(view\)\n/,
  );
});
