import { openLake } from '../lake.ts';
import { serveLake } from '../serve.ts';
import { tortured } from './tortured-fixture.ts';

// The process of a lake that is tortured: its folder is the first word of the command.
try {
  const lake = openLake({ ...tortured, dataDir: process.argv[2] ?? '' });
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
