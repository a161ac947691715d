import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#lake/free-port.ts';
import { answering, type RunningServer } from './start-nginx.ts';

/** Whether Caddy is installed. */
export const hasCaddy = (): boolean => spawnSync('caddy', ['version']).status === 0;

/** Starts Caddy in front of a folder of files, with the configuration that the site has written there. */
export async function startCaddy(files: string): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-caddy-'));
  const [port, adminPort] = [await freePort(), await freePort()];
  const conf = join(folder, 'Caddyfile');
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(
    conf,
    `{
	admin 127.0.0.1:${adminPort}
	auto_https off
	log {
		level ERROR
	}
}
import ${files}/Caddyfile
http://:${port} {
	bind 127.0.0.1
	import tessera_files
}
`,
  );
  const words = ['--config', conf, '--adapter', 'caddyfile'];
  // The folders for what Caddy keeps for its next start.
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn('caddy', ['run', ...words], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  await answering(child, url, 'Caddy');
  return {
    url,
    async reload() {
      spawnSync('caddy', ['reload', '--address', `127.0.0.1:${adminPort}`, ...words]);
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
