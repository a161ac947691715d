import { parseArgs } from 'node:util';
import { findOrInstallChromium } from './process/chromium.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { drawPictures } from './section/draw-pictures.ts';

const help = `npm run section:pictures [-- --all]

Draws the pictures of the Studio's insert menu from the gallery, those that are older than what they show or missing,
and weighs the JavaScript that their kinds bring to a page.

  --all  draws every picture anew`;

try {
  const { values } = parseArgs({ options: { all: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) console.log(help);
  else {
    const found = findOrInstallChromium();
    if ('problem' in found) throw new Error(found.problem);
    await drawPictures(found.path, values.all);
  }
} catch (error) {
  sayAndExit(error);
}
