/** PHP that runs inside WordPress in two requests, because a theme registers its patterns when WordPress loads with it. */
export const switchThemeCode = `
  $theme = wp_get_theme( $args['slug'] );
  if ( ! $theme->exists() || $theme->errors() ) {
    return array( 'error' => $theme->errors() ? $theme->errors()->get_error_message() : 'unknown' );
  }
  switch_theme( $args['slug'] );
  return array( 'error' => null );`;

/** Returns the theme and its rendered patterns with nested ones resolved. */
export const listPatternsCode = `
  $theme    = wp_get_theme();
  $registry = WP_Block_Patterns_Registry::get_instance();
  $labels   = array();
  foreach ( WP_Block_Pattern_Categories_Registry::get_instance()->get_all_registered() as $category ) {
    $labels[ $category['name'] ] = $category['label'];
  }
  $patterns = array();
  foreach ( $theme->get_block_patterns() as $file => $header ) {
    $pattern = $registry->get_registered( $header['slug'] );
    if ( ! $pattern ) {
      continue;
    }
    $content = $pattern['content'];
    if ( str_contains( $content, '<!-- wp:pattern ' ) ) {
      $content = serialize_blocks( resolve_pattern_blocks( parse_blocks( $content ) ) );
    }
    $patterns[] = array(
      'name'        => $pattern['name'],
      'title'       => $pattern['title'],
      'description' => $pattern['description'] ?? '',
      'categories'  => $pattern['categories'] ?? array(),
      'keywords'    => $pattern['keywords'] ?? array(),
      'block_types' => $pattern['blockTypes'] ?? array(),
      'inserter'    => $pattern['inserter'] ?? true,
      'content'     => $content,
    );
  }
  return array(
    'name'     => $theme->get( 'Name' ),
    'author'   => wp_strip_all_tags( $theme->get( 'Author' ) ),
    'licence'  => get_file_data( $theme->get_stylesheet_directory() . '/style.css', array( 'licence' => 'License' ) )['licence'],
    'address'  => get_stylesheet_directory_uri() . '/',
    'labels'   => (object) $labels,
    'patterns' => $patterns,
  );`;

export type ThemePattern = {
  name: string;
  title: string;
  description: string;
  categories: string[];
  keywords: string[];
  block_types: string[];
  inserter: boolean;
  content: string;
};
export type ThemePatterns = {
  name: string;
  author: string;
  licence: string;
  address: string;
  labels: Record<string, string>;
  patterns: ThemePattern[];
};
