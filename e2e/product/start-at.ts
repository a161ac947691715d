import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Variables } from '#settings/variables.ts';
import { type RunningProduct, startPrepared } from './start-product.ts';

/** A product whose clocks can be set. */
export interface TravellingProduct extends RunningProduct {
  /** Has it be this time, in ISO 8601, in every process of it. */
  travelTo: (time: string) => void;
}

/** Starts a product for which it is this time, in ISO 8601, on a machine that stands in a time zone such as `Europe/Berlin`. */
export async function startAt(time: string, zone: string): Promise<TravellingProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-clock-'));
  const file = join(folder, 'ahead');
  const set = (to: string) => {
    writeFileSync(`${file}.new`, String(Date.parse(to) - Date.now()));
    renameSync(`${file}.new`, file); // nobody reads half of it
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
