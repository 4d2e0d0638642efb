/** Runs a WordPress in its own process, because PHP blocks its thread. */
import { randomBytes } from 'node:crypto';
import { serveControl } from './control.js';
import type { WordPressOptions } from './engine.js';
import type { WordPressReady } from './remote.js';
import { startWordPress } from './wordpress.js';

export type MainOptions = WordPressOptions & {
  /** Plugin files to activate. */
  activate?: string[];
  /** Options to store in the site. */
  settings?: Record<string, string | number>;
  /** Accepts commands of tests. */
  control?: boolean;
};

const { activate = [], settings = {}, control, ...options } = JSON.parse(process.env.PLAYGROUND_OPTIONS ?? '{}') as MainOptions;

try {
  const wp = await startWordPress(options);
  await wp.install();
  for (const file of activate) {
    await wp.activate(file);
  }
  if (Object.keys(settings).length > 0) {
    await wp.run('foreach ( $args as $name => $value ) { update_option( $name, $value ); } return true;', settings);
  }
  const ready: WordPressReady = { url: wp.url, site: wp.site };
  if (control) {
    ready.token = randomBytes(24).toString('hex');
    ready.control = await serveControl(wp, ready.token);
    await wp.warmUp();
  }
  process.once('SIGTERM', () => void wp.close().finally(() => process.exit()));
  console.log(JSON.stringify({ ready: true, ...ready }));
  if (!control) {
    await wp.warmUp();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
  // Running PHP keeps the process alive.
  process.exit();
}
