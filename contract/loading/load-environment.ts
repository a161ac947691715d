import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the `.env` files of a folder as Next and Sanity do; what is set already stays. */
export function loadEnvironment(folder: string): void {
  for (const file of ['.env.local', '.env'].map((name) => join(folder, name)))
    if (existsSync(file)) process.loadEnvFile(file);
}
