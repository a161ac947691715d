// @vitest-environment jsdom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Look, useLook } from './use-look.ts';

const comesMs = 500; // until a refreshed page comes
const stepMs = 50;

let cookie: string;
let deeds: string[];
let its: Look;
let setShown: (shown: string) => void;
let close: () => void;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [cookie, deeds] = ['now', []];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    deeds.push(body);
    await new Promise((resolve) => setTimeout(resolve, 100));
    cookie = body;
    return new Response();
  });
  const refresh = () => setTimeout(() => setShown(cookie), comesMs);
  const router = { refresh } as never; // nothing else of it is used
  function Page() {
    const [shown, set] = useState('now');
    setShown = set;
    its = useLook('moment', shown);
    return <p>{shown}</p>;
  }
  const root = createRoot(document.body);
  await act(() =>
    root.render(
      <AppRouterContext value={router}>
        <Page />
      </AppRouterContext>,
    ),
  );
  close = () => act(() => root.unmount());
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const look = (wanted: string) => act(async () => its.look(wanted));
/** Lets time go by, a page that comes meanwhile being drawn. */
async function wait(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += stepMs) await act(() => vi.advanceTimersByTimeAsync(stepMs));
}

test('the site is asked once where the page then comes', async () => {
  await look('tomorrow');
  await wait(120_000);
  expect(document.body.textContent).toBe('tomorrow');
  expect(deeds).toEqual(['tomorrow']);
});

test('who goes back before the page has come is shown what was there, and the site is left in peace then', async () => {
  await look('tomorrow');
  await wait(50);
  await look('now');
  await wait(120_000);
  expect(document.body.textContent).toBe('now');
  expect(deeds).toEqual(['tomorrow', 'now']);
});
