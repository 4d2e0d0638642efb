/**
 * Starts the whole product on this machine: builds it, starts the cloud and WordPress, fills the catalogue and prints the
 * addresses.
 */
import { randomBytes } from 'node:crypto';
import { brand } from '@kithouse/contract';
import { administrator, type CloudReady, fetchWordPress, startCloudProcess, startWordPressProcess } from '@kithouse/playground';
import { buildApps } from './build-apps.js';
import { type Background, publishPacks, publishRest, publishThemePatterns } from './publish-catalogue.js';
import { assertFree, step } from './start-steps.js';

const wordpressPort = Number(process.env.WP_PORT || 8881);
const cloudPort = Number(process.env.KITHOUSE_PORT || 8882);
const token = randomBytes(16).toString('hex');
const stops: (() => Promise<void>)[] = [];
const stopping = new AbortController();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}

try {
  const cloud = await start();
  await addRest(cloud);
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(`\n${(error as Error).message}`);
    await stop(1);
  }
}

async function start() {
  await assertFree(wordpressPort, 'WP_PORT', 'npm start');
  await assertFree(cloudPort, 'KITHOUSE_PORT', 'npm start');
  await step('Building the library', async () => void (await buildApps()));
  await step('Fetching WordPress', async () => void (await fetchWordPress()));
  const cloud = await step('Starting the cloud', () =>
    startCloudProcess({ port: cloudPort, data: '.cache/cloud' }, '.cache/logs/cloud.log'),
  );
  keep('The cloud', cloud);
  await step('Filling the catalogue', () => publishPacks(cloud.ready));
  const wordpress = await step('Starting WordPress', () =>
    startWordPressProcess(
      {
        site: '.cache/site',
        port: wordpressPort,
        plugins: { [brand.slug]: 'plugin' },
        activate: [`${brand.slug}/${brand.slug}.php`],
        settings: { kithouse_consent: 1 },
        constants: { KITHOUSE_CLOUD_URL: cloud.ready.url, PLAYGROUND_LOGIN_TOKEN: token },
      },
      '.cache/logs/wordpress.log',
    ),
  );
  keep('WordPress', wordpress);
  tellAddresses(wordpress.ready.url, cloud.ready.url);
  return cloud.ready;
}

/** Adds more packs, sections and patterns after the product is usable; a failure does not affect it. */
async function addRest(cloud: CloudReady) {
  await add('rest of the catalogue', (background) => publishRest(cloud, background));
  await add('patterns of Twenty Twenty-Five', (background) => publishThemePatterns(cloud, background));
}

async function add(name: string, publish: (background: Background) => Promise<void>) {
  try {
    await publish({ signal: stopping.signal, onBegin: () => console.log(`\nAdding the ${name}…`) });
  } catch (error) {
    if (!stopping.signal.aborted) {
      console.error(`\nThe ${name} couldn’t be added. Everything else works.\n${(error as Error).message}`);
    }
  }
}

function tellAddresses(wordpress: string, cloud: string) {
  const library = `${wordpress}/?playground-login=${token}&to=${encodeURIComponent(`admin.php?page=${brand.adminPage}`)}`;
  console.log(`
${brand.name} is ready.

  Library    ${library}
             opens with you signed in to WordPress
  WordPress  ${wordpress}/wp-admin/
             ${administrator.login} / ${administrator.password}
  Cloud      ${cloud}/
             its emails: ${cloud}/outbox

Press Ctrl-C to stop it. Your data is kept.`);
}

/** Stops a service at the end; when one exits, all others stop. */
function keep(name: string, service: { stop: () => Promise<void>; onExit: (listener: () => void) => void }) {
  stops.push(service.stop);
  service.onExit(() => {
    if (!stopping.signal.aborted) {
      console.error(`\n${name} stopped unexpectedly. Find its output in .cache/logs.`);
      void stop(1);
    }
  });
}

async function stop(code: number) {
  if (stopping.signal.aborted) {
    return;
  }
  stopping.abort();
  if (code === 0) {
    console.log('\nStopping…');
  }
  await Promise.all(stops.map((stopService) => stopService()));
  process.exit(code);
}
