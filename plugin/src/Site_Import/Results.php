<?php
declare(strict_types=1);

namespace Kithouse\Site_Import;

use Kithouse\Plan\Import;
use Kithouse\Plan\Journal;
use Kithouse\Plan\Op_Row;

defined( 'ABSPATH' ) || exit;

/** Stores an import's results when it ends, because people change their site afterwards. */
final class Results {

	public function __construct( private Journal $journal ) {}

	/** @return array<string, mixed> As the contract has it. */
	public function of( Import $import ): array {
		if ( ! isset( $import->info['results'] ) ) {
			$this->journal->keep_info( $import, array( 'results' => $this->make( $import ) ) );
		}
		return $import->info['results'];
	}

	private function make( Import $import ): array {
		$proof    = new Proof();
		$plugins  = array( 'total' => 0, 'succeed' => 0, 'failed' => array() );
		$theme    = null;
		$warnings = $import->plan->warnings;
		foreach ( $this->journal->ops( $import->import_id, array(), true ) as $row ) {
			$proof->add( $row );
			array_push( $warnings, ...( $row->result['warnings'] ?? array() ) );
			if ( 'plugin.ensure' === $row->op ) {
				self::add_plugin( $plugins, $row );
			} elseif ( in_array( $row->op, array( 'theme.ensure', 'theme.activate' ), true ) && ( $theme['success'] ?? true ) ) {
				$theme = self::theme( $row );
			}
		}
		$front = 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_on_front' ) : 0;
		$link  = $front ? get_edit_post_link( $front, 'raw' ) : null;
		return array(
			'dependency_data' => array( 'plugins' => $plugins, 'theme' => $theme ),
			'warnings'        => array_values( array_unique( $warnings, SORT_REGULAR ) ),
			'home_url'        => home_url( '/' ),
		) + $proof->results() + ( $link ? array( 'edit_link' => $link ) : array() );
	}

	private static function add_plugin( array &$plugins, Op_Row $row ): void {
		$plugin = $row->args['plugin'];
		++$plugins['total'];
		if ( 'done' === $row->state ) {
			++$plugins['succeed'];
			return;
		}
		$link                = (string) ( $plugin['link'] ?? '' );
		$plugins['failed'][] = array( 'name' => $plugin['name'], 'slug' => $plugin['slug'], 'message' => $row->message )
			+ ( preg_match( '#^https://#', $link ) ? array( 'link' => $link ) : array() );
	}

	private static function theme( Op_Row $row ): array {
		return array(
			'success' => 'done' === $row->state,
			'name'    => $row->args['name'],
			'slug'    => $row->args['slug'],
			'message' => 'done' === $row->state ? '' : $row->message,
		);
	}
}
