/**
 * Runs the whole product from its sources for people who work on it: the library with hot reload inside WordPress and its
 * editors, the portal too, and a cloud that restarts on change. `--inspect` lets a debugger attach to the cloud.
 */

import { brand } from '@kithouse/contract';
import { administrator, type CloudReady } from '@kithouse/playground';
import { developer, seedAccount } from './dev/seed-account.js';
import { startDev } from './dev/start-dev.js';
import { publishPacks, publishRest } from './publish-catalogue.js';
import { assertFree, step } from './start-steps.js';

const ports = {
  wordpress: Number(process.env.WP_PORT || 8881),
  cloud: Number(process.env.KITHOUSE_PORT || 8882),
  library: Number(process.env.KITHOUSE_DEV_PORT || 8883),
};
const isInspected = process.argv.includes('--inspect');
let stop = async () => {};
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void end(0));
}

try {
  await assertFree(ports.wordpress, 'WP_PORT', 'npm run dev');
  await assertFree(ports.cloud, 'KITHOUSE_PORT', 'npm run dev');
  await assertFree(ports.library, 'KITHOUSE_DEV_PORT', 'npm run dev');
  const dev = await startDev({ ports, isInspected, onRestart: tellRestart });
  stop = dev.stop;
  const libraryLink = dev.signIn(`admin.php?page=${brand.adminPage}`);
  await step('Preparing an account', () => seedAccount(dev.cloud, dev.wordpress.url, libraryLink));
  tellAddresses(dev.wordpress.url, dev.cloud, libraryLink, dev.signIn('post-new.php?post_type=page'));
  await step('Filling the catalogue', () => publishPacks(dev.cloud));
  await step('Adding the rest of the catalogue', () => publishRest(dev.cloud));
} catch (error) {
  if (!isStopping) {
    console.error(`\n${(error as Error).message}`);
    await end(1);
  }
}

function tellRestart(outcome: number | Error) {
  const text = outcome instanceof Error ? outcome.message : `The cloud restarted in ${(outcome / 1000).toFixed(1)} s.`;
  console.log(text);
}

function tellAddresses(wordpress: string, cloud: CloudReady, library: string, editor: string) {
  console.log(`
${brand.name} runs from its sources.

  Library    ${library}
  Editor     ${editor}
  WordPress  ${wordpress}/wp-admin/
             ${administrator.login} / ${administrator.password}
  Portal     ${cloud.url}/
             mails of the cloud: ${cloud.url}/outbox
  Account    ${developer.email} / ${developer.password}
  Logs       .cache/dev/logs${isInspected ? '\n  Debugger   127.0.0.1:9229 (chrome://inspect)' : ''}

Save a file to see the change. Ctrl-C stops everything; your data stays in .cache/dev.
`);
}

async function end(code: number) {
  if (isStopping) {
    return;
  }
  isStopping = true;
  await stop();
  process.exit(code);
}
