import { parseArgs } from 'node:util';
import { LakeError } from '../kernel/store/lake-error.ts';

/** What the command was asked to do. */
export interface Options {
  data: string;
  project: string | undefined;
  dataset: string | undefined;
  port: number;
  host: string;
  names: string[];
  url: string | undefined;
  origins: string[];
  /** Who may read; undefined when neither option was given. */
  aclMode: 'public' | 'private' | undefined;
  tlsPort: number | undefined;
  importFile: string | undefined;
  /** The command of `run` with its arguments; undefined when there is only a lake to start. */
  command: string[] | undefined;
}

const known = {
  data: { type: 'string', default: './data' },
  project: { type: 'string' },
  dataset: { type: 'string' },
  port: { type: 'string', default: '3030' },
  host: { type: 'string', default: '127.0.0.1' },
  name: { type: 'string', multiple: true },
  url: { type: 'string' },
  origin: { type: 'string', multiple: true },
  private: { type: 'boolean' },
  public: { type: 'boolean' },
  'tls-port': { type: 'string' },
  import: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

const see = 'See "tessera-lake --help".';

/** Reads the words after the command's name; throws LakeError with a sentence for what it cannot understand. */
export function readOptions(words: readonly string[]): Options | 'help' | 'version' {
  const isRun = words[0] === 'run';
  const end = words.indexOf('--');
  const own = words.slice(isRun ? 1 : 0, end < 0 ? undefined : end);
  const command = isRun && end >= 0 ? words.slice(end + 1) : undefined;
  const { values, positionals } = parsed(own);
  if (values.help) return 'help';
  if (values.version) return 'version';
  if (positionals[0] !== undefined)
    throw new LakeError(
      isRun
        ? `Put the command after "--": tessera-lake run -- ${positionals.join(' ')}`
        : `tessera-lake has no command "${positionals[0]}". ${see}`,
    );
  if (isRun && !command?.[0])
    throw new LakeError('Which command? Such as: tessera-lake run -- npx sanity dataset list');
  if (!isRun && end >= 0)
    throw new LakeError(`A command needs "run" before it: tessera-lake run ${words.join(' ')}`);
  if (values.private && values.public)
    throw new LakeError(`A dataset is either --private or --public, not both. ${see}`);
  return {
    data: values.data,
    project: checked(
      '--project',
      values.project,
      /^[a-z0-9][a-z0-9-]*$/,
      'lowercase letters, digits and "-"',
    ),
    dataset: checked(
      '--dataset',
      values.dataset,
      /^[a-z0-9][a-z0-9_-]{0,62}[a-z0-9]$/,
      '2 to 64 lowercase letters, digits, "-" and "_"',
    ),
    port: portOf('--port', values.port),
    host: values.host,
    names: values.name ?? [],
    url: values.url && originOf('--url', values.url),
    origins: (values.origin ?? []).map((origin) => originOf('--origin', origin)),
    aclMode: values.private ? 'private' : values.public ? 'public' : undefined,
    tlsPort: values['tls-port'] === undefined ? undefined : portOf('--tls-port', values['tls-port']),
    importFile: values.import,
    command,
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: known, allowPositionals: true });
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new LakeError(`${said.split('. ')[0]?.replace(/\.$/, '')}. ${see}`, { cause });
  }
}

function checked(option: string, value: string | undefined, form: RegExp, words: string): string | undefined {
  if (value === undefined || form.test(value)) return value;
  throw new LakeError(`${option} "${value}" was expected to be ${words}.`);
}

function portOf(option: string, value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port > 0 && port < 65_536) return port;
  throw new LakeError(`${option} "${value}" is not a port: a number from 1 to 65535 was expected.`);
}

function originOf(option: string, value: string): string {
  if (URL.canParse(value) && /^https?:/.test(value)) return new URL(value).origin;
  throw new LakeError(`${option} "${value}" is not an origin such as http://localhost:3333.`);
}
