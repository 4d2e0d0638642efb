import type { Visit } from '../../testing/start-site.js';
import type { Check } from './checks.js';
import { look } from './core-checks.js';
import type { NeighbourSite } from './neighbour-site.js';

/** Adds English and German by Polylang's API, which starts nothing else without a language. */
export async function seedLanguages(admin: Visit) {
  for (const locale of ['en_US', 'de_DE']) {
    const response = await admin.ask('/wp-json/pll/v1/languages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-wp-nonce': admin.auth?.nonce ?? '' },
      body: JSON.stringify({ locale }),
    });
    if (!response.ok) {
      throw new Error(`Polylang did not add ${locale}: ${await response.text()}`);
    }
  }
}

export type Translations = { english: number; german: number; germanFront: number };

/** Creates a post, the front page and a menu in both languages. Existing content gets the default language. */
export const seedTranslations = (site: NeighbourSite, menu: number) =>
  site.run<Translations>(
    `wp_set_current_user( 1 );
    PLL()->model->set_language_in_mass();
    $make = fn( $type, $title ) => wp_insert_post( array( 'post_type' => $type, 'post_title' => $title, 'post_status' => 'publish', 'post_content' => $title ) );
    $posts = array( 'en' => $make( 'post', 'Bread' ), 'de' => $make( 'post', 'Brot' ) );
    $fronts = array( 'en' => $make( 'page', 'Front' ), 'de' => $make( 'page', 'Startseite' ) );
    foreach ( array( $posts, $fronts ) as $pair ) {
      foreach ( $pair as $slug => $id ) { pll_set_post_language( $id, $slug ); }
      pll_save_post_translations( $pair );
    }
    update_option( 'show_on_front', 'page' );
    update_option( 'page_on_front', $fronts['en'] );
    PLL()->model->clean_languages_cache();
    $german = wp_create_nav_menu( 'Eigenes Menü' );
    $options = get_option( 'polylang' );
    $options['nav_menus']['small-theme']['primary'] = array( 'en' => $args['menu'], 'de' => $german );
    update_option( 'polylang', $options );
    flush_rewrite_rules( false );
    return array( 'english' => $posts['en'], 'german' => $posts['de'], 'germanFront' => $fronts['de'] );`,
    { menu },
  );

export const languageChecks: Check[] = [
  {
    title: 'pages, menus and front page in two languages',
    needs: 'polylang',
    run: async (here) => {
      const pages = ['/', '/de/', '/bread/', '/de/brot/', '/?lang=de'];
      const titles: (string | undefined)[] = [];
      const status: number[] = [];
      for (const page of pages) {
        const response = await here.site.visitor.ask(page);
        const text = await response.text();
        titles.push(/<html[^>]*lang="([\w-]+)"/.exec(text)?.[1], /<title>([^<]*)</.exec(text)?.[1]);
        status.push(response.status);
      }
      const saved = await here.site.run(
        `return array( pll_get_post( $args['english'], 'de' ) === $args['german'], pll_get_post_language( $args['page'] ), pll_get_post( (int) get_option( 'page_on_front' ), 'de' ) === $args['germanFront'], get_option( 'polylang' )['nav_menus'] );`,
        { ...here.seed.translations, page: here.seed.page },
      );
      return { status, saved: { titles, saved } };
    },
  },
  {
    title: 'save of a translation by REST',
    needs: 'polylang',
    run: async (here) => {
      const id = here.seed.translations?.german;
      const response = await here.admin.ask(`/wp-json/wp/v2/posts/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-wp-nonce': here.nonces.wp_rest ?? '' },
        body: JSON.stringify({ title: 'Roggenbrot' }),
      });
      const saved = await here.site.run(
        `return array( get_the_title( $args['id'] ), pll_get_post_language( $args['id'] ), pll_get_post_translations( $args['id'] ) );`,
        { id },
      );
      return { status: [response.status], saved };
    },
  },
  {
    title: 'screens of languages',
    needs: 'polylang',
    run: (here) => look(here, '/wp-admin/admin.php?page=mlang', '/wp-admin/edit.php?lang=de'),
  },
];
