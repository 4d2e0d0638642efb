import type { Check, Here } from './checks.js';

const look = async (here: Here, ...paths: string[]) => {
  const status: number[] = [];
  for (const path of paths) {
    const response = await here.admin.ask(path);
    const text = await response.text();
    // A fatal error after the first byte of a page still has status 200.
    status.push(text.includes('There has been a critical error') ? 500 : response.status);
  }
  return { status };
};

export const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });

export const readPost = (here: Here, id: number, keys: string[] = []) =>
  here.site.run(
    `$post = get_post( $args['id'] );
    return array( $post->post_title, $post->post_content, $post->post_status, array_map( fn( $key ) => get_post_meta( $post->ID, $key, true ), $args['keys'] ) );`,
    { id, keys },
  );

/** Runs with a theme that has menus and widgets, then restores the former one. */
export async function withClassicTheme<T>({ site, classicTheme, theme }: Here, work: () => Promise<T>): Promise<T> {
  await site.switchTheme(classicTheme);
  try {
    return await work();
  } finally {
    await site.switchTheme(theme);
  }
}

export const coreChecks: Check[] = [
  { title: 'public pages', run: (here) => look(here, '/', '/own-page/', '/own-post/') },
  {
    title: 'dashboard and lists',
    run: async (here) => {
      // Newly activated plugins redirect the first visits to their welcome screens.
      await look(here, ...['index', 'edit', 'upload', 'index'].map((name) => adminPage(name)));
      return look(
        here,
        ...['index', 'edit', 'edit.php?post_type=page', 'upload', 'plugins', 'themes'].map((name) => adminPage(name)),
      );
    },
  },
  {
    title: 'post editor',
    run: (here) => look(here, adminPage('post-new'), `/wp-admin/post.php?post=${here.seed.post}&action=edit`),
  },
  {
    title: 'save of a post with custom fields by the classic form',
    run: async (here) => {
      const { post, field } = here.seed;
      const response = await here.admin.ask('/wp-admin/post.php', {
        ...form({
          action: 'editpost',
          post_ID: String(post),
          post_type: 'post',
          post_status: 'publish',
          user_ID: '1',
          post_author: '1',
          post_title: 'Saved by the form',
          comment_status: 'open',
          content: 'New text',
          [`meta[${field}][key]`]: 'colour',
          [`meta[${field}][value]`]: 'blue',
          metakeyinput: 'size',
          metavalue: 'large',
          yoast_free_metabox_nonce: here.nonces.yoast_free_metabox ?? '',
          yoast_wpseo_title: 'Rye bread',
          yoast_wpseo_metadesc: 'Bread of rye',
          'acf[field_season]': 'summer',
          _acf_nonce: here.nonces.post ?? '',
          _acf_screen: 'post',
          _acf_post_id: String(post),
          _wpnonce: here.nonces[`update-post_${post}`] ?? '',
        }),
      });
      return { status: [response.status], saved: await readPost(here, post, ['colour', 'size', 'season']) };
    },
  },
  {
    title: 'save of a page by REST',
    run: async (here) => {
      const { page } = here.seed;
      const response = await rest(here, `/wp/v2/pages/${page}`, { title: 'Saved by REST', content: '<p>New</p>' });
      return { status: [response.status], saved: await readPost(here, page) };
    },
  },
  {
    title: 'REST index and posts',
    run: (here) => look(here, '/wp-json/', '/wp-json/wp/v2/posts', '/wp-json/wp/v2/types'),
  },
  {
    title: 'screen and save of a menu',
    run: (here) =>
      withClassicTheme(here, async () => {
        const { menu, item } = here.seed;
        const { status } = await look(here, `/wp-admin/nav-menus.php?action=edit&menu=${menu}`);
        const fields = { 'object-id': item, object: 'custom', 'parent-id': 0, position: 1, type: 'custom', title: 'New title' };
        const named = Object.entries({ 'db-id': item, ...fields, url: 'https://example.test/new' });
        const response = await here.admin.ask('/wp-admin/nav-menus.php', {
          ...form({
            action: 'update',
            menu: String(menu),
            'menu-name': 'Own menu',
            'update-nav-menu-nonce': here.nonces['update-nav_menu'] ?? '',
            ...Object.fromEntries(named.map(([name, value]) => [`menu-item-${name}[${item}]`, String(value)])),
          }),
        });
        return { status: [...status, response.status], saved: await readPost(here, item, ['_menu_item_url']) };
      }),
  },
  {
    title: 'screen and save of the customizer',
    run: (here) =>
      withClassicTheme(here, async () => {
        const { status } = await look(here, adminPage('customize'));
        const response = await here.admin.ask('/wp-admin/admin-ajax.php', {
          ...form({
            action: 'customize_save',
            wp_customize: 'on',
            customize_theme: here.classicTheme,
            nonce: here.nonces[`save-customize_${here.classicTheme}`] ?? '',
            customize_changeset_status: 'publish',
            customize_changeset_uuid: '5b2f7c1e-6a3d-4a57-9f0e-0c1d2e3f4a5b',
            customized: JSON.stringify({ blogname: 'Saved by the customizer' }),
          }),
        });
        const name = await here.site.run(`return get_option( 'blogname' );`);
        return { status: [...status, response.status], saved: name };
      }),
  },
  {
    title: 'site editor and save of a template',
    run: async (here) => {
      await here.site.switchTheme('twentytwentyfive');
      try {
        const { status } = await look(here, '/wp-admin/site-editor.php', '/');
        const content = '<!-- wp:paragraph --><p>Own template</p><!-- /wp:paragraph -->';
        const response = await rest(here, '/wp/v2/templates/twentytwentyfive//404', { content });
        const { content: stored } = (await response.json()) as { content?: { raw: string } };
        return { status: [...status, response.status], saved: stored?.raw };
      } finally {
        await here.site.switchTheme(here.theme);
      }
    },
  },
];

export const adminPage = (name: string) => `/wp-admin/${name.includes('.php') ? name : `${name}.php`}`;

export const rest = (here: Here, route: string, body: unknown) =>
  here.admin.ask(`/wp-json${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-wp-nonce': here.nonces.wp_rest ?? '' },
    body: JSON.stringify(body),
  });

export { look };
