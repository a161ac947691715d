import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#lake/free-port.ts';

/** Whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** A running web server. */
export interface RunningServer {
  url: string;
  /** Makes the server reload its configuration; resolves when no process answers with the old one any more. */
  reload(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts nginx in front of a folder of files, with the configuration that the site has written there. */
export async function startNginx(files: string): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-nginx-'));
  const port = await freePort();
  const http = join(folder, 'http.conf');
  const conf = join(folder, 'nginx.conf');
  const kept = readFileSync(join(files, 'nginx-http.conf'), 'utf8');
  writeFileSync(http, kept.replace('/var/cache/tessera-pictures', join(folder, 'pictures')));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    conf,
    `daemon off; worker_processes 1; pcre_jit on; pid ${folder}/pid; error_log stderr warn;
events { worker_connections 512; }
http {
  access_log off; sendfile on; keepalive_requests 10000000;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include "${http}";
  server { listen 127.0.0.1:${port}; include "${files}/nginx-server.conf"; }
}
`,
  );
  // When root starts it, nginx runs its workers as a user who may not read the folder.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const words = ['-p', folder, '-c', conf, '-e', 'stderr', ...asRoot];
  const checked = spawnSync('nginx', ['-t', ...words], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx does not take its settings:\n${checked.stderr}`);
  const child = spawn('nginx', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const url = `http://127.0.0.1:${port}`;
  await answering(child, url, 'nginx');
  return {
    url,
    async reload() {
      const old = childrenOf(child);
      spawnSync('nginx', ['-s', 'reload', ...words]);
      // Workers with both configurations answer until the old ones have ended.
      while (childrenOf(child).some((pid) => old.includes(pid))) await pause(20);
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const childrenOf = ({ pid }: ChildProcess): string[] =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean);

/** Resolves when a web server answers; throws with the server's output if it ends before. */
export async function answering(child: ChildProcess, url: string, name: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said += text;
  });
  while (!(await fetch(url, { method: 'HEAD' }).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}:\n${said}`);
    await pause(20);
  }
}
