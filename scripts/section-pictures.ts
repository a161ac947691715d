import { kinds } from '#sections/registry.ts';
import { findOrInstallChromium } from './process/chromium.ts';
import { parseCommand } from './process/parse-command.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { drawPictures } from './section/draw-pictures.ts';
import { staleHint } from './section/picture-sources.ts';

const help = `npm run section:pictures [-- --all | --check]

Draws the pictures of the Studio's insert menu from the gallery, those that are older than what they show or missing,
and weighs the JavaScript that their kinds bring to a page.

  --all    draws every picture anew
  --check  draws none, and ends with code 1 when one is older than what it shows: for a release`;

try {
  const { values } = parseCommand({
    options: { all: { type: 'boolean' }, check: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) console.log(help);
  else if (values.check) {
    const hint = staleHint(Object.keys(kinds));
    console.log(hint ?? 'Every picture shows its kind as it is.');
    process.exitCode = hint ? 1 : 0;
  } else {
    const found = await findOrInstallChromium();
    if ('problem' in found) throw new Error(found.problem);
    await drawPictures(found.path, values.all);
  }
} catch (error) {
  sayAndExit(error);
}
