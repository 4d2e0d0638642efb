import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '@kithouse/contract';
import { administrator, fetchWordPress, projectRoot } from '@kithouse/playground';
import { findFreePort } from '../apps/cloud/src/db/embedded/port.js';

export type NativeSite = { url: string; cookies: { name: string; value: string; url: string }[]; stop: () => void };

/** Returns true if this machine's PHP can run WordPress on SQLite. */
export function hasNativePhp(): boolean {
  const { stdout, status } = spawnSync('php', ['-m'], { encoding: 'utf8' });
  return status === 0 && /^pdo_sqlite$/im.test(stdout);
}

/**
 * Copies a playground's site and serves it by native PHP with this code as an additional plugin. Signed in as the administrator.
 */
export async function startNativeSite(site: string, cloudUrl: string, code: string): Promise<NativeSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kithouse-native-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const root = path.join(folder, 'wordpress');
  await copySite(site, root, { WP_HOME: url, WP_SITEURL: url, KITHOUSE_CLOUD_URL: cloudUrl, DISABLE_WP_CRON: true });
  const consent = `<?php add_filter( 'pre_option_kithouse_consent', fn() => 1 );`;
  writeFileSync(path.join(root, 'wp-content/mu-plugins/bench-consent.php'), consent);
  writeFileSync(path.join(root, 'wp-content/mu-plugins/bench.php'), code);
  const php = spawn('php', ['-d', 'opcache.enable_cli=1', '-S', `127.0.0.1:${port}`, '-t', root], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => {
    killGroup(php);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { url, cookies: await signIn(url), stop };
  } catch (error) {
    stop();
    throw error;
  }
}

async function copySite(site: string, root: string, constants: Record<string, string | boolean>) {
  const { core } = await fetchWordPress();
  mkdirSync(root, { recursive: true });
  cpSync(core, root, { recursive: true, filter: (file) => !file.startsWith(path.join(core, 'wp-content')) });
  cpSync(path.join(site, 'wp-content'), path.join(root, 'wp-content'), { recursive: true });
  cpSync(path.join(site, 'db'), path.join(root, '../db'), { recursive: true });
  const plugin = path.join(root, 'wp-content/plugins', brand.slug);
  cpSync(path.join(projectRoot, 'plugin'), plugin, { recursive: true });
  const defines = Object.entries(constants).map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`);
  const config = readFileSync(path.join(site, 'wp-config.php'), 'utf8').replace('<?php', `<?php\n${defines.join('\n')}`);
  writeFileSync(path.join(root, 'wp-config.php'), config);
}

async function signIn(url: string): Promise<NativeSite['cookies']> {
  const body = new URLSearchParams({ log: administrator.login, pwd: administrator.password, testcookie: '1' });
  for (let left = 50; ; left -= 1) {
    try {
      const headers = { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' };
      const response = await fetch(`${url}/wp-login.php`, { method: 'POST', body, headers, redirect: 'manual' });
      return response.headers.getSetCookie().map((line) => {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        return { name, value, url };
      });
    } catch (error) {
      if (left === 0) {
        throw error;
      }
      await sleep(200);
    }
  }
}

/** Kills the group, because PHP's server starts worker processes. */
function killGroup({ pid }: ChildProcess) {
  if (pid !== undefined) {
    process.kill(-pid, 'SIGKILL');
  }
}
