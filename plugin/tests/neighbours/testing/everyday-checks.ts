import { smallTheme } from '../../testing/small-pack.js';
import type { Check, Here } from './checks.js';
import { adminPage, form, look, rest, withClassicTheme } from './core-checks.js';

/** Activates another theme and then the first one again, like the themes screen. */
async function switchThemes(here: Here) {
  const { theme, nonces } = here;
  const other = theme === 'twentytwentyfive' ? smallTheme.slug : 'twentytwentyfive';
  const status: number[] = [];
  const saved: unknown[] = [];
  for (const stylesheet of [other, theme]) {
    const query = new URLSearchParams({ action: 'activate', stylesheet, _wpnonce: nonces[`switch-theme_${stylesheet}`] ?? '' });
    status.push(...(await look(here, `/wp-admin/themes.php?${query}`, '/', adminPage('index'))).status);
    saved.push(await here.site.run(`return array( get_stylesheet(), get_nav_menu_locations() );`));
  }
  return { status, saved };
}

async function switchPlugin(here: Here) {
  const plugin = 'own-plugin.php';
  const status: number[] = [];
  const saved: unknown[] = [];
  for (const action of ['activate', 'deactivate']) {
    const query = new URLSearchParams({ action, plugin, _wpnonce: here.nonces[`${action}-plugin_${plugin}`] ?? '' });
    status.push(...(await look(here, `/wp-admin/plugins.php?${query}`, '/')).status);
    saved.push(await here.site.run(`return in_array( $args['plugin'], get_option( 'active_plugins' ), true );`, { plugin }));
  }
  return { status, saved };
}

/** Lists actions of every site, whatever its plugins. */
export const everydayChecks: Check[] = [
  {
    title: 'screen and save of a widget',
    run: (here) =>
      withClassicTheme(here, async () => {
        const { status } = await look(here, adminPage('widgets'));
        const instance = { raw: { content: '<!-- wp:paragraph --><p>Own widget</p><!-- /wp:paragraph -->' } };
        const response = await rest(here, '/wp/v2/widgets', { id_base: 'block', sidebar: 'own-sidebar', instance });
        const saved = await here.site.run(
          `return array( array_column( array_filter( get_option( 'widget_block' ), 'is_array' ), 'content' ), wp_get_sidebars_widgets()['own-sidebar'] );`,
        );
        return { status: [...status, response.status], saved };
      }),
  },
  {
    title: 'screens of users and save of a profile',
    run: async (here) => {
      const { status } = await look(here, adminPage('users'), adminPage('profile'), adminPage('user-new'));
      const fields = { action: 'update', user_id: '1', nickname: 'admin', email: 'admin@example.test', first_name: 'Ada' };
      const response = await here.admin.ask(adminPage('profile'), {
        ...form({
          ...fields,
          _wpnonce: here.nonces['update-user_1'] ?? '',
          wpseo_nonce: here.nonces.wpseo_user_profile_update ?? '',
        }),
      });
      const saved = await here.site.run(`return array( get_user_meta( 1, 'first_name', true ), get_userdata( 1 )->user_email );`);
      return { status: [...status, response.status], saved };
    },
  },
  {
    title: 'comment of a visitor',
    run: async ({ site, seed }) => {
      const fields = { comment_post_ID: String(seed.post), comment: 'Good bread', author: 'Bo', email: 'bo@example.test' };
      const response = await site.visitor.ask('/wp-comments-post.php', form(fields));
      const saved = await site.run(
        `return array_map( fn( $one ) => array( $one->comment_content, $one->comment_approved ), get_comments( array( 'post_id' => $args['post'], 'status' => 'all' ) ) );`,
        seed,
      );
      return { status: [response.status], saved };
    },
  },
  {
    title: 'run of scheduled events',
    run: async ({ site }) => {
      // Without the lock of an earlier run, which WordPress respects for a minute.
      await site.run(
        `wp_schedule_single_event( time() - 60, 'own_event', array( 'bread' ) ); delete_transient( 'doing_cron' ); return true;`,
      );
      const { status } = await site.visitor.ask('/wp-cron.php?doing_wp_cron');
      const saved = await site.run(
        `return array( get_option( 'own_event' ), (bool) wp_next_scheduled( 'own_event', array( 'bread' ) ) );`,
      );
      return { status: [status], saved };
    },
  },
  { title: 'switch to another theme and back', run: switchThemes },
  { title: 'switch of another plugin', run: switchPlugin },
  {
    title: 'export of all content',
    run: async (here) => {
      const response = await here.admin.ask('/wp-admin/export.php?download=true&content=all');
      const text = await response.text();
      const types = [...text.matchAll(/<wp:post_type><!\[CDATA\[([\w-]+)\]\]>/g)].map(([, type = '']) => type).sort();
      return { status: [response.status], saved: { isWhole: text.trimEnd().endsWith('</rss>'), types } };
    },
  },
];
