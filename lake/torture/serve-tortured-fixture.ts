import { openLake } from '../lake.ts';
import type { LakePlugin } from '../plugin.ts';
import { serveLake } from '../serve.ts';
import { tortured } from './tortured-fixture.ts';

/** Serves the lake of the folder that is the first word of the command, until the process is told to end; says when it is ready. */
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
