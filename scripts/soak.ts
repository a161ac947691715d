import { startProduct } from '#e2e/product/start-product.ts';
import { soak } from '#e2e/soak/soak.ts';
import { counted } from '#lake/kernel/counted.ts';
import { parseCommand } from './process/parse-command.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { showSoak } from './soak/show-soak.ts';

const help = `npm run soak [-- --minutes N]

Starts a product of its own and has visitors, editors, publishing, forms and pictures use it at one time for N minutes (60).
Prints for each quarter of them how long things took, and what memory, files and sockets the processes held. Ends with
code 1 when something went wrong.`;
const minuteMs = 60_000;

try {
  const { values } = parseCommand({
    options: { minutes: { type: 'string', default: '60' }, help: { type: 'boolean' } },
  });
  const minutes = Number(values.minutes);
  if (values.help) console.log(help);
  else if (!(minutes > 0)) throw new Error(`"${values.minutes}" is not a number of minutes.`);
  else {
    const product = await startProduct(() => {});
    try {
      console.log(`Using the product for ${counted(minutes, 'minute')} …`);
      process.exitCode = showSoak(await soak(product, minutes * minuteMs)) ? 0 : 1;
    } finally {
      await product.stop();
    }
  }
} catch (error) {
  sayAndExit(error);
}
