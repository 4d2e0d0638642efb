<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Import;
use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import_Failed_Exception;
use Kithouse\Installer\Installer;

defined( 'ABSPATH' ) || exit;

/** Activates an installed theme without network requests. */
final class Theme_Activate extends Operation {

	public const NAME = 'theme.activate';

	public function __construct( private Installer $installer ) {}

	public function label( array $args ): string {
		/* translators: %s: name of a theme */
		return sprintf( __( 'Switch to the theme “%s”', 'kithouse' ), $args['name'] );
	}

	public function snapshot( array $args, Run_Context $run ): array {
		return array( 'former' => get_stylesheet() );
	}

	/** Ends the request after the switch, because only the next one loads the theme's code. */
	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		if ( ! wp_get_theme( $args['slug'] )->exists() ) {
			$failure = new Import_Failed_Exception( __( 'The theme isn’t installed, so the site keeps its current theme.', 'kithouse' ) );
			throw $failure;
		}
		$made = $this->installer->ensure_theme( $args['slug'], $row->before['former'] );
		if ( is_wp_error( $made ) ) {
			$failure = new Import_Failed_Exception( $made->get_error_message() );
			throw $failure;
		}
		if ( '' !== $made['former'] ) {
			$run->end_slice();
		}
		$former = $row->before['former'];
		return array( 'theme' => array( 'former' => $args['slug'] === $former ? '' : $former, 'installed' => false ) + $made );
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$args = $row->args;
		$former = (string) ( $row->before['former'] ?? '' );
		if ( 'skipped' === $row->state || '' === $former || $args['slug'] === $former ) {
			return;
		}
		if ( get_stylesheet() !== $args['slug'] ) {
			$undo->keep( $row->label, __( 'The site now uses another theme.', 'kithouse' ) );
		} elseif ( $undo->is_dry_run ) {
			$undo->take( $row->label, fn() => null );
		} elseif ( $undo->may( $row->label, 'switch_themes' ) ) {
			$reason = $this->installer->restore_theme( array( 'slug' => $args['slug'], 'installed' => false, 'former' => $former ) );
			null === $reason ? $undo->take( $row->label, fn() => null ) : $undo->keep( $row->label, $reason );
		}
	}

	public function preview( array $args, Import_Preview $preview ): void {
		if ( ! $preview->is_refused( $args['slug'] ) ) {
			$preview->change( __( 'Theme', 'kithouse' ), wp_get_theme()->display( 'Name', false ), $args['name'] );
		}
	}

	public function report( Operation_Row $row, Import_Report $report ): void {
		$report->set_theme( $row );
	}

	public function is_optional( array $args, Import $import ): bool {
		return true;
	}
}
