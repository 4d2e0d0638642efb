<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

/** Stores an import's results when it ends, because people change their site afterwards. */
final class Import_Results {

	public function __construct( private Journal $journal ) {}

	public function of( Import $import ): array {
		if ( ! isset( $import->info['results'] ) ) {
			$this->journal->keep_info( $import, array( 'results' => $this->make( $import ) ) );
		}
		return $import->info['results'];
	}

	private function make( Import $import ): array {
		$report   = new Import_Report();
		$warnings = $import->plan->warnings;
		foreach ( $this->journal->ops->all( $import->import_id, array(), true ) as $row ) {
			Operation_Registry::find( $row->op )?->report( $row, $report );
			array_push( $warnings, ...( $row->result['warnings'] ?? array() ) );
		}
		$front = 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_on_front' ) : 0;
		$link  = $front ? get_edit_post_link( $front, 'raw' ) : null;
		return array(
			'dependency_data' => array( 'plugins' => $report->plugins, 'theme' => $report->theme ),
			'warnings'        => array_values( array_unique( $warnings, SORT_REGULAR ) ),
			'home_url'        => home_url( '/' ),
		) + $report->results() + ( $link ? array( 'edit_link' => $link ) : array() );
	}
}
