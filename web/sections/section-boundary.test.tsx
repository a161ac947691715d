// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { SectionBoundary } from './section-boundary.tsx';

function Part({ fails }: { fails: boolean }): ReactNode {
  if (fails) throw new Error('It was given what it cannot draw.');
  return 'Drawn';
}

test('a section whose interactive part failed is there again when the server sends it anew, as after its view was mended', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const said: unknown[] = [];
  const page = document.createElement('div');
  const root = createRoot(page, { onCaughtError: (error) => said.push(error) });
  const draw = (section: ReactNode) =>
    act(async () => root.render([<SectionBoundary key="a">{section}</SectionBoundary>, ' The page']));
  const failing = <Part fails />;
  await draw(failing);
  expect(page.textContent).toBe(' The page');
  await draw(failing); // the page is drawn anew, but nothing new has come for this section
  expect(said).toHaveLength(1);
  await draw(<Part fails={false} />);
  expect(page.textContent).toBe('Drawn The page');
  await draw(<Part fails />);
  expect(page.textContent).toBe(' The page');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
