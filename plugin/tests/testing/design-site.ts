import type { Bundle, DesignChoice, DesignRoom, ElementorElement } from '@kithouse/contract';
import { attachMedia, compileImportPlan, listDesign, readTemplate } from '@kithouse/kits';
import { switchOnAtomicEditor } from './atomic-editor.js';
import { type Class, classOf, color, templateOf } from './designs-of-templates.js';
import { startPlanSite } from './plan-site.js';

type Stored = {
  order: string[];
  labels: Record<string, string>;
  classes: Record<string, { variants: { props: Record<string, unknown> }[] }>;
  variables: Record<string, { label: string; type: string; value: unknown }>;
  posts: number;
};

/** Choices by label. */
type Choices = Record<string, DesignChoice>;

/** Starts a site whose Elementor has global classes, with what the tests of them do. */
export async function startDesignSite(elementor: string) {
  const plan = await startPlanSite({
    platform: 'elementor',
    plugins: { elementor },
    active: ['elementor/elementor.php'],
  });
  await switchOnAtomicEditor(plan.site);
  const found = await plan.site.run<{ design?: DesignRoom }>(
    `wp_set_current_user( 1 ); return Kithouse\\WordPress\\Design_Kit::room();`,
  );
  const room = found.design ?? { classes: 0, variables: 0, sizes: false };
  await plan.site.snapshot('signed-in');

  const bundleOf = (file: object) =>
    attachMedia(readTemplate({ name: 'page.json', bytes: new TextEncoder().encode(JSON.stringify(file)) }), new Map());
  const designOf = (file: object) => {
    const [document] = bundleOf(file).documents;
    return (document && listDesign(document, room)) ?? { classes: [], variables: [] };
  };
  const opsOf = (file: object, choices: Choices = {}, other: Partial<DesignRoom> = {}) =>
    opsOfBundle(bundleOf(file), choices, other, designOf(file));
  const opsOfBundle = (
    bundle: Bundle,
    choices: Choices = {},
    other: Partial<DesignRoom> = {},
    { classes, variables: ofFile }: ReturnType<typeof designOf> = { classes: [], variables: [] },
  ) => {
    const documents = bundle.documents.map((document) => ({ document, as: 'page' as const, title: 'V4' }));
    const frame = { plan_id: 'plan', site: '', expires_at: '', title: 'V4', is_trusted: true, is_private: false };
    const named = [
      ...classes.map(({ key, label }) => [`class/${key}`, choices[label]] as const),
      ...ofFile.map(({ key, label }) => [`variable/${key}`, choices[label]] as const),
    ].flatMap(([name, choice]) => (choice ? [[name, choice] as const] : []));
    const source = { ...bundle, documents, media: [], fonts: undefined };
    return compileImportPlan(source, { ...frame, design: { ...room, ...other }, design_choices: Object.fromEntries(named) }).ops;
  };
  const bring = (file: object = templateOf(), choices: Choices = {}) => plan.carryOut(opsOf(file, choices));

  const read = () =>
    plan.site.run<Stored>(
      `$kit = \\Elementor\\Plugin::$instance->kits_manager->get_active_kit();
      $classes = \\Elementor\\Modules\\GlobalClasses\\Global_Classes_Repository::make( $kit );
      $variables = ( new \\Elementor\\Modules\\Variables\\Storage\\Variables_Repository( $kit ) )->load()->serialize()['data'];
      return array( 'order' => $classes->get_order(), 'labels' => (object) $classes->all_labels(), 'classes' => (object) $classes->get_by_ids( $classes->get_order() ), 'variables' => (object) $variables,
        'posts' => (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->posts} WHERE post_type = 'e_global_class'" ) );`,
    );
  /** Reads what the kit and its classes store, as the database has it. */
  const readRaw = () =>
    plan.site.run<string[]>(
      `global $wpdb;
      return $wpdb->get_col( $wpdb->prepare( "SELECT CONCAT( post_id, meta_key, '=', meta_value ) FROM $wpdb->postmeta WHERE meta_key LIKE '_elementor_global_class_data%%' OR ( post_id = %d AND ( meta_key LIKE '%%global_classes%%' OR meta_key LIKE '%%global_variables%%' ) ) ORDER BY post_id, meta_key", get_option( 'elementor_active_kit' ) ) );`,
    );
  const addOwn = (classes: Class[], own: object = {}) =>
    plan.site.run(
      `wp_set_current_user( 1 );
      $kit = \\Elementor\\Plugin::$instance->kits_manager->get_active_kit();
      $classes = array_column( $args['classes'], null, 'id' );
      $classes && \\Elementor\\Modules\\GlobalClasses\\Global_Classes_Repository::make( $kit )->apply_changes( $classes, array( 'added' => array_keys( $classes ), 'order' => true ), array_keys( $classes ) );
      $repository = new \\Elementor\\Modules\\Variables\\Storage\\Variables_Repository( $kit );
      $all = $repository->load();
      foreach ( $args['own'] as $id => $one ) {
        $all->add_variable( \\Elementor\\Modules\\Variables\\Storage\\Entities\\Variable::create_new( array( 'id' => $id, 'order' => 1 ) + $one ) );
      }
      $args['own'] && $repository->save( $all );
      return true;`,
      { classes, own },
    );
  const readPage = async (id: number) => {
    const stored = await plan.site.run<string>(`return get_post_meta( $args['id'], '_elementor_data', true );`, { id });
    const [root] = JSON.parse(stored) as ElementorElement[];
    const [heading] = root?.elements ?? [];
    return { text: stored, names: (heading?.settings.classes as { value: string[] } | undefined)?.value ?? [] };
  };
  /** Adds a class and a variable with names of the template, and a page that uses the class. */
  const addTaken = async () => {
    await addOwn([classOf('g-0000001', 'BTN-primary', color('#ff0000'))], {
      'e-gv-1': { type: 'global-color-variable', label: 'Brand', value: '#00aa00' },
    });
    await plan.site.run(
      `$id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Mine', 'post_status' => 'publish' ) );
      return update_post_meta( $id, '_elementor_data', wp_slash( '[{"id":"a","elType":"e-flexbox","settings":{"classes":{"$$type":"classes","value":["g-0000001"]}},"elements":[]}]' ) );`,
    );
  };

  /** Publishes the page and returns all its CSS. */
  const show = async (id: number) => {
    await plan.site.run(
      `wp_update_post( array( 'ID' => $args['id'], 'post_status' => 'publish', 'post_name' => 'shown' ) ); return true;`,
      {
        id,
      },
    );
    const page = await (await plan.site.visitor.ask('/shown/')).text();
    const sheets = page.match(/https?:\/\/[^"' ]+\/elementor\/css\/[^"' ]+\.css[^"' ]*/g) ?? [];
    const css = await Promise.all(
      sheets.map(async (address) => (await plan.site.visitor.ask(address.slice(plan.site.url.length))).text()),
    );
    return { page, css: css.join('\n') };
  };

  return { plan, room, bundleOf, designOf, opsOf, opsOfBundle, bring, read, readRaw, addOwn, readPage, addTaken, show };
}

export type DesignSite = Awaited<ReturnType<typeof startDesignSite>>;
