<?php
/**
 * Removes what the plugin stores for itself. Pages and pictures belong to the site and stay.
 *
 * @package Kithouse
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

// The plugin never ran on an older PHP, which cannot read its classes either.
if ( PHP_VERSION_ID >= 80000 ) {
	require_once __DIR__ . '/src/autoload.php';
	( new Kithouse\Lifecycle\Uninstall( __DIR__ . '/contract.json' ) )->run();
}
