import { setTimeout as pause } from 'node:timers/promises';

// Writes a character of two bytes in two parts, before it is ready and afterwards.
async function say(): Promise<void> {
  const letter = Buffer.from('é');
  process.stderr.write(letter.subarray(0, 1));
  await pause(100);
  process.stderr.write(letter.subarray(1));
}
await say();
process.send?.('ready');
await say();
process.stderr.write('\n');
process.disconnect?.();
