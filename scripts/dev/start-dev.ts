import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import { cacheDir, fetchWordPress, findElementor, projectRoot, startWordPressProcess } from '@kithouse/playground';
import { findFreePort } from '../../apps/cloud/src/db/embedded/port.js';
import { startEmbedded } from '../../apps/cloud/src/db/embedded/start.js';
import { makeListings, writeLanguageFiles } from '../../apps/library/translations.js';
import { step } from '../start-steps.js';
import { startLibraryServer } from './library-server.js';
import { startPortalServer } from './portal-server.js';
import { startRestartingCloud } from './restarting-cloud.js';

export type DevOptions = {
  /** Ports of WordPress, of portal and cloud, and of the library's sources. */
  ports: { wordpress: number; cloud: number; library: number };
  /** Absolute path of the folder for the data of everything that is started. */
  folder?: string;
  /** Lets a debugger attach to the cloud. */
  isInspected?: boolean;
  onRestart?: (outcome: number | Error) => void;
};

/** Starts WordPress, cloud and portal from the sources, all with reload on change, and builds nothing. */
export async function startDev({
  ports,
  folder = path.join(cacheDir, 'dev'),
  isInspected = false,
  onRestart = () => {},
}: DevOptions) {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) {
      await end().catch(() => {});
    }
  };
  const origin = (port: number) => `http://127.0.0.1:${port}`;
  const token = randomBytes(16).toString('hex');
  const logs = path.join(folder, 'logs');
  // A database that root starts runs as another user, who must be able to pass through.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  writeTexts();
  try {
    await step('Fetching WordPress', async () => void (await fetchWordPress()));
    const cloud = await step('Starting database and cloud', async () => {
      const database = await startEmbedded({ dataDir: path.join(folder, 'cloud') });
      stops.push(database.stop);
      const running = await startRestartingCloud({
        port: await findFreePort(),
        data: path.join(folder, 'cloud'),
        log: path.join(logs, 'cloud.log'),
        env: {
          DATABASE_URL: database.url,
          KITHOUSE_PUBLIC_URL: origin(ports.cloud),
          ...(isInspected && { NODE_OPTIONS: '--inspect=127.0.0.1:9229' }),
        },
        onRestart,
      });
      stops.push(running.stop);
      return running;
    });
    await step('Starting the portal and the library', async () => {
      const portal = await startPortalServer({ port: ports.cloud, cloud: cloud.ready.url, ready: cloud.settled });
      stops.push(portal.close.bind(portal));
      const library = await startLibraryServer({ port: ports.library, page: origin(ports.wordpress) });
      stops.push(library.close.bind(library));
    });
    const wordpress = await step('Starting WordPress', () =>
      startWordPressProcess(
        {
          ...listPlugins(),
          site: path.join(folder, 'site'),
          port: ports.wordpress,
          // Otherwise Elementor redirects the first page of wp-admin to its onboarding.
          settings: { kithouse_consent: 1, elementor_onboarded: 1 },
          constants: {
            KITHOUSE_CLOUD_URL: origin(ports.cloud),
            KITHOUSE_DEV: origin(ports.library),
            PLAYGROUND_LOGIN_TOKEN: token,
          },
        },
        path.join(logs, 'wordpress.log'),
      ),
    );
    stops.push(wordpress.stop);
    const signIn = (to: string) => `${wordpress.ready.url}/?playground-login=${token}&to=${encodeURIComponent(to)}`;
    return {
      wordpress: wordpress.ready,
      cloud: { ...cloud.ready, url: origin(ports.cloud) },
      settled: cloud.settled,
      signIn,
      logs,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Lists the plugin, and Elementor where its zip is at hand. */
function listPlugins() {
  const elementor = findElementor();
  const plugins = { [brand.slug]: path.join(projectRoot, 'plugin'), ...(elementor && { elementor }) };
  return { plugins, activate: Object.keys(plugins).map((slug) => `${slug}/${slug}.php`) };
}

/** Writes the files of languages, which otherwise the build writes. */
function writeTexts() {
  const plugin = path.join(projectRoot, 'plugin');
  writeLanguageFiles(path.join(plugin, 'languages'));
  for (const [name, content] of Object.entries(makeListings(path.join(plugin, 'languages')))) {
    if (!existsSync(path.join(plugin, name))) {
      mkdirSync(path.dirname(path.join(plugin, name)), { recursive: true });
      writeFileSync(path.join(plugin, name), content);
    }
  }
}
