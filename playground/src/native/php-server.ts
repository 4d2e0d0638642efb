import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PhpScript, readAnswer, toProgram } from '../run-php.js';
import { spawnServer, stopServer } from './server-process.js';

export type NativePhp = { url: string; run: (script: PhpScript) => Promise<unknown>; stop: () => Promise<void> };

export type NativePhpOptions = {
  root: string;
  port: number;
  constants: Record<string, string | number | boolean>;
  ini: Record<string, string>;
};

/** Serves existing files and routes all else to WordPress. PHP's server prepends no file to it. */
const router = `<?php
require_once __DIR__ . '/constants.php';
$path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
if ( preg_match( '#/\\.|\\.log$#i', $path ) ) { http_response_code( 404 ); return; }
$file = __DIR__ . '/wordpress' . $path;
if ( is_file( $file ) ) { return false; }
if ( is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
  if ( ! str_ends_with( $path, '/' ) ) { header( 'Location: ' . $path . '/', true, 301 ); return; }
  $path = rtrim( $path, '/' ) . '/index.php';
} else { $path = '/index.php'; }
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $path;
$_SERVER['SCRIPT_FILENAME'] = __DIR__ . '/wordpress' . $path;
chdir( dirname( $_SERVER['SCRIPT_FILENAME'] ) );
require $_SERVER['SCRIPT_FILENAME'];
`;

/** Starts the distribution's PHP server for the folder `wordpress` in `root` on 127.0.0.1. */
export async function startPhp({ root, port, constants, ini }: NativePhpOptions): Promise<NativePhp> {
  const free = port === 0 ? await findPort() : port;
  const url = `http://127.0.0.1:${free}`;
  mkdirSync(path.join(root, 'tmp'));
  // Sites of other tests use the folder of the system at the same time.
  const ofSite = { WP_HOME: url, WP_SITEURL: url, WP_TEMP_DIR: path.join(root, 'tmp') };
  const prepend = writePrepend(root, { ...ofSite, ...constants });
  writeFileSync(path.join(root, 'router.php'), router);
  const settings = {
    memory_limit: '512M',
    max_execution_time: '60',
    post_max_size: '256M',
    upload_max_filesize: '256M',
    display_errors: '0',
    ...ini,
  };
  const flags = Object.entries({ auto_prepend_file: prepend, ...settings }).flatMap(([name, value]) => [
    '-d',
    `${name}=${value}`,
  ]);
  const served = ['-S', `127.0.0.1:${free}`, '-t', path.join(root, 'wordpress'), path.join(root, 'router.php')];
  // Tests write a plugin and expect the next request to run it.
  const cached = ['-d', 'opcache.enable_cli=1', '-d', 'opcache.revalidate_freq=0'];
  const child = spawnServer(root, 'php', [...flags, ...cached, ...served], { PHP_CLI_SERVER_WORKERS: '4' });
  await answers(`${url}/readme.html`, child);
  return {
    url,
    run: (script) => runOnce({ root, flags, wordpress: path.join(root, 'wordpress') }, script),
    stop: () => stopServer(child),
  };
}

/** Writes the file that runs before every script: these constants, and code. Returns its path. */
export function writePrepend(root: string, constants: NativePhpOptions['constants'], code = ''): string {
  const file = path.join(root, 'constants.php');
  const lines = Object.entries(constants).map(([name, value]) => {
    const quoted = JSON.stringify(name);
    return `defined( ${quoted} ) || define( ${quoted}, ${toPhp(value)} );`;
  });
  writeFileSync(file, ['<?php', code, ...lines].join('\n'));
  return file;
}

const toPhp = (value: string | number | boolean) =>
  typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : String(value);

type Command = { root: string; flags: string[]; wordpress: string };

export async function runOnce(
  { root, flags, wordpress }: Command,
  { code, args = {}, before = '' }: PhpScript,
): Promise<unknown> {
  // Loading WordPress for each script would take longer than all the rest.
  const cache = path.join(root, 'opcache');
  mkdirSync(cache, { recursive: true });
  const compiled = { enable_cli: '1', file_cache: cache, file_cache_only: '1' };
  const settings = Object.entries(compiled).flatMap(([name, value]) => ['-d', `opcache.${name}=${value}`]);
  const child = spawn('php', [...flags, ...settings], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, PLAYGROUND_ARGS_FILE: 'php://fd/3' },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const given = Buffer.from(JSON.stringify(args)).toString('base64');
  child.stdin.end(toProgram(code, before, path.join(wordpress, 'wp-load.php'), `base64_decode( '${given}' )`));
  await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  return readAnswer(output.stdout, output.stderr);
}

export async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

export async function answers(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries++) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) {
      return;
    }
    await sleep(50);
  }
  throw new Error('PHP did not start.');
}
