import { openedLog } from './open-log.ts';
import { readRecords } from './record.ts';

/**
 * Passes on what another process of ours writes to its error output: lines of its log as they are; anything else, as
 * from Node itself or a library, as lines of this process's log.
 */
export function passLines(name: string): { take: (text: string) => void; end: () => void } {
  let rest = '';
  const pass = (text: string) => {
    const opened = openedLog();
    if (!opened) process.stderr.write(text);
    else if (opened.format === 'text') opened.error(text);
    else
      for (const one of readRecords(text)) {
        if (typeof one !== 'string') opened.error(`${JSON.stringify(one)}\n`);
        else if (one.trim()) opened.log.pass('error', name, one);
      }
  };
  return {
    take(text) {
      const end = text.lastIndexOf('\n') + 1;
      if (end > 0) pass(rest + text.slice(0, end));
      rest = end > 0 ? text.slice(end) : rest + text;
    },
    end() {
      if (rest) pass(rest);
      rest = '';
    },
  };
}
