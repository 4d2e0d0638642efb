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
use Kithouse\Installer\Obstacles;

defined( 'ABSPATH' ) || exit;

/** Installs a theme of wordpress.org and, unless a later operation does, activates it. */
final class Theme_Ensure extends Operation {

	public const NAME = 'theme.ensure';

	public function __construct( private Installer $installer ) {}

	public function label( array $args ): string {
		/* translators: %s: name of a theme */
		return sprintf( __( 'Theme “%s”', 'kithouse' ), $args['name'] );
	}

	/** Records the former theme, which a resumed import could no longer find out. */
	public function snapshot( array $args, Run_Context $run ): array {
		return array( 'former' => get_stylesheet(), 'installed' => wp_get_theme( $args['slug'] )->exists() );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$activates = $args['activate'] ?? true;
		$made      = $activates ? $this->installer->ensure_theme( $args['slug'], $row->before['former'] ) : $this->installer->install_theme( $args['slug'] );
		if ( is_wp_error( $made ) ) {
			$failure = new Import_Failed_Exception( $made->get_error_message() );
			throw $failure;
		}
		$is_new = array( 'installed' => ! $row->before['installed'] );
		if ( ! $activates ) {
			return array( 'theme' => $is_new + $made );
		}
		$before = array( 'former' => $args['slug'] === $row->before['former'] ? '' : $row->before['former'] );
		return array( 'theme' => $before + $is_new + $made );
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$args = $row->args;
		$former = ( $args['activate'] ?? true ) ? $row->before['former'] ?? '' : '';
		$made   = $row->result['theme'] ?? array( 'slug' => $args['slug'], 'former' => $former, 'installed' => ! ( $row->before['installed'] ?? true ) );
		$is_old = ! $made['installed'] || ! wp_get_theme( $args['slug'] )->exists();
		if ( 'skipped' === $row->state || ( $is_old && ( '' === $made['former'] || $args['slug'] === $made['former'] ) ) ) {
			return;
		}
		if ( $undo->is_dry_run ) {
			$undo->take( $row->label, fn() => null );
		} elseif ( '' === $made['former'] && in_array( $args['slug'], array( get_stylesheet(), get_template() ), true ) ) {
			$undo->keep( $row->label, __( 'The site now uses it.', 'kithouse' ) );
		} elseif ( $undo->may( $row->label, 'switch_themes' ) ) {
			$reason = $this->installer->restore_theme( $made );
			null === $reason ? $undo->take( $row->label, fn() => null ) : $undo->keep( $row->label, $reason );
		}
	}

	public function preview( array $args, Import_Preview $preview ): void {
		if ( ! $this->is_met( $args ) ) {
			$obstacle = Obstacles::of_theme( $args['slug'], $args['name'] );
			$preview->install( $args['slug'], $args['name'], 'theme', $obstacle, wp_get_theme( $args['slug'] )->exists() );
		}
	}

	public function report( Operation_Row $row, Import_Report $report ): void {
		$report->set_theme( $row );
	}

	public function is_met( array $args ): bool {
		return get_stylesheet() === $args['slug'];
	}

	public function is_optional( array $args, Import $import ): bool {
		return true;
	}

	public static function of( Run_Context $run ): string {
		return (string) ( $run->result_of( self::NAME )['theme']['slug'] ?? '' );
	}
}
