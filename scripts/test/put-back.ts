import { afterAll, vi } from 'vitest';

// The files of a worker share its globals: what one has put in their place is put back when it has ended.
afterAll(async () => {
  // They share its modules, too: one that is still being loaded when a file ends is broken for all after it.
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
