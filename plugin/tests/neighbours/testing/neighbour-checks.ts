import type { Check } from './checks.js';
import { form, look, readPost, rest } from './core-checks.js';

export const neighbourChecks: Check[] = [
  {
    title: 'save of a page in Elementor',
    needs: 'elementor',
    run: async (here) => {
      const { page } = here.seed;
      const { status } = await look(here, `/wp-admin/post.php?post=${page}&action=elementor`);
      const heading = { id: 'aaaaaaa', elType: 'widget', widgetType: 'heading', settings: { title: 'Bread' }, elements: [] };
      const elements = [{ id: 'bbbbbbb', elType: 'container', settings: {}, elements: [heading] }];
      const save = { action: 'save_builder', data: { status: 'publish', elements, settings: { post_status: 'publish' } } };
      const response = await here.admin.ask('/wp-admin/admin-ajax.php', {
        ...form({
          action: 'elementor_ajax',
          _nonce: here.nonces.elementor_ajax ?? '',
          editor_post_id: String(page),
          actions: JSON.stringify({ save_builder: save }),
        }),
      });
      const shown = await look(here, `/?page_id=${page}`);
      const saved = await readPost(here, page, ['_elementor_data', '_elementor_edit_mode']);
      return { status: [...status, response.status, ...shown.status], saved };
    },
  },
  {
    title: 'a form that a visitor sends',
    needs: 'contactForm',
    run: async ({ site, seed }) => {
      const body = new FormData();
      const fields = { _wpcf7: seed.form, _wpcf7_unit_tag: `wpcf7-f${seed.form}-o1`, 'your-name': 'Ada', 'your-subject': 'Rye' };
      for (const [name, value] of Object.entries({ ...fields, 'your-email': 'ada@example.test', 'your-message': 'Hello' })) {
        body.set(name, String(value));
      }
      const route = `/wp-json/contact-form-7/v1/contact-forms/${seed.form}/feedback`;
      const response = await site.visitor.ask(route, { method: 'POST', body });
      const { status } = (await response.json()) as { status: string };
      return { status: [response.status], saved: status };
    },
  },
  {
    title: 'sitemap, settings and saved metadata of Yoast SEO',
    needs: 'yoast',
    run: async (here) => {
      const { status } = await look(here, '/sitemap_index.xml', '/post-sitemap.xml', '/wp-admin/admin.php?page=wpseo_dashboard');
      const page = await (await here.site.visitor.ask(`/?p=${here.seed.post}`)).text();
      const description = /<meta name="description" content="([^"]*)"/.exec(page)?.[1];
      const saved = await readPost(here, here.seed.post, ['_yoast_wpseo_title', '_yoast_wpseo_metadesc']);
      return { status, saved: { description, saved } };
    },
  },
  {
    title: 'screen and save of fields',
    needs: 'acf',
    run: async (here) => {
      const { status } = await look(here, '/wp-admin/edit.php?post_type=acf-field-group');
      return { status, saved: await here.site.run(`return get_field( 'season', $args['id'] );`, { id: here.seed.post }) };
    },
  },
  {
    title: 'save of a block by the Gutenberg plugin',
    needs: 'gutenberg',
    run: async (here) => {
      const response = await rest(here, '/wp/v2/blocks', { title: 'Own pattern', content: '<p>Own</p>', status: 'publish' });
      return { status: [response.status], saved: ((await response.json()) as { title?: { raw: string } }).title?.raw };
    },
  },
];
