<?php
/**
 * Plugin Name:       Kithouse
 * Description:       Add ready-made pages, blocks and whole websites from a template library, in the block editor and in Elementor.
 * Version:           0.1.0
 * Requires at least: 6.5
 * Requires PHP:      8.0
 * Author:            Kithouse contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       kithouse
 * Domain Path:       /languages
 * Update URI:        kithouse
 */

defined( 'ABSPATH' ) || exit;

// Any PHP and any WordPress can read this file. What it loads needs the versions above. WordPress before 5.2 lacks the function.
if ( PHP_VERSION_ID < 80000 || ! function_exists( 'is_wp_version_compatible' ) || ! is_wp_version_compatible( '6.5' ) ) {
	add_action(
		'admin_notices',
		function () {
			if ( current_user_can( 'activate_plugins' ) ) {
				/* translators: 1: PHP version, 2: WordPress version */
				$text = __( 'Kithouse needs PHP 8.0 and WordPress 6.5 or newer. This site runs PHP %1$s and WordPress %2$s.', 'kithouse' );
				$text = sprintf( $text, PHP_VERSION, get_bloginfo( 'version' ) );
				echo '<div class="notice notice-error"><p>', esc_html( $text ), '</p></div>';
			}
		}
	);
	return;
}

require_once __DIR__ . '/src/autoload.php';

( new Kithouse\Plugin( __FILE__ ) )->add_hooks();
