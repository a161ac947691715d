import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';
import type { Project } from '../project.ts';

// Beside this file, and like it either written or compiled.
const program = fileURLToPath(new URL(`./ask-next${extname(import.meta.url)}`, import.meta.url));
const places = z.record(z.string(), z.string());
const answers = z.object({ ofNext: places, ofReact: places });

/**
 * How the Next of the project in a folder serves views, as Next itself says; when it does not say, with the React that
 * is installed. Undefined when there is no Next.
 */
export async function servedByNext(root: string): Promise<Project['served']> {
  try {
    createRequire(join(root, 'any.js')).resolve('next/package.json');
  } catch {
    return undefined;
  }
  const serverOnly = ['next/headers', 'next/cache', 'next/root-params'];
  try {
    const words = ['--disable-warning=ExperimentalWarning', program, root];
    const { stdout } = await promisify(execFile)(process.execPath, words, { encoding: 'utf8', cwd: root });
    const { ofNext, ofReact } = answers.parse(JSON.parse(stdout));
    // By the names under which views import them.
    const named = Object.entries(ofNext).flatMap(([file, place]) => {
      const name = `next/${basename(file, '.js')}`;
      return [`${name}$`, `${name}.js$`].map((one) => [one, place]);
    });
    const aliases = { ...ofReact, ...Object.fromEntries(named) };
    return { renderer: 'react-server-dom-webpack/server.node', aliases, serverOnly };
  } catch {
    const renderer = 'next/dist/compiled/react-server-dom-webpack/server.node';
    return { renderer, aliases: {}, serverOnly };
  }
}
