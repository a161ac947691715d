import { fuzz } from '#e2e/fuzz/fuzz.ts';
import { startProduct } from '#e2e/product/start-product.ts';
import { counted } from '#lake/kernel/counted.ts';
import { showFuzz } from './fuzz/show-fuzz.ts';
import { parseCommand } from './process/parse-command.ts';
import { refuseSurplus } from './process/refuse-surplus.ts';
import { sayAndExit } from './process/say-and-exit.ts';

const help = `npm run fuzz [-- REQUESTS] [--seed N]

Starts a product of its own and sends it this many requests (10000): real ones of every route of site and lake, changed in method, path,
parameters, headers, body and the way in which they are sent. Every one has to be answered without an error of the server, or
its connection closed, and memory has to stay what it was. Ends with code 1 when that is not so.

  --seed  asks the same requests as an earlier run, which has said its seed`;

try {
  const { values, positionals } = parseCommand({
    allowPositionals: true,
    options: { seed: { type: 'string' }, help: { type: 'boolean' } },
  });
  refuseSurplus(positionals, 1);
  if (values.help) console.log(help);
  else {
    const count = wholeNumber(positionals[0] ?? '10000');
    const seed = wholeNumber(values.seed ?? String(Math.floor(Math.random() * 2 ** 31)));
    const product = await startProduct(() => {});
    try {
      console.log(`Asking ${counted(count, 'request')} from the seed ${seed} …`);
      const isWell = showFuzz(await fuzz(product, count, seed));
      process.exitCode = isWell ? 0 : 1;
    } finally {
      await product.stop();
    }
  }
} catch (error) {
  sayAndExit(error);
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new Error(`"${text}" is not a number of at least 1.`);
}
