import { currentRequestId } from '../request/current-request.ts';
import { type Fields, type Level, type LogFormat, writeRecord } from './record.ts';
import { withoutSecrets } from './without-secrets.ts';

/** How a process writes its log. */
export interface LogOptions {
  /** Which process it is: `start`, `lake`, `renderer`, `front`. */
  process: string;
  format: LogFormat;
  /** What no line may contain, besides what is recognised as a secret. */
  secrets?: readonly (string | undefined)[];
}

/** Where lines go: those of errors and warnings to `error`, all others to `out`. */
export interface LogStreams {
  out: (text: string) => void;
  error: (text: string) => void;
}

/** The log of a process. */
export interface Log {
  /** Writes a line with the id of the request that is being answered, unless the fields give another. */
  write(level: Level, message: string, fields?: Fields): void;
  /** Passes on a line of another process of ours, or whatever else that has printed. */
  pass(level: Level, process: string, message: string): void;
}

const minSecret = 8; // characters; a shorter one would be found in words

/** Makes the log of a process. Unlike `openLog`, it takes over nothing that the process prints otherwise. */
export function makeLog({ process, format, secrets = [] }: LogOptions, { out, error }: LogStreams): Log {
  const known = secrets
    .filter((one) => one !== undefined && one.length >= minSecret)
    .map(String)
    .sort((a, b) => b.length - a.length); // because one may begin with another
  const put = (level: Level, from: string, message: string, fields: Fields) => {
    const write = level === 'error' || level === 'warn' ? error : out;
    const time = new Date().toISOString();
    const said = withoutSecrets(format === 'json' ? message.trim() : message, known);
    write(writeRecord({ time, level, process: from, message: said, ...fields }, format));
  };
  return {
    write(level, message, fields = {}) {
      const requestId = fields.requestId ?? currentRequestId();
      put(level, process, message, { ...(requestId !== undefined && { requestId }), ...fields });
    },
    pass: (level, from, message) => put(level, from, message, {}),
  };
}
