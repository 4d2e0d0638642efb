<?php
declare(strict_types=1);

namespace Kithouse\Plan\Ops;

use Kithouse\Dependencies\Installer;
use Kithouse\Plan\Failed;
use Kithouse\Plan\Journal;
use Kithouse\Plan\Op_Row;
use Kithouse\Plan\Operation;
use Kithouse\Plan\Run;
use Kithouse\Plan\Undoing;

defined( 'ABSPATH' ) || exit;

/** Installs and activates a plugin of wordpress.org. One that costs money is left to the person. */
final class Plugin_Ensure implements Operation {

	public function __construct( private Installer $installer, private Journal $journal ) {}

	public function label( array $args ): string {
		/* translators: %s: name of a plugin */
		return sprintf( __( 'Plugin “%s”', 'kithouse' ), $args['plugin']['name'] );
	}

	public function before( array $args, Run $run ): array {
		return array();
	}

	public function carry_out( array $args, Run $run, Op_Row $row ): array {
		if ( ! empty( $args['plugin']['is_pro'] ) ) {
			return array( 'skipped' => __( 'It’s a paid plugin that can’t be installed from here. Get it from its vendor.', 'kithouse' ) );
		}
		$made = $this->installer->ensure_plugin( $args['plugin'] );
		if ( is_wp_error( $made ) ) {
			$failure = new Failed( $made->get_error_message() );
			throw $failure;
		}
		if ( $made['activated'] ) {
			// What a plugin registers when WordPress starts, this request has not.
			$run->end_slice();
		}
		return array( 'plugin' => $made );
	}

	public function undo( Op_Row $row, array $args, Undoing $undoing ): void {
		$made = $row->result['plugin'] ?? array( 'installed' => false, 'activated' => false );
		if ( ! $made['installed'] && ! $made['activated'] ) {
			return;
		}
		$others = $this->journal->titles_that_use( $args['plugin']['slug'], $row->import_id );
		if ( $undoing->is_dry_run && array() === $others ) {
			$undoing->take( $row->label, fn() => null );
		} elseif ( $undoing->may( $row->label, $made['installed'] ? 'delete_plugins' : 'deactivate_plugins' ) ) {
			$reason = $undoing->is_dry_run ? __( 'Another import uses it.', 'kithouse' ) : $this->installer->undo_plugin( $made, $others );
			null === $reason ? $undoing->take( $row->label, fn() => null ) : $undoing->keep( $row->label, $reason );
		}
	}
}
