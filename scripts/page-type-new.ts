import { renewContract, renewedFiles } from './contract/renew.ts';
import { allOrNothing } from './lists/all-or-nothing.ts';
import { typeNames } from './lists/type-names.ts';
import { writePageType } from './page-type/write-page-type.ts';
import { parseCommand } from './process/parse-command.ts';
import { refuseSurplus } from './process/refuse-surplus.ts';
import { sayAndExit } from './process/say-and-exit.ts';

const help = `npm run page-type:new NAME [-- --below /FOLDER]

Writes a new type of page: pages/NAME/ with address, schema, contract, layout, Markdown, desk and sample.
What it writes passes every check: editors can make, preview, share and link such documents, and visitors,
the sitemap, search engines and language models find them.

  --below /FOLDER  where its documents stand; without it below /NAME`;

try {
  const { values, positionals } = parseCommand({
    options: { below: { type: 'string' }, help: { type: 'boolean' } },
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
  await allOrNothing({ root, folder: `pages/${typeNames(name).kebab}`, files: renewedFiles }, async () => {
    const files = await writePageType(root, name, types, values.below);
    // A new type breaks no stored content: the snapshot takes it in.
    const renewed = await renewContract();
    for (const file of [...files, ...renewed]) console.log(`  ${file}`);
  });
  console.log(`
The page type "${name}" is written. Make one in the Studio of "npm run dev". Now
  1. say in pages/${name}/schema.ts what an editor fills in, and in contract.ts what the site asks for;
  2. draw it in layout.tsx, and write it in markdown.ts;
  3. npm run contract  says what does not agree`);
} catch (error) {
  sayAndExit(error);
}
