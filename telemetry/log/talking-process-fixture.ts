import { setTimeout as pause } from 'node:timers/promises';
import { withRequest } from '../request/current-request.ts';
import { openLog } from './open-log.ts';
import type { LogFormat } from './record.ts';

// A process that prints the value of the variable SAID in every way that there is.
const said = process.env.SAID ?? '';
const log = openLog({ process: 'front-1', format: process.env.LOG_FORMAT as LogFormat }); // the test sets one of both
console.log(said);
console.info('%s', said);
console.debug({ said });
console.warn('A warning:', said);
console.error(new Error(said, { cause: new Error(said) }));
process.stdout.write(`\u001B[32m${said}\u001B[0m\n`);
process.stderr.write(Buffer.from(`${said}\n`));
log.write('info', said, { requestId: 'request-1', route: '/[[...path]]', status: 200, ms: 1.5 });
await withRequest('request-2', async () => {
  await pause(1);
  console.error(said);
});
if (process.env.HOW === 'rejected') void Promise.reject(new Error(said));
else throw new Error(said);
