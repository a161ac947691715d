import { renewContract, renewedFiles } from './contract/renew.ts';
import { allOrNothing } from './lists/all-or-nothing.ts';
import { typeNames } from './lists/type-names.ts';
import { parseCommand } from './process/parse-command.ts';
import { refuseSurplus } from './process/refuse-surplus.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { pictureOf, writeNeutralPicture } from './section/neutral-picture.ts';
import { writeKind } from './section/write-kind.ts';

const help = `npm run section:new NAME [-- --from KIND]

Writes a new kind of section: sections/NAME/ with schema, contract, view, Markdown and sample.
What it writes passes every check. The Studio's menu shows "No picture yet" for it until "npm run section:pictures".

  --from KIND  starts from a copy of that kind, with its look`;

try {
  const { values, positionals } = parseCommand({
    options: {
      from: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [name] = positionals;
  refuseSurplus(positionals, 1);
  if (values.help || !name) {
    console.log(help);
    process.exit(values.help ? 0 : 1);
  }
  const root = process.cwd();
  const { studioTypes } = await import('#pages/studio-types.ts');
  const types = new Set(studioTypes.map((type) => type.name));
  const folder = `sections/${typeNames(name).kebab}`;
  await allOrNothing({ root, folder, files: [pictureOf(name), ...renewedFiles] }, async () => {
    const files = await writeKind(root, name, types, values.from);
    const picture = await writeNeutralPicture(root, name);
    // A new kind breaks no stored content: the snapshot takes it in.
    const renewed = await renewContract();
    for (const file of [...files, picture, ...renewed]) console.log(`  ${file}`);
  });
  console.log(`
The kind "${name}" is written. See it with "npm run dev" at /gallery/${name}. Now
  1. say in sections/${name}/schema.ts what an editor fills in, and in contract.ts what the site asks for;
  2. draw it in view.tsx, and give sample.ts words worth reading;
  3. npm run contract           says what does not agree
     npm run section:pictures   draws its picture`);
} catch (error) {
  sayAndExit(error);
}
