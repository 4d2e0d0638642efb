<?php
declare(strict_types=1);

namespace Kithouse\Cli;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use Kithouse\Hand_Over\Hand_Over;
use Kithouse\Hand_Over\Survey;
use Kithouse\Import\Operations\Import_Factory;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

final class Hand_Over_Commands {

	public function __construct( private Contract $contract, private Account $account, private Cloud_Client $cloud ) {}

	/**
	 * Moves what depends on the plugin to WordPress, so that you can deactivate it. `wp kithouse undo` reverts it.
	 *
	 * ## OPTIONS
	 *
	 * [--dry-run]
	 * : Only list what deactivation changes, and what can be handed over.
	 *
	 * [--format=<format>]
	 * : text, json or yaml.
	 */
	public function hand_over( array $args, array $options ): void {
		Output_Format::check_format( $options, Output_Format::RECORD );
		$findings  = array_map( fn( $finding ) => $finding->to_array(), Survey::of_site() );
		$is_held   = fn( $finding ) => '' !== $finding['hand_over'];
		$import_id = null;
		if ( empty( $options['dry-run'] ) && array_filter( $findings, $is_held ) ) {
			if ( ! Hand_Over::may_run() ) {
				Output_Format::fail( $this->contract->error( 'invalid_permission' ) );
			}
			$import_id = wp_generate_uuid4();
			$this->run( $import_id );
		}
		$data = array( 'import_id' => $import_id, 'handed_over' => array_values( array_filter( $findings, $is_held ) ), 'lost' => array_values( array_filter( $findings, fn( $finding ) => ! $is_held( $finding ) ) ) );
		Output_Format::print( $data, $options, array( self::class, 'print' ) );
	}

	private function run( string $import_id ): void {
		do {
			$done = ( new Hand_Over( Import_Factory::imports( $this->contract, $this->account, $this->cloud ) ) )->run( $import_id );
		} while ( is_wp_error( $done ) && 'import_unfinished' === $done->get_error_code() );
		is_wp_error( $done ) && Output_Format::fail( $done );
	}

	/** @param array{import_id: string|null, handed_over: list<array<string, string>>, lost: list<array<string, string>>} $data */
	public static function print( array $data ): void {
		array_map( fn( $finding ) => WP_CLI::line( "+ $finding[label]: $finding[hand_over]" ), $data['handed_over'] );
		array_map( fn( $finding ) => WP_CLI::line( "! $finding[label]: $finding[loss]" ), $data['lost'] );
		if ( null !== $data['import_id'] ) {
			/* translators: %s: id of an import */
			WP_CLI::success( sprintf( __( 'Handed over. Undo it with: wp kithouse undo %s', 'kithouse' ), $data['import_id'] ) );
		} elseif ( ! $data['handed_over'] && ! $data['lost'] ) {
			WP_CLI::success( __( 'Nothing changes for visitors when you deactivate the plugin.', 'kithouse' ) );
		}
	}
}
