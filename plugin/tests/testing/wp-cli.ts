import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Site } from './start-site.js';

/** Path of a real WP-CLI: its phar, or `php/boot-fs.php` of its source. */
const program = process.env.KITHOUSE_WP_CLI ?? '';

/** A real WP-CLI needs the distribution's PHP as well. */
export const hasWpCli = program !== '' && process.env.KITHOUSE_WORDPRESS === 'native';

export type Run = { code: number | null; stdout: string; stderr: string };
type Given = {
  /** Lines for the standard input. */
  input?: string;
  env?: Record<string, string>;
};

/** Runs one command in a separate process, so that a cloud in this process can answer it. */
export async function runWpCli({ site }: Pick<Site, 'site'>, args: string[], { input = '', env = {} }: Given = {}): Promise<Run> {
  const php = `-d auto_prepend_file=${path.join(site, '../constants.php')}`;
  const child = spawn('php', [...php.split(' '), program, '--allow-root', '--no-color', `--path=${site}`, ...args], {
    env: { ...process.env, WP_CLI_PHP_ARGS: php, ...env },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  // A command that reads nothing may have ended before this arrives.
  child.stdin.on('error', () => undefined).end(input);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, ...output };
}
