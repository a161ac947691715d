import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KnownPaths } from './known-paths.ts';
import { openRecords } from './open-records.ts';

/**
 * Keeps an address in records in a folder and fills its disk. Prints what the next start says, and whether the address
 * is found once there is room again.
 */
const [folder = ''] = process.argv.slice(2);
const file = path.join(folder, 'records.sqlite');
const filling = path.join(folder, 'filling');

const records = openRecords(file);
const one = { id: 'a', path: '/a', updatedAt: '2026-01-01T00:00:00Z', isListed: true, lists: [] };
new KnownPaths(records).take([one]);
records.close();

try {
  for (;;) writeFileSync(filling, Buffer.alloc(4_096), { flag: 'a' });
} catch {
  // It is full.
}
try {
  openRecords(file).close();
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
rmSync(filling);
console.log(`knows /a: ${new KnownPaths(openRecords(file)).has('/a')}`);
