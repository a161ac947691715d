// @vitest-environment jsdom
import { ThemeProvider } from '@sanity/ui';
import { buildTheme } from '@sanity/ui/theme';
import { act, type ContextType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { PaneRouterContext } from 'sanity/_singletons';
import { expect, test, vi } from 'vitest';
import { SentRows } from './sent-rows.tsx';

// The part of the pane router that the rows use.
const panes = {
  ChildLink: ({ children }: { children: ReactNode }) => children,
  routerPanesState: [],
  groupIndex: 0,
} as unknown as ContextType<typeof PaneRouterContext>;

test('all that are shown are chosen beside what was chosen on other pages, and let go without it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const rows = ['a', 'b'].map((_id) => ({
    _id,
    words: [_id],
    form: null,
    page: null,
    submittedAt: null,
    readAt: null,
  }));
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  const pressAll = async (...chosen: string[]) => {
    const onChoose = vi.fn();
    await act(() =>
      root.render(
        <ThemeProvider theme={buildTheme()}>
          <PaneRouterContext value={panes}>
            <SentRows rows={rows} chosen={new Set(chosen)} onChoose={onChoose} onOpen={() => {}} />
          </PaneRouterContext>
        </ThemeProvider>,
      ),
    );
    await act(() => document.querySelector<HTMLElement>('[aria-label="All that are shown"]')?.click());
    return onChoose.mock.calls.map(([ids]) => [...ids]);
  };
  expect(await pressAll('z', 'a')).toEqual([['z', 'a', 'b']]);
  expect(await pressAll('z', 'a', 'b')).toEqual([['z']]);
  await act(() => root.unmount());
});
