import type { SanityClient } from '@sanity/client';
import { readEnvironment } from '#settings/environment.ts';
import { withLake } from './lake/with-lake.ts';
import { parseCommand } from './process/parse-command.ts';
import { refuseSurplus } from './process/refuse-surplus.ts';
import { sayAndExit } from './process/say-and-exit.ts';

const help = `npm run invite EMAIL [-- --role viewer|editor|admin]

Prints a link by which somebody creates an account for the Studio. It works once, within a week. Editors (the
default) write and publish, viewers read, admins also invite others.

For somebody who has an account it prints a link by which they choose a new password: once, within a week. The old
password holds until then, and all other sessions end afterwards. Role, settings and history stay; the Studio changes
roles, under Team.`;

try {
  const { values, positionals } = parseCommand({
    options: { help: { type: 'boolean' }, role: { type: 'string' } },
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
  console.log(await withLake(environment, (client) => linkFor(client, email, values.role)));
} catch (error) {
  sayAndExit(error);
}

/** The link for an address, with what to do with it. */
async function linkFor(client: SanityClient, email: string, role: string | undefined): Promise<string> {
  const { accounts } = await client.request<{ accounts: { id: string; email: string; role: string }[] }>({
    url: '/lake/team',
  });
  const account = accounts.find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (account && role !== undefined)
    throw new Error(
      `"${email}" has an account already, with the role "${account.role}". The Studio changes roles, under Team; without --role this command makes a link for a new password.`,
    );
  const { link } = await client.request<{ link: string }>({
    url: account ? `/lake/team/accounts/${account.id}/password` : '/lake/team/invite',
    method: 'POST',
    body: account ? {} : { email, role: role ?? 'editor' },
  });
  return account
    ? `${email} has an account. Send them this link for a new password. It works once, within a week:\n${link}`
    : `Send this link to ${email}. It works once, within a week:\n${link}`;
}
