import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { favicon, logo, tile } from './art/brand.ts';
import { captionsOf } from './art/clips/captions.ts';
import { clips } from './art/clips/clips.ts';
import { film, hasFfmpeg } from './art/clips/film.ts';
import { writeFlags } from './art/flags.ts';
import { writeFonts } from './art/fonts.ts';
import { drawings } from './art/pictures.ts';
import { ico, raster } from './art/raster.ts';
import { identityScene } from './art/rive/identity-scene.ts';
import { sayAndExit } from './process/say-and-exit.ts';
import { step } from './process/step.ts';

const help = `npm run art [-- PART…]

Draws everything that the site and its first content show; the same sources draw the same files. With names of parts
only these:

  pictures, animation, films   what the first content shows, into content/ (films where there is ffmpeg)
  icons                        those of the browser's tab and of home screens, into web/public/
  flags                        those of phone fields, into web/public/flags/
  fonts                        cut to what the site shows, into web/app/fonts/`;

const parts: Record<string, () => Promise<void>> = {
  pictures: () => step('Drawing the pictures', drawPictures),
  icons: () => step('Drawing the icons', drawIcons),
  animation: () => step('Drawing the animation', drawAnimation),
  flags: () => step('Copying the flags', () => writeFlags('web/public/flags')),
  fonts: () => step('Cutting the fonts', () => writeFonts('web/app/fonts')),
  films: makeFilms,
};

try {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
  if (values.help) console.log(help);
  else if (unknown)
    throw new Error(`There is no part "${unknown}". The parts are ${Object.keys(parts).join(', ')}.`);
  else
    for (const [name, draw] of Object.entries(parts))
      if (positionals.length === 0 || positionals.includes(name)) await draw();
} catch (error) {
  sayAndExit(error);
}

async function drawPictures(): Promise<void> {
  await mkdir('content/pictures', { recursive: true });
  for (const drawing of drawings()) {
    const bytes = drawing.name.endsWith('.svg') ? drawing.svg : await raster(drawing);
    await writeFile(`content/pictures/${drawing.name}`, bytes);
  }
}

async function drawIcons(): Promise<void> {
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png().toBuffer();
  const icons = async (color: string) =>
    ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(logo(color), size) }))));
  await mkdir('web/public', { recursive: true });
  await writeFile('web/public/favicon.svg', favicon);
  await writeFile('web/public/favicon.ico', await icons('#0a6c66'));
  await writeFile('web/public/favicon-dark.ico', await icons('#5fd8c9'));
  await writeFile('web/public/favicon-96.png', await png(logo('#0a6c66'), 96));
  await writeFile('web/public/favicon-dark-96.png', await png(logo('#5fd8c9'), 96));
  await writeFile('web/public/apple-touch-icon.png', await png(tile(180), 180));
  for (const size of [192, 512]) await writeFile(`web/public/icon-${size}.png`, await png(tile(size), size));
}

async function drawAnimation(): Promise<void> {
  await mkdir('content/animations', { recursive: true });
  await writeFile('content/animations/identity.riv', identityScene());
}

async function makeFilms(): Promise<void> {
  await mkdir('content/films', { recursive: true });
  if (await hasFfmpeg()) {
    await step('Filming the episodes', async () => {
      for (const clip of clips) await film(clip, `content/films/${clip.name}.mp4`);
    });
  } else console.log('There is no ffmpeg: the films stay as they are, only their captions are written.');
  for (const clip of clips) await writeFile(`content/films/${clip.name}.vtt`, captionsOf(clip));
}
