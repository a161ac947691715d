import { afterAll, vi } from 'vitest';

// The files of a worker share its globals: what one has put in their place is put back when it has ended.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
