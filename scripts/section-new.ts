import { parseArgs } from 'node:util';
import { runProgram, showProgram } from './process/child.ts';
import { findChromium } from './process/chromium.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { writeKind } from './section/write-kind.ts';

const help = `npm run section:new NAME [-- --from KIND] [--no-picture]

Writes a new kind of section: sections/NAME/ with schema, contract, view, Markdown and sample, and its lines in the lists; then
draws its picture for the Studio's menu. What it writes passes every check.

  --from KIND   starts from a copy of that kind, whose look it then shares
  --no-picture  leaves the picture to "npm run section:pictures"`;

try {
  const { values, positionals } = parseArgs({
    options: {
      from: { type: 'string' },
      'no-picture': { type: 'boolean' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (values.help || !name) {
    console.log(help);
    process.exit(values.help ? 0 : 1);
  }
  const files = writeKind(process.cwd(), name, values.from);
  await runProgram('node_modules/.bin/biome', ['check', '--write', ...files]);
  // A new kind breaks no stored content: the snapshot takes it in.
  await runProgram(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    'scripts/contract.ts',
    '--renew',
  ]);
  for (const file of files) console.log(`  ${file}`);
  // A process of its own, as this one knows the lists as they were.
  const isDrawn =
    !values['no-picture'] &&
    findChromium() !== undefined &&
    (await showProgram(process.execPath, ['scripts/section-pictures.ts'])) === 0;
  console.log(`
The kind "${name}" is written. See it with "npm run dev" at /gallery/${name}. Now
  1. say in sections/${name}/schema.ts what an editor fills in, and in contract.ts what the site asks for;
  2. draw it in view.tsx, and give sample.ts words worth reading;
  3. npm run contract           says what does not agree
     npm run section:pictures   draws its picture${isDrawn ? ' anew' : ', which it does not have yet'}`);
} catch (error) {
  sayAndExit(error);
}
