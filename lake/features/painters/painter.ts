import { writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import sharp from 'sharp';
import { draw } from './draw.ts';
import { readPicture } from './read-picture.ts';
import type { PainterOutcome, PainterTask, Result } from './task.ts';

// The process of a painter: does one task after the other, until it is ended or whoever started it is gone.
const maxBytes = Number(process.argv[2]) * 1024 * 1024;
const watchMs = 20;

let isAtWork = false;

/** Kills this process, because an orderly end would wait for the picture that is being drawn. */
const end = () => process.kill(process.pid, 'SIGKILL');
const say = (outcome: PainterOutcome, then = () => {}) => process.send?.(outcome, then);

process.once('disconnect', end);
// A terminal sends these to all processes. The lake first finishes what is under way, and then its channel closes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
setInterval(() => {
  if (!isAtWork || process.memoryUsage.rss() <= maxBytes) return;
  isAtWork = false;
  say({ tooMuch: true }, end);
}, watchMs);
giveWay();

// SVG is read from bytes alone, and formats that no picture of the lake has are not read at all.
sharp.block({ operation: ['VipsForeignLoad'] });
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].flatMap((name) => [
  `${name}File`,
  `${name}Buffer`,
]);
sharp.unblock({ operation: [...loaders, 'SvgBuffer'].map((name) => `VipsForeignLoad${name}`) });
sharp.cache(false); // no picture is drawn twice

process.on('message', async (task: PainterTask) => {
  isAtWork = true;
  const result = await perform(task);
  if (!isAtWork) return; // it has needed too much memory
  isAtWork = false;
  say({ ...result, rss: process.memoryUsage.rss() });
});
process.send?.('ready');

async function perform(task: PainterTask): Promise<Result> {
  try {
    if (task.kind === 'read') return { answer: await readPicture(task.file, task.maxPixels) };
    await write(task.target, await draw(task.file, task.drawing, task.maxPixels));
    return { answer: null };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException; // nothing here throws anything but errors
    return code === undefined ? { refusal: message } : { failure: message, code };
  }
}

async function write(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes Linux end painters first when the machine runs out of memory. */
function giveWay(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems have no such file.
  }
}
