import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#lake/free-port.ts';

/** An nginx in front of several instances, as in docs/scale.md. */
export interface Balancer {
  url: string;
  stop(): Promise<void>;
}

/** Starts nginx in front of the instances at these ports. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-balancer-'));
  const port = await freePort();
  const servers = ports.map((at) => `server 127.0.0.1:${at} max_fails=1 fail_timeout=2s;`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
     events {}
     http {
       access_log off; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b;
       fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
       upstream site { ${servers} keepalive 32; }
       server {
         listen 127.0.0.1:${port};
         location / {
           proxy_pass http://site;
           proxy_http_version 1.1;
           proxy_set_header Host $host;
           proxy_set_header Connection "";
           proxy_set_header X-Forwarded-For $http_x_forwarded_for;
           proxy_connect_timeout 1s;
           # Never a request with a body a second time.
           proxy_next_upstream error timeout http_502 http_503;
         }
       }
     }`,
  );
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const nginx = spawn('nginx', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const answer = await fetch(`${url}/api/alive`).catch(() => undefined);
    if (answer) break;
    if (nginx.exitCode !== null) throw new Error('nginx has ended before it was ready.');
  }
  return {
    url,
    async stop() {
      const gone = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
