import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../kernel/refusal.ts';
import type { Drawing } from '../painters/draw.ts';
import type { Painters } from '../painters/painters.ts';
import type { DrawnFolder } from './drawn-folder.ts';

/** What is known of a drawing that may be smaller than another: its file, that it is not smaller, or nothing yet. */
export type Smaller = { file: string } | 'is not' | 'unknown';

/**
 * Drawings in a format that takes long and is mostly smaller. They are tried out while painters have nothing else to
 * do.
 */
export interface SmallerDrawings {
  /** What is known of a drawing by its name. */
  find(name: string): Smaller;
  /**
   * Makes a drawing when painters are idle. It is kept if it has fewer bytes than `bytes`; else it is noted that it has
   * not.
   */
  tryOut(work: { name: string; original: string; drawing: Drawing }, bytes: number): void;
}

/** Keeps them in the folder of all drawings, within its limits; of one that is not smaller, an empty file is kept. */
export function createSmallerDrawings(
  folder: string,
  drawn: () => DrawnFolder,
  painters: Painters,
): SmallerDrawings {
  const underWay = new Set<string>();

  async function make(name: string, original: string, drawing: Drawing, bytes: number): Promise<void> {
    const target = join(folder, `${name}.${randomUUID()}.part`);
    try {
      await painters.drawLater({ file: original, target, drawing });
      if ((await stat(target)).size >= bytes) await truncate(target);
    } catch (error) {
      await rm(target, { force: true });
      // One that could not be drawn now is tried again when it is next asked for; one that needs too much never is.
      if (!(error instanceof Refusal) || error.status === 503) return;
      await writeFile(target, '', { mode: 0o600 });
    }
    // Its original may have been deleted meanwhile, and all that was made of it.
    if (!existsSync(original)) return rm(target, { force: true });
    await rename(target, join(folder, name));
    await drawn().add(name);
  }

  return {
    find(name) {
      if (!drawn().has(name)) return 'unknown';
      const file = join(folder, name);
      return statSync(file).size > 0 ? { file } : 'is not';
    },
    tryOut({ name, original, drawing }, bytes) {
      if (underWay.has(name)) return;
      underWay.add(name);
      // Failures do no harm, such as a full disk: readers have the picture that this one would replace.
      make(name, original, drawing, bytes)
        .catch(() => {})
        .finally(() => underWay.delete(name));
    },
  };
}
