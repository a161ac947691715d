import { drawGuide } from './guide/draw-guide.ts';
import { findOrInstallChromium } from './process/chromium.ts';
import { parseCommand } from './process/parse-command.ts';
import { sayAndExit } from './process/say-and-exit.ts';

const help = `npm run guide:pictures

Does in a browser what docs/for-marketers.md tells, in a fresh lake, and draws its pictures into docs/pictures/.`;

try {
  const { values } = parseCommand({ options: { help: { type: 'boolean' } } });
  if (values.help) console.log(help);
  else {
    const found = await findOrInstallChromium();
    if ('problem' in found) throw new Error(found.problem);
    await drawGuide(found.path);
  }
} catch (error) {
  sayAndExit(error);
}
