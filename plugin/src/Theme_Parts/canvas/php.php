<?php
/** A page of a theme that is written in PHP, with a part between its header and its footer. */

defined( 'ABSPATH' ) || exit;

ob_start();
get_header();
$kithouse_header = (string) ob_get_clean();

// phpcs:ignore WordPress.Security.EscapeOutput -- HTML of the theme and of WordPress's own renderer.
echo $kithouse_header, Kithouse\Theme_Parts\Canvas::body( $kithouse_header );

get_footer();
