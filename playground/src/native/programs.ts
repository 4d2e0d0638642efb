import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findLackingHostPrograms } from './fpm-server.js';

const programs = ['php', 'mariadbd', 'mariadb', 'mariadb-dump', 'mariadb-admin', 'mariadb-install-db'];
const extensions = ['mysqli', 'curl', 'gd', 'mbstring', 'dom', 'zip', 'sodium'];
const packages = 'php-cli php-mysql php-curl php-gd php-mbstring php-xml php-zip mariadb-server';

/** Throws one sentence if this machine lacks nginx, PHP-FPM, PHP or MariaDB. */
export function assertHostPrograms(): void {
  assertNativePrograms();
  const lacking = findLackingHostPrograms();
  if (lacking.length > 0) {
    throw new Error(
      `This needs ${lacking.join(' and ')}. On Debian or Ubuntu: apt-get install --no-install-recommends nginx-light php-fpm`,
    );
  }
}

/** Throws one sentence if this machine cannot run WordPress on its own PHP and MariaDB. */
export function assertNativePrograms(): void {
  const missing = programs.filter((program) => spawnSync(program, ['--version'], { timeout: 20_000 }).error !== undefined);
  const loaded = spawnSync('php', ['-m'], { encoding: 'utf8' }).stdout?.toLowerCase().split('\n') ?? [];
  const lacking = [...missing, ...extensions.filter((name) => !loaded.includes(name)).map((name) => `PHP's ${name}`)];
  if (lacking.length > 0) {
    throw new Error(`This needs ${lacking.join(', ')}. On Debian or Ubuntu: apt-get install --no-install-recommends ${packages}`);
  }
}

/** Returns whether WordPress can run on native PHP and MariaDB. Installs the packages on CI machines that allow it. */
export function installNativePrograms(): boolean {
  if (hasNativePrograms()) {
    return true;
  }
  if (!process.env.CI || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return false;
  }
  console.log(`Installing ${packages}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 600_000 }).status === 0;
  const install = () => aptGet('install', '-y', '--no-install-recommends', ...packages.split(' '));
  if (!install() && aptGet('update')) {
    install();
  }
  return hasNativePrograms();
}

function hasNativePrograms(): boolean {
  try {
    assertNativePrograms();
    return true;
  } catch {
    return false;
  }
}
