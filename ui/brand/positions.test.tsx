import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Positions } from './positions.tsx';

describe('Positions', () => {
  it('lead to their addresses', () => {
    expect(
      render(<Positions positions={[{ title: 'Writer', href: '/join/writer' }]} emptyText="" />),
    ).toContain('href="/join/writer"');
  });

  it('say so when there is none', () => {
    expect(render(<Positions positions={[]} emptyText="None today." />)).toContain('None today.');
  });
});
