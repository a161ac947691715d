import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Variables } from '#settings/variables.ts';
import { type RunningProduct, startPrepared } from './start-product.ts';

/** A product whose clocks can be set. */
export interface TravellingProduct extends RunningProduct {
  /** Sets the clock of all its processes to this time, in ISO 8601. */
  travelTo: (time: string) => void;
}

/** Starts a product whose clock shows this time, in ISO 8601, on a machine in a time zone such as `Europe/Berlin`. */
export async function startAt(time: string, zone: string): Promise<TravellingProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-clock-'));
  const file = join(folder, 'ahead');
  const set = (to: string) => {
    writeFileSync(`${file}.new`, String(Date.parse(to) - Date.now()));
    renameSync(`${file}.new`, file); // so that nobody reads half a file
  };
  set(time);
  const clock = join(import.meta.dirname, 'travelling-clock.ts');
  const variables: Variables = {
    TZ: zone,
    CLOCK_AHEAD: file,
    NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import ${clock}`,
    FRONTS: '1',
  };
  const product = await startPrepared(() => {}, variables);
  return {
    ...product,
    travelTo: set,
    async stop() {
      await product.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
