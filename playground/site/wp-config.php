<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
// The database lies outside the document root: there is no .htaccess here to hide it.
define( 'DB_ENGINE', 'sqlite' );
define( 'DB_DIR', is_dir( '/wp-db' ) ? '/wp-db/' : __DIR__ . '/../db/' );
define( 'DB_FILE', 'wp.sqlite' );
defined( 'SQLITE_JOURNAL_MODE' ) || define( 'SQLITE_JOURNAL_MODE', 'DELETE' );

/* SALTS */

$table_prefix = 'wp_';

defined( 'WP_DEBUG' ) || define( 'WP_DEBUG', true );
defined( 'WP_DEBUG_LOG' ) || define( 'WP_DEBUG_LOG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'FS_METHOD', 'direct' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
