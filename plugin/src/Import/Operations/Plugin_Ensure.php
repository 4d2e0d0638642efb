<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Import;
use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Journal;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import_Failed_Exception;
use Kithouse\Installer\Dependency;
use Kithouse\Installer\Installer;
use Kithouse\Installer\Obstacles;

defined( 'ABSPATH' ) || exit;

/** Installs and activates a plugin of wordpress.org. Paid plugins are left to the person. */
final class Plugin_Ensure extends Operation {

	public const NAME = 'plugin.ensure';

	public function __construct( private Installer $installer, private Journal $journal ) {}

	public function label( array $args ): string {
		/* translators: %s: name of a plugin */
		return sprintf( __( 'Plugin “%s”', 'kithouse' ), $args['plugin']['name'] );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		if ( ! empty( $args['plugin']['is_pro'] ) ) {
			return array( 'skipped' => __( 'It’s a paid plugin that can’t be installed from here. Get it from its vendor.', 'kithouse' ) );
		}
		$made = $this->installer->ensure_plugin( $args['plugin'] );
		if ( is_wp_error( $made ) ) {
			$failure = new Import_Failed_Exception( $made->get_error_message() );
			throw $failure;
		}
		if ( $made['activated'] ) {
			// This request lacks what the plugin registers when WordPress starts.
			$run->end_slice();
		}
		return array( 'plugin' => $made );
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$args = $row->args;
		$made = $row->result['plugin'] ?? array( 'installed' => false, 'activated' => false );
		if ( ! $made['installed'] && ! $made['activated'] ) {
			return;
		}
		$others = $this->journal->titles_that_use( self::NAME, $args['plugin']['slug'], $row->import_id );
		if ( $undo->is_dry_run && array() === $others ) {
			$undo->take( $row->label, fn() => null );
		} elseif ( $undo->may( $row->label, $made['installed'] ? 'delete_plugins' : 'deactivate_plugins' ) ) {
			$reason = $undo->is_dry_run ? __( 'Another import uses it.', 'kithouse' ) : $this->installer->undo_plugin( $made, $others );
			null === $reason ? $undo->take( $row->label, fn() => null ) : $undo->keep( $row->label, $reason );
		}
	}

	public function preview( array $args, Import_Preview $preview ): void {
		$dependency = new Dependency( $args['plugin'] );
		if ( ! $this->is_met( $args ) ) {
			$preview->install( $dependency->slug, $dependency->name, 'plugin', Obstacles::of_plugin( $dependency ), false );
		}
	}

	public function report( Operation_Row $row, Import_Report $report ): void {
		$report->add_plugin( $row );
	}

	public static function created( array $result ): array {
		return empty( $result['plugin']['installed'] ) ? array() : array( 'plugins' => 1 );
	}

	public function is_met( array $args ): bool {
		return Dependency::is_active( ( new Dependency( $args['plugin'] ) )->find_file() );
	}

	public function is_optional( array $args, Import $import ): bool {
		$is_builder = 'elementor' === $import->plan->platform && 'elementor' === ( $args['plugin']['slug'] ?? '' );
		return empty( $args['plugin']['mustHave'] ) && ! $is_builder;
	}
}
