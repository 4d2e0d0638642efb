import type { RemoteWordPress } from '@kithouse/playground';
import { followImport, pressImport, type SiteChoices } from '../../../plugin/tests/testing/site-stream.js';
import { visit } from '../../../plugin/tests/testing/start-site.js';
import type { PackPage } from './packs.js';

/** Imports a pack into the restored site under this theme, with the plugin's own executor. */
export async function importPack(site: RemoteWordPress, chosen: SiteChoices, theme: string): Promise<void> {
  await site.restore('connected');
  // The site already has the pack's name, because a name chosen in the wizard would replace every other spelling of it.
  const { title, slogan, ...choices } = chosen;
  await site.run(
    `switch_theme( $args['theme'] );
    update_option( 'blogname', $args['title'] );
    update_option( 'blogdescription', $args['slogan'] );
    return true;`,
    { theme, title, slogan },
  );
  if (choices.platform === 'elementor') {
    await site.activate('elementor/elementor.php');
  }
  const administrator = visit(site.url, await site.auth());
  const last = await followImport(administrator, await pressImport(administrator, choices));
  if (last.action !== 'complete') {
    throw new Error(`The import ended: ${JSON.stringify(last)}`);
  }
}

/** Returns the address of an imported page or post. */
export const findAddress = (site: RemoteWordPress, { slug, post_type }: PackPage) =>
  site.run<string>(
    `$posts = get_posts( array( 'name' => $args['slug'], 'post_type' => $args['type'], 'post_status' => 'publish' ) );
    return $posts ? get_permalink( $posts[0] ) : '';`,
    { slug, type: post_type },
  );
