import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fpmConfig, type Host, nginxConfig } from './host.js';
import { answers, findPort, type NativePhp, type NativePhpOptions, runOnce, writePrepend } from './php-server.js';
import { spawnServer, stopServer } from './server-process.js';

/** Starts PHP-FPM behind nginx like most hosts, serving the folder `wordpress` in `root` on 127.0.0.1. */
export async function startFpm({ root, port, constants, ini }: NativePhpOptions, host: Host): Promise<NativePhp> {
  const places = {
    root,
    port: port === 0 ? await findPort() : port,
    inner: await findPort(),
    isRoot: process.getuid?.() === 0,
  };
  const url = `http://127.0.0.1:${places.port}${host.folder ?? ''}`;
  const moved =
    host.content === undefined ? {} : contentConstants(path.join(root, 'wordpress', host.folder ?? ''), url, host.content);
  const prepend = writePrepend(root, { WP_HOME: url, WP_SITEURL: url, ...moved, ...constants }, host.prepend);
  writeFileSync(path.join(root, 'fpm.conf'), fpmConfig(places, host, { auto_prepend_file: prepend, ...ini }));
  writeFileSync(path.join(root, 'nginx.conf'), nginxConfig(places, host));
  writeFileSync(path.join(root, 'accounts'), host.accounts ?? '');
  const fpm = spawnServer(root, findFpm(), [
    ...(places.isRoot ? ['--allow-to-run-as-root'] : []),
    '--fpm-config',
    path.join(root, 'fpm.conf'),
  ]);
  const nginx = spawnServer(root, findProgram('nginx') ?? 'nginx', ['-p', root, '-c', path.join(root, 'nginx.conf')]);
  await answers(`${url}/readme.html`, nginx);
  const settings = { memory_limit: '512M', display_errors: '0', auto_prepend_file: prepend };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
  return {
    url,
    run: (script) => runOnce({ root, flags, wordpress: path.join(root, 'wordpress', host.folder ?? '') }, script),
    stop: async () => {
      await stopServer(nginx);
      await stopServer(fpm);
    },
  };
}

const contentConstants = (wordpress: string, url: string, content: string) => ({
  WP_CONTENT_DIR: path.join(wordpress, content),
  WP_CONTENT_URL: `${url}/${content}`,
});

/** Lists the programs that this machine lacks for a web host. */
export const findLackingHostPrograms = (): string[] =>
  Object.entries({ nginx: findProgram('nginx'), 'PHP-FPM': findProgram(...fpmNames()) }).flatMap(([name, found]) =>
    found ? [] : [name],
  );

const findFpm = () => findProgram(...fpmNames()) ?? 'php-fpm';

/** Lists PHP-FPM's names, which contain the version on Debian. */
function fpmNames(): string[] {
  const { stdout } = spawnSync('php', ['-r', 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;'], { encoding: 'utf8' });
  return [`php-fpm${stdout ?? ''}`, 'php-fpm'];
}

/** Finds a server program, also in folders that only root searches by default. */
function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));
}
