import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { randomOf } from '#ui/drawing/random-of.ts';
import { wrap } from '../drawing.ts';
import { ground } from '../ground.ts';
import { write } from '../lettering.ts';
import { palettes } from '../palette.ts';
import { type Clip, clipRate, clipSize } from './clip.ts';
import { words } from './shapes.ts';

const { width, height } = clipSize;

/** Whether films can be made here: ffmpeg must be installed, which nothing else needs. */
export async function hasFfmpeg(): Promise<boolean> {
  const process = spawn('ffmpeg', ['-version'], { stdio: 'ignore' });
  return new Promise((resolve) => process.on('error', () => resolve(false)).on('close', () => resolve(true)));
}

/** Writes a clip as an MP4 file that starts to play before all of it is loaded. Needs ffmpeg with x264. */
export async function film(clip: Clip, file: string): Promise<void> {
  const raw = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${clipRate} -i -`;
  const mp4 = '-c:v libx264 -preset slow -tune animation -crf 26 -g 48 -pix_fmt yuv420p -movflags +faststart';
  const options = `-y -loglevel error ${raw} ${mp4} -map_metadata -1 -fflags +bitexact -flags:v +bitexact`;
  const encoder = spawn('ffmpeg', [...options.split(' '), file], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(encoder, 'close');
  for await (const picture of pictures(clip)) {
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write "${file}" (code ${code}). It says why above.`);
}

async function* pictures(clip: Clip): AsyncGenerator<Buffer> {
  // The ground does not move, and its soft lights take the longest to draw: it is drawn once.
  const still = ground(width, height, palettes[clip.mood], randomOf(clip.name));
  const below = await sharp(Buffer.from(wrap(width, height, still)))
    .png()
    .toBuffer();
  for (let index = 0; index < clip.seconds * clipRate; index++) {
    const input = Buffer.from(wrap(width, height, drawn(clip, index / clipRate)));
    yield sharp(below).composite([{ input }]).removeAlpha().raw().toBuffer();
  }
}

/** The drawing under its title. Captions lie over the lowest fifth, which stays empty. */
function drawn({ title, mood, seconds, draw }: Clip, at: number): string {
  const palette = palettes[mood];
  const head = write(28, 42, title, { size: 20, weight: 600, color: words.strong });
  const along = ((width * at) / seconds).toFixed(1);
  return `${head}${draw(at, palette)}<path d="M0 ${height - 1.5}H${along}" stroke="${palette.known}" stroke-width="3"/>`;
}
