import { setOption } from './look-inside.js';
import type { Site } from './start-site.js';

/** Lists the features of Elementor 4 that its switch “Atomic Editor” controls. */
const atomicFeatures = ['e_opt_in_v4', 'e_opt_in_v4_page', 'e_atomic_elements', 'e_classes', 'e_variables', 'e_components'];

export async function switchOnAtomicEditor(site: Site) {
  for (const name of atomicFeatures) {
    await setOption(site, `elementor_experiment-${name}`, 'active');
  }
}

type SourcePage = {
  slug: string;
  content: object[];
  classes: Record<string, object>;
  order: string[];
  variables: Record<string, object>;
};

/** Publishes a page without the theme around it, through Elementor's own classes. Returns its id. */
export const publishAtomicPage = (site: Site, page: SourcePage) =>
  site.run<number>(
    `wp_set_current_user( get_user_by( 'login', 'administrator' )->ID );
    $kit = \\Elementor\\Plugin::$instance->kits_manager->get_active_kit();
    $kit->update_json_meta( '_elementor_global_variables', array( 'data' => $args['variables'], 'watermark' => 1, 'version' => 1 ) );
    $args['order'] && \\Elementor\\Modules\\GlobalClasses\\Global_Classes_Repository::make( $kit )->apply_changes( $args['classes'], array( 'added' => $args['order'], 'order' => true ), $args['order'] );
    \\Elementor\\Plugin::$instance->files_manager->clear_cache();
    $id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Look', 'post_name' => $args['slug'], 'post_status' => 'publish', 'page_template' => 'elementor_canvas' ) );
    $document = \\Elementor\\Plugin::$instance->documents->get( $id, false );
    $document->set_is_built_with_elementor( true );
    $document->save( array( 'elements' => $args['content'], 'settings' => array() ) );
    return $id;`,
    page,
  );
