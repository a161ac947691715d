import { afterAll, vi } from 'vitest';

// The test files of a worker share its globals, so what one of them has replaced is put back when it has ended.
afterAll(async () => {
  // They share its modules, too: a module that is still loading when a file ends is broken for all later files.
  await vi.dynamicImportSettled();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
