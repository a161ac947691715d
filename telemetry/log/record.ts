/** The severity of a line of the log. */
export type Level = 'debug' | 'info' | 'warn' | 'error';

/** What a line of the log may say besides its message. */
export interface Fields {
  requestId?: string | undefined;
  method?: string;
  /** The pattern of the address that was asked for, never the address. */
  route?: string;
  status?: number;
  ms?: number;
}

/** A line of the log. */
export interface LogRecord extends Fields {
  /** In ISO 8601. */
  time: string;
  level: Level;
  /** Which process says it: `start`, `lake`, `renderer`, `front`. */
  process: string;
  message: string;
}

/** How lines are written: as one JSON object each for programs, or to be read by people. */
export type LogFormat = 'json' | 'text';

/** A line as it is written, its end included. */
export function writeRecord({ message, ...record }: LogRecord, format: LogFormat): string {
  if (format === 'text') return `${message}${record.requestId ? ` [${record.requestId}]` : ''}\n`;
  const { time, level, process, ...fields } = record;
  return `${JSON.stringify({ time, level, process, message, ...fields })}\n`;
}

/**
 * The records in what a process has written, with whatever else stands between them; an unfinished line counts, too.
 */
export function readRecords(text: string): (LogRecord | string)[] {
  const read: (LogRecord | string)[] = [];
  for (const line of text.split('\n')) {
    const record = readRecord(line);
    const last = read.at(-1);
    if (record) read.push(record);
    else if (typeof last === 'string') read[read.length - 1] = `${last}\n${line}`;
    else if (line !== '') read.push(line);
  }
  return read.map((each) => (typeof each === 'string' ? each.trimEnd() : each));
}

function readRecord(line: string): LogRecord | undefined {
  if (!line.startsWith('{"time":')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
