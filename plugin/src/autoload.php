<?php
/** Loads the plugin's classes when they are first used. */

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	function ( $class_name ) {
		if ( 0 === strpos( $class_name, 'Kithouse\\' ) ) {
			$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $class_name, strlen( 'Kithouse\\' ) ) ) . '.php';
			if ( is_readable( $file ) ) {
				require $file;
			}
		}
	}
);
