import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import {
  cacheDir,
  connectWordPress,
  findNeighbour,
  projectRoot,
  startCloudProcess,
  startWordPressProcess,
} from '@kithouse/playground';
import { connectAccount } from '../account.js';
import { connectCloud } from '../cloud.js';
import { type Pack, publishPacks } from './packs.js';

export type ParityServices = Awaited<ReturnType<typeof startParityServices>>;

/** Starts a cloud with these packs, and a WordPress with every theme and plugin that this machine has a zip of. */
export async function startParityServices(packs: readonly Pack[]) {
  const folder = path.join(cacheDir, 'parity');
  rmSync(folder, { recursive: true, force: true });
  // A database started by root runs as another user, who must be able to enter.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const logs = path.join(folder, 'logs');
  const cloudProcess = await startCloudProcess({ data: path.join(folder, 'cloud') }, path.join(logs, 'cloud.log'));
  const stops = [cloudProcess.stop];
  const stop = async () => void (await Promise.all(stops.map((one) => one())));
  try {
    await publishPacks(cloudProcess.ready, packs, path.join(folder, 'catalogue'));
    const wordpress = await startWordPressProcess(toOptions(folder, cloudProcess.ready.url), path.join(logs, 'wordpress.log'));
    const cloud = connectCloud(cloudProcess.ready);
    stops.push(wordpress.stop, cloud.close);
    const site = connectWordPress(wordpress.ready);
    await connectAccount(site, cloud);
    await cloud.query('INSERT INTO purchases (user_id, item_id) SELECT users.id, items.id FROM users, items');
    await site.run(deleteSamples);
    await site.snapshot('connected');
    return { cloud, site, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function toOptions(folder: string, cloudUrl: string) {
  const [elementor, hello, astra] = (['elementor', 'helloElementor', 'astra'] as const).map((name) => findNeighbour(name));
  return {
    site: path.join(folder, 'site'),
    plugins: { [brand.slug]: path.join(projectRoot, 'plugin'), ...(elementor ? { elementor } : {}) },
    themes: { ...(hello ? { 'hello-elementor': hello } : {}), ...(astra ? { astra } : {}) },
    activate: [`${brand.slug}/${brand.slug}.php`],
    settings: { kithouse_consent: 1, kithouse_cloud_url: cloudUrl },
    constants: { SQLITE_JOURNAL_MODE: 'MEMORY' },
    instances: 2,
    control: true,
  };
}

/** Deletes WordPress's sample content, which a pack's lists of posts would show too. */
const deleteSamples = `
  foreach ( get_posts( array( 'post_type' => array( 'post', 'page' ), 'post_status' => 'any', 'numberposts' => -1 ) ) as $post ) {
    wp_delete_post( $post->ID, true );
  }
  return true;`;
