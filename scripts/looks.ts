import { redraw } from './looks/redraw.ts';
import { refuseUnknown } from './looks/refuse-unknown.ts';
import { findOrInstallChromium } from './process/chromium.ts';
import { parseCommand } from './process/parse-command.ts';
import { refuseSurplus } from './process/refuse-surplus.ts';
import { sayAndExit } from './process/say-and-exit.ts';

const help = `npm run looks [-- NAME]

Draws how the site looks: its templates, its shell and every case of the gallery, in several widths, and says which
pictures changed. Look at them before you commit them: the end-to-end tests compare the site with them. With a NAME,
only the views whose name begins with it, such as "site/home" or "gallery/faq".`;

try {
  const { values, positionals } = parseCommand({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  refuseSurplus(positionals, 1);
  if (values.help) console.log(help);
  else {
    refuseUnknown(positionals[0] ?? '');
    const found = await findOrInstallChromium();
    if ('problem' in found) throw new Error(found.problem);
    await redraw(found.path, positionals[0]);
  }
} catch (error) {
  sayAndExit(error);
}
