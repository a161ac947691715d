import { type LogRecord, readRecords } from '#telemetry/log/record.ts';

/** Collects the output of a product as it comes: the lines of its log, and all other output. */
export function hearLog(): {
  say: (text: string) => void;
  records: () => LogRecord[];
  others: () => string[];
} {
  let said = '';
  const read = () => readRecords(said);
  return {
    say: (text) => {
      said += text;
    },
    records: () => read().filter((one): one is LogRecord => typeof one !== 'string'),
    others: () => read().filter((one): one is string => typeof one === 'string'),
  };
}
