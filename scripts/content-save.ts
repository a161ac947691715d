import { readEnvironment } from '#settings/environment.ts';
import { saveContent } from './content/save-content.ts';
import { withLake } from './lake/with-lake.ts';
import { parseCommand } from './process/parse-command.ts';
import { sayAndExit } from './process/say-and-exit.ts';

const help = `npm run content:save [-- --check]

Writes what is published in the lake, or in the project that the environment names, into content/, so that it can be
reviewed and committed: a file for each document, and the pictures and films that are new. The file of a document that
was deleted is removed. Drafts, releases, accounts and what visitors have sent stay where they are.

  --check   only says what would change, and ends with exit code 1 if anything would`;

try {
  const options = { check: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { check = false, help: isHelp } = parseCommand({ options }).values;
  if (isHelp) console.log(help);
  else {
    const saved = await withLake(readEnvironment(), (client) => saveContent(client, { check }));
    const changes = saved.filter(({ is }) => is !== 'unused');
    for (const { file, is } of saved)
      console.log(
        `${is.padEnd(8)} content/${file}${is === 'unused' ? ' (no document shows it any more)' : ''}`,
      );
    if (changes.length === 0) console.log('content/ already matches what is published.');
    if (check && changes.length > 0) process.exitCode = 1;
  }
} catch (error) {
  sayAndExit(error);
}
