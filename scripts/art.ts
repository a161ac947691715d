import { mkdir, writeFile } from 'node:fs/promises';
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
import { step } from './process/step.ts';

// Draws everything that the first content shows. The same sources draw the same files.
await mkdir('content/pictures', { recursive: true });
await mkdir('content/animations', { recursive: true });
await mkdir('content/films', { recursive: true });
await mkdir('web/public', { recursive: true });

await step('Drawing the pictures', async () => {
  for (const drawing of drawings()) {
    const bytes = drawing.name.endsWith('.svg') ? drawing.svg : await raster(drawing);
    await writeFile(`content/pictures/${drawing.name}`, bytes);
  }
});

await step('Drawing the icons', async () => {
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png().toBuffer();
  const icons = async (color: string) =>
    ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(logo(color), size) }))));
  await writeFile('web/public/favicon.svg', favicon);
  await writeFile('web/public/favicon.ico', await icons('#0a6c66'));
  await writeFile('web/public/favicon-dark.ico', await icons('#5fd8c9'));
  await writeFile('web/public/favicon-96.png', await png(logo('#0a6c66'), 96));
  await writeFile('web/public/favicon-dark-96.png', await png(logo('#5fd8c9'), 96));
  await writeFile('web/public/apple-touch-icon.png', await png(tile(180), 180));
  for (const size of [192, 512]) await writeFile(`web/public/icon-${size}.png`, await png(tile(size), size));
});

await step('Drawing the animation', () => writeFile('content/animations/identity.riv', identityScene()));

await step('Copying the flags', () => writeFlags('web/public/flags'));

await step('Cutting the fonts', () => writeFonts('web/app/fonts'));

if (await hasFfmpeg()) {
  await step('Filming the episodes', async () => {
    for (const clip of clips) await film(clip, `content/films/${clip.name}.mp4`);
  });
} else console.log('There is no ffmpeg: the films stay as they are, only their captions are written.');
for (const clip of clips) await writeFile(`content/films/${clip.name}.vtt`, captionsOf(clip));
