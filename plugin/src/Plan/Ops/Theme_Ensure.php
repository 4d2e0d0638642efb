<?php
declare(strict_types=1);

namespace Kithouse\Plan\Ops;

use Kithouse\Dependencies\Installer;
use Kithouse\Plan\Failed;
use Kithouse\Plan\Op_Row;
use Kithouse\Plan\Operation;
use Kithouse\Plan\Run;
use Kithouse\Plan\Undoing;

/** Makes a theme of wordpress.org the theme of this site. */
final class Theme_Ensure implements Operation {

	public function __construct( private Installer $installer ) {}

	public function label( array $args ): string {
		/* translators: %s: name of a theme */
		return sprintf( __( 'Theme “%s”', 'kithouse' ), $args['name'] );
	}

	/** A script that is killed after the change could not tell any more which theme there was. */
	public function before( array $args, Run $run ): array {
		return array( 'former' => get_stylesheet(), 'installed' => wp_get_theme( $args['slug'] )->exists() );
	}

	public function carry_out( array $args, Run $run, Op_Row $row ): array {
		$made = $this->installer->ensure_theme( $args['slug'] );
		if ( is_wp_error( $made ) ) {
			throw new Failed( $made->get_error_message() );
		}
		$before = array( 'former' => $args['slug'] === $row->before['former'] ? '' : $row->before['former'], 'installed' => ! $row->before['installed'] );
		return array( 'theme' => $before + $made );
	}

	public function undo( Op_Row $row, array $args, Undoing $undoing ): void {
		$made = $row->result['theme'] ?? array( 'slug' => $args['slug'], 'former' => $row->before['former'] ?? '', 'installed' => ! ( $row->before['installed'] ?? true ) );
		if ( '' === $made['former'] || $args['slug'] === $made['former'] ) {
			return;
		}
		if ( $undoing->is_dry_run ) {
			$undoing->take( $row->label, fn() => null );
		} elseif ( $undoing->may( $row->label, 'switch_themes' ) ) {
			$reason = $this->installer->restore_theme( $made );
			null === $reason ? $undoing->take( $row->label, fn() => null ) : $undoing->keep( $row->label, $reason );
		}
	}
}
