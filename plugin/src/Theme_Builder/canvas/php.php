<?php
/** Renders a PHP theme's page with a part between header and footer. */

defined( 'ABSPATH' ) || exit;

ob_start();
get_header();
$kithouse_header = (string) ob_get_clean();

// phpcs:ignore WordPress.Security.EscapeOutput -- HTML of the theme and of WordPress's own renderer.
echo $kithouse_header, Kithouse\Theme_Builder\Canvas::body( $kithouse_header );

get_footer();
