import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endBound, spawnBound } from '../../../playground/src/native/bound-process.js';
import type { Site } from './start-site.js';

/** Distributions put the version into its name. */
const names = ['php-fpm', 'php-fpm8.2', 'php-fpm8.3', 'php-fpm8.4'];
const isProgram = (name: string) => spawnSync(name, ['-v'], { timeout: 20_000 }).error === undefined;
const phpFpm = names.find(isProgram);

/** Why a site of this machine cannot be served by nginx and PHP-FPM; empty when it can. */
export const lacksFpm =
  process.env.KITHOUSE_WORDPRESS !== 'native'
    ? 'needs KITHOUSE_WORDPRESS=native'
    : phpFpm === undefined || !isProgram('nginx')
      ? 'needs nginx and PHP-FPM'
      : '';

/** The same site once more, as most hosts serve it: by workers that can be killed, and that are started anew. */
export async function startFpm(site: Site, workers = 4): Promise<{ url: string; stop: () => Promise<void> }> {
  const [folder, nginxFolder] = [mkdtempSync(path.join(tmpdir(), 'fpm-')), mkdtempSync(path.join(tmpdir(), 'nginx-'))];
  const socket = path.join(folder, 'socket');
  const port = await findPort();
  writeFileSync(path.join(folder, 'fpm.conf'), poolOf(socket, path.join(site.site, '../constants.php'), workers));
  writeFileSync(path.join(nginxFolder, 'nginx.conf'), serverOf(nginxFolder, site.site, socket, port));
  const asRoot = process.getuid?.() === 0 ? ['--allow-to-run-as-root'] : [];
  const php = spawnBound(folder, phpFpm ?? '', ['--nodaemonize', ...asRoot, '--fpm-config', path.join(folder, 'fpm.conf')]);
  const nginx = spawnBound(nginxFolder, 'nginx', ['-p', nginxFolder, '-c', path.join(nginxFolder, 'nginx.conf')]);
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return { url, stop: async () => void (await Promise.all([endBound(nginx), endBound(php)])) };
}

const poolOf = (socket: string, prepend: string, workers: number) => `[global]
error_log = /dev/null
[www]
${process.getuid?.() === 0 ? 'user = root\ngroup = root' : ''}
listen = ${socket}
pm = static
pm.max_children = ${workers}
clear_env = no
php_admin_value[auto_prepend_file] = ${prepend}
php_admin_value[memory_limit] = 256M
php_admin_flag[display_errors] = off
`;

const serverOf = (folder: string, root: string, socket: string, port: number) => `daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log /dev/null;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    location / { try_files $uri /index.php?$args; }
    location ~ \\.php$ {
      fastcgi_pass unix:${socket};
      fastcgi_read_timeout 600s;
      ${['QUERY_STRING $query_string', 'REQUEST_METHOD $request_method', 'CONTENT_TYPE $content_type', 'CONTENT_LENGTH $content_length', 'REQUEST_URI $request_uri', 'SCRIPT_NAME $fastcgi_script_name', 'SCRIPT_FILENAME $document_root$fastcgi_script_name', 'DOCUMENT_ROOT $document_root', 'REMOTE_ADDR $remote_addr', 'SERVER_PROTOCOL $server_protocol', 'HTTP_HOST $host'].map((parameter) => `fastcgi_param ${parameter};`).join(' ')}
    }
  }
}
`;

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function answers(url: string) {
  for (let tries = 0; tries < 200; tries++) {
    const response = await fetch(`${url}/wp-login.php`).catch(() => undefined);
    if (response?.ok) {
      return;
    }
    await sleep(50);
  }
  throw new Error('nginx and PHP-FPM did not start.');
}
