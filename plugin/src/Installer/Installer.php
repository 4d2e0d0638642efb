<?php
declare(strict_types=1);

namespace Kithouse\Installer;

use Kithouse\Contract;
use Kithouse\Request_Limits;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Installs and removes plugins and themes of wordpress.org. All methods are idempotent. */
final class Installer {

	public function __construct( private Contract $contract ) {}

	/**
	 * Installs and activates a plugin as needed. A refusal leaves nothing behind.
	 *
	 * @param callable(array|WP_Error): void|null $at_sudden_end Gets the answer when the plugin ends the script.
	 * @return array{slug: string, name: string, plugin_file: string, installed: bool, activated: bool}|WP_Error What this call did.
	 */
	public function ensure_plugin( array $dependency, ?callable $at_sudden_end = null ): array|WP_Error {
		return $this->attempt( fn() => ( new Plugin_Setup( new Dependency( $dependency ) ) )->run( $this->telling( $at_sudden_end ) ) );
	}

	/** @return array{slug: string, name: string, installed: bool, former: string}|WP_Error `former` is empty if it was active already. */
	public function ensure_theme( string $slug, string $before = '' ): array|WP_Error {
		return $this->attempt( fn() => Theme_Setup::run( $slug, true, $before ) );
	}

	public function install_theme( string $slug ): array|WP_Error {
		return $this->attempt( fn() => Theme_Setup::run( $slug, false ) );
	}

	/** Returns why the plugin stays, for a person; null when undone. `$imports` are titles of other imports that use it. */
	public function undo_plugin( array $made, array $imports = array() ): ?string {
		return $this->reason( fn() => Plugin_Removal::run( $made, $imports ) );
	}

	/** Returns why the theme stays, for a person; null when the former one is back. */
	public function restore_theme( array $made ): ?string {
		return $this->reason( fn() => Theme_Setup::restore( $made ) );
	}

	private function attempt( callable $work ): array|WP_Error {
		self::take_time();
		try {
			return Install_Lock::take( $work );
		} catch ( Install_Refused_Exception $refusal ) {
			return $this->to_error( $refusal );
		}
	}

	private function reason( callable $work ): ?string {
		self::take_time();
		try {
			Install_Lock::take( $work );
			return null;
		} catch ( Install_Refused_Exception $refusal ) {
			return $refusal->text;
		}
	}

	private function telling( ?callable $response ): ?callable {
		return $response ? fn( array|Install_Refused_Exception $end ) => $response( is_array( $end ) ? $end : $this->to_error( $end ) ) : null;
	}

	private function to_error( Install_Refused_Exception $refusal ): WP_Error {
		return $this->contract->error( $refusal->error, $refusal->text, $refusal->details ?: null );
	}

	private static function take_time(): void {
		Request_Limits::raise( 300, 'admin' );
	}
}
