import { openLake } from '../lake.ts';
import type { LakePlugin } from '../plugin.ts';
import { serveLake } from '../serve.ts';
import { tortured } from './tortured-fixture.ts';

/**
 * Serves the lake of the folder that is the first argument of the process, until a SIGTERM. Writes `ready` and its
 * address when it listens; when it cannot start, writes why and exits with code 1.
 */
export async function serveTortured(plugins: readonly LakePlugin[] = []): Promise<void> {
  try {
    const lake = openLake({ ...tortured, dataDir: process.argv[2] ?? '', plugins });
    const { url, close } = await serveLake(lake, { port: 0 });
    process.on('SIGTERM', async () => {
      await close();
      lake.close();
      process.exit(0);
    });
    process.stdout.write(`ready ${url}\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
