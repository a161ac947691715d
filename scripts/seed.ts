import { parseArgs } from 'node:util';
import { readEnvironment } from '#settings/environment.ts';
import { withLake } from './lake-client.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';
import { seed } from './seed/seed.ts';

const help = `npm run seed [-- --replace]

Puts the first content into the lake, or into the project that the environment names. Documents that
are there already stay as they are; with --replace those of the first content are put back.`;

try {
  const options = { replace: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options });
  if (values.help) console.log(help);
  else {
    const count = await step('Seeding', () =>
      withLake(readEnvironment(), (client) => seed(client, { replace: values.replace })),
    );
    console.log(`${count} documents of the first content are in the lake.`);
  }
} catch (error) {
  sayAndExit(error);
}
