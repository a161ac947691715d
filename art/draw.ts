import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { favicon, logo, tile } from './brand.ts';
import { captionsOf } from './clips/captions.ts';
import { clips } from './clips/clips.ts';
import { film, hasFfmpeg } from './clips/film.ts';
import { flagFiles } from './flags.ts';
import { fontFiles } from './fonts.ts';
import { drawings } from './pictures.ts';
import { pressFiles } from './press.ts';
import { ico, raster } from './raster.ts';
import { identityScene } from './rive/identity-scene.ts';

const help = `npm run art [-- PART…]

Draws everything that the site and its first content show as files; art/README.md says when. With names of parts only
these:

  pictures, animation, films   what the first content shows, into content/ (films where there is ffmpeg)
  press                        logos and screens that journalists may take, into content/press/
  icons                        those of the browser's tab and of home screens, into web/public/
  flags                        those of phone fields, into web/public/flags/
  fonts                        cut to what the site shows, into web/app/fonts/`;

const parts: Record<string, () => Promise<void>> = {
  pictures: drawPictures,
  icons: drawIcons,
  animation: drawAnimation,
  flags: async () => fill('web/public/flags', await flagFiles()),
  fonts: async () => fill('web/app/fonts', await fontFiles()),
  press: async () => fill('content/press', await pressFiles()),
  films: makeFilms,
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(parts, name));
if (named.includes('--help')) console.log(help);
else if (unknown) {
  console.error(`There is no part "${unknown}". The parts are ${Object.keys(parts).join(', ')}.`);
  process.exitCode = 1;
} else
  for (const [name, draw] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`Making the ${name} …`);
    await draw();
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
  const canFilm = await hasFfmpeg();
  if (!canFilm)
    console.log('There is no ffmpeg: the films stay as they are, only their captions are written.');
  for (const clip of clips) {
    if (canFilm) await film(clip, `content/films/${clip.name}.mp4`);
    await writeFile(`content/films/${clip.name}.vtt`, captionsOf(clip));
  }
}

/** Writes files into a folder, and removes all others from it. */
async function fill(folder: string, files: Map<string, string | Uint8Array>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) await writeFile(`${folder}/${name}`, content);
}
