import type { SanityClient } from '@sanity/client';
import { counted } from '#lake/kernel/counted.ts';
import { readEnvironment } from '#settings/environment.ts';
import { isEmpty } from './lake/lake-client.ts';
import { withLake } from './lake/with-lake.ts';
import { parseCommand } from './process/parse-command.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';
import { bareContent, bareFolder } from './seed/bare-content.ts';
import { seed } from './seed/seed.ts';

const help = `npm run seed [-- --replace | --bare]

Puts the first content into the lake, or into the project that the environment names. Documents that
are there already stay as they are.

  --replace   puts those of the first content back as they were
  --bare      puts into an empty lake what a site of another brand begins with: home page, menu, footer, site
              settings, and an example of each kind of section`;

try {
  const options = {
    replace: { type: 'boolean' },
    bare: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const { values } = parseCommand({ options });
  if (values.help) console.log(help);
  else if (values.bare && values.replace)
    throw new Error(
      '"--bare" is for an empty lake, in which there is nothing to replace: use only one of the two.',
    );
  else if (values.bare) {
    const count = await step('Seeding', () => withLake(readEnvironment(), seedBare, { mayBegin: true }));
    console.log(`The lake has ${counted(count, 'document')}: replace the words in the Studio.`);
  } else {
    const count = await step('Seeding', () =>
      withLake(readEnvironment(), (client) => seed(client, { replace: values.replace }), { mayBegin: true }),
    );
    console.log(`The lake has ${counted(count, 'document')} of the first content.`);
  }
} catch (error) {
  sayAndExit(error);
}

async function seedBare(client: SanityClient): Promise<number> {
  if (await isEmpty(client)) return seed(client, { folder: bareFolder, content: bareContent() });
  throw new Error(
    'There is content already, and "--bare" is for an empty lake. Set DATA_DIR to a new folder, or remove the one that it names.',
  );
}
