import { readEnvironment } from '#settings/environment.ts';
import { withLake } from './lake/with-lake.ts';
import { parseCommand } from './process/parse-command.ts';
import { refuseSurplus } from './process/refuse-surplus.ts';
import { sayAndExit } from './process/say-and-exit.ts';

const help = `npm run invite EMAIL [-- --role viewer|editor|admin]

Prints a link by which somebody creates an account for the Studio. It works once, within a week. Editors (the
default) write and publish, viewers read, admins also invite others.`;

try {
  const { values, positionals } = parseCommand({
    options: { help: { type: 'boolean' }, role: { type: 'string', default: 'editor' } },
    allowPositionals: true,
  });
  const [email] = positionals;
  refuseSurplus(positionals, 1);
  if (values.help || !email) {
    console.log(help);
    process.exit(values.help ? 0 : 1);
  }
  const environment = readEnvironment();
  if (!environment.isEmbedded && !environment.apiHost)
    throw new Error(
      `The members of the project "${environment.projectId}" are Sanity's: invite ${email} at https://www.sanity.io/manage.`,
    );
  const { link } = await withLake(environment, (client) =>
    client.request<{ link: string }>({
      url: '/lake/team/invite',
      method: 'POST',
      body: { email, role: values.role },
    }),
  );
  console.log(`Send this link to ${email}. It works once, within a week:\n${link}`);
} catch (error) {
  sayAndExit(error);
}
