import { relative } from 'node:path';
import { serveNames } from '../names/serve-names.ts';
import { loopbackOf } from './listening.ts';
import type { Options } from './read-options.ts';
import { type StartedLake, startLake } from './start-lake.ts';

/** Starts a lake, says how to use it, and closes it when the process is told to end. */
export async function serveCommand(options: Options): Promise<void> {
  let stop = async (_code: number) => {};
  const lake = await startLake(options, {
    say: console.log,
    onGone(reason) {
      console.error(reason.message);
      void stop(1);
    },
  });
  const names =
    options.tlsPort === undefined
      ? undefined
      : await serveNames({
          projectId: lake.project,
          lakePort: lake.port,
          lakeHost: lake.host,
          dataDir: options.data,
          tlsPort: options.tlsPort,
          tlsHost: loopbackOf(options.host),
        }).catch(async (error) => {
          await lake.close();
          throw error;
        });
  let isStopping = false;
  stop = async (code) => {
    if (isStopping) process.exit(130); // whoever asks twice does not want to wait
    isStopping = true;
    await names?.close();
    await lake.close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
  console.log(welcome(lake, options));
  if (names)
    console.log(`Sanity's own host names are answered on port ${names.tlsPort} of this machine, for whoever trusts ${names.authorityFile}.
Browsers find them with this line in /etc/hosts:
  ${loopbackOf(options.host)} api.sanity.io cdn.sanity.io ${lake.project}.api.sanity.io ${lake.project}.apicdn.sanity.io
`);
}

function welcome(lake: StartedLake, { data }: Options): string {
  const { project, dataset, aclMode, url, token, isNewToken } = lake;
  const folder = relative('.', data) || '.';
  const own = folder === 'data' ? '' : ` --data ${folder}`;
  return `
The lake of project "${project}" is ready on ${url}

  dataset   ${dataset}: ${aclMode === 'private' ? 'private, nothing can be read without a token' : 'public, what is published can be read without a token'}
  data      ${folder}
  token     ${isNewToken ? `${token}\n            of the administrator, shown only this once; it is kept in ${folder}/token` : `in ${folder}/token`}

  client    createClient({ projectId: '${project}', dataset: '${dataset}', apiVersion: '2025-02-19', useCdn: false,
              apiHost: '${url}', useProjectHostname: false })
  Studio    defineConfig({ projectId: '${project}', dataset: '${dataset}', apiHost: '${url}', … })
  CLI       npx tessera-lake run${own} -- npx sanity dataset list

Ctrl-C ends it.
`;
}
