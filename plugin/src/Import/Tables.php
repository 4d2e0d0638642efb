<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

/** Creates the journal's two tables when the first import needs them. */
final class Tables {

	private const OPTION  = 'kithouse_journal';
	private const VERSION = 2;

	public static function imports(): string {
		return $GLOBALS['wpdb']->prefix . 'kithouse_imports';
	}

	public static function ops(): string {
		return $GLOBALS['wpdb']->prefix . 'kithouse_ops';
	}

	/** Returns whether the tables exist, after upgrading those of a former version. */
	public static function are_there(): bool {
		$version = (int) get_option( self::OPTION, 0 );
		if ( $version > 0 && $version < self::VERSION ) {
			self::make();
			update_option( self::OPTION, self::VERSION, true );
		}
		return $version > 0;
	}

	public static function ensure(): void {
		if ( ! self::are_there() ) {
			self::make();
			update_option( self::OPTION, self::VERSION, true );
		}
	}

	private static function make(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		// Titles contain four-byte characters, whatever the site's other tables support.
		$end     = ') DEFAULT CHARACTER SET utf8mb4';
		$imports = self::imports();
		$ops     = self::ops();
		dbDelta(
			"CREATE TABLE $imports (
				id bigint(20) unsigned NOT NULL auto_increment,
				import_id varchar(64) NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				kind varchar(20) NOT NULL,
				title text NOT NULL,
				platform varchar(20) NOT NULL,
				state varchar(20) NOT NULL,
				weight int(11) NOT NULL,
				plan longtext NOT NULL,
				parts_taken int(11) NOT NULL default 0,
				ops_taken int(11) NOT NULL default 0,
				info longtext NULL,
				error text NOT NULL,
				at datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY import_id (import_id),
				KEY user_id (user_id)
			$end;
			CREATE TABLE $ops (
				import_id varchar(64) NOT NULL,
				op_id varchar(120) NOT NULL,
				seq int(11) NOT NULL,
				step varchar(20) NOT NULL,
				op varchar(40) NOT NULL,
				label text NOT NULL,
				args longtext NULL,
				weight int(11) NOT NULL,
				part int(11) NOT NULL,
				tries int(11) NOT NULL,
				state varchar(20) NOT NULL,
				result longtext NOT NULL,
				before_state longtext NOT NULL,
				message text NOT NULL,
				at datetime NOT NULL,
				PRIMARY KEY  (import_id,op_id),
				KEY seq (import_id,seq)
			$end;"
		);
	}
}
