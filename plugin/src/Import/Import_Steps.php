<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

/** Derives the seven visible steps and their progress from the journal, so that every request reports the same. */
final class Import_Steps {

	private const TYPES = array( 'permission', 'download', 'theme', 'plugin', 'templates', 'wp-content', 'finalize' );

	public function __construct( private Journal $journal ) {}

	/** @return list<array{type: string, title: string, message: string, progress: int, status: string, position: int}> Started ones; after a failure all. */
	public function of( Import $import ): array {
		$rows   = $this->journal->ops->steps( $import->import_id );
		$failed = in_array( $import->state, array( 'failed', 'undone' ), true );
		$absent = $this->absent( $import );
		$steps  = array();
		foreach ( self::TYPES as $position => $type ) {
			$row = $rows[ $type ] ?? null;
			if ( $row && ! in_array( $type, $absent, true ) && ( $failed || $row->begun > 0 ) ) {
				$steps[] = $this->step( $import, $row, $position, $failed );
			}
		}
		return $steps;
	}

	private function step( Import $import, object $row, int $position, bool $has_failed ): array {
		$is_done = $row->done >= 100 * $row->weight;
		$message = '';
		// The import continues without its theme or a plugin, but the step did not succeed.
		$lacks = in_array( $row->step, array( 'theme', 'plugin' ), true ) && $row->skipped > 0;
		if ( $lacks ) {
			$message = self::lack( $row );
		} elseif ( ! $is_done && $row->failed > 0 ) {
			$message = (string) ( $import->error['message'] ?? '' );
		} elseif ( $row->ops > 1 && ! $has_failed ) {
			/* translators: 1: number, 2: number */
			$message = sprintf( __( '%1$d of %2$d', 'kithouse' ), $row->finished, $row->ops );
		}
		return array(
			'type'     => $row->step,
			'title'    => self::title( $row->step ),
			'message'  => $message,
			'progress' => $is_done ? 100 : (int) min( 99, $row->done / $row->weight ),
			'status'   => ( $is_done && $lacks ) || ( ! $is_done && $has_failed ) ? 'error' : ( $is_done ? 'complete' : 'processing' ),
			'position' => $position,
		);
	}

	private static function lack( object $row ): string {
		if ( 'theme' === $row->step ) {
			return __( 'The theme couldn’t be installed. Your current theme stays active.', 'kithouse' );
		}
		/* translators: 1: number, 2: number */
		return sprintf( _n( '%1$d of %2$d plugin couldn’t be installed.', '%1$d of %2$d plugins couldn’t be installed.', (int) $row->ops, 'kithouse' ), $row->skipped, $row->ops );
	}

	/** Lists steps without work. Stores them, because a later step does what they would have done. */
	public function absent( Import $import ): array {
		if ( ! isset( $import->info['absent'] ) && $import->is_complete() ) {
			$absent = array_diff( self::TYPES, array_keys( $this->journal->ops->steps( $import->import_id ) ) );
			foreach ( array( 'plugin', 'theme' ) as $type ) {
				$left = 0;
				foreach ( $this->journal->ops->all( $import->import_id, array( $type ), true, 'step' ) as $row ) {
					$left += Operation_Registry::find( $row->op )?->is_met( $row->args ) ? 0 : 1;
				}
				array_push( $absent, ...( 0 === $left ? array( $type ) : array() ) );
			}
			$this->journal->keep_info( $import, array( 'absent' => array_values( array_unique( $absent ) ) ) );
		}
		return $import->info['absent'] ?? array();
	}

	public function is_downloaded( Import $import ): bool {
		$rows = array_intersect_key( $this->journal->ops->steps( $import->import_id ), array_flip( Runner::DOWNLOAD ) );
		return 'done' === $import->state
			|| ( $import->is_complete() && array_sum( array_column( $rows, 'finished' ) ) === array_sum( array_column( $rows, 'ops' ) ) );
	}

	private static function title( string $type ): string {
		return match ( $type ) {
			'permission' => __( 'Checking permissions', 'kithouse' ),
			'download'   => __( 'Downloading the pack', 'kithouse' ),
			'theme'      => __( 'Installing the theme', 'kithouse' ),
			'plugin'     => __( 'Installing plugins', 'kithouse' ),
			'templates'  => __( 'Importing templates', 'kithouse' ),
			'wp-content' => __( 'Importing content', 'kithouse' ),
			'finalize'   => __( 'Finishing up', 'kithouse' ),
		};
	}
}
