<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

/** Lists what the undo of an import would do. On a large site, each request resumes where the last one ended. */
final class Undo_Preview {

	/** In seconds, for the whole preview; one step may start at the end of this time. */
	private const SECONDS = 1.5;
	/** Seconds after which the site may have changed. */
	private const FRESH = 300;
	private const INFO  = 'preview';

	public function __construct( private Journal $journal, private Undo_Runner $undo_runner ) {}

	/** @return array{undone: list<array{label: string}>, kept: list<array{label: string, reason: string, id?: string}>}|null Null when time is up before the end. */
	public function of( Import $import, array $also = array() ): ?array {
		$undo = new Undo_Context( $import, true, false, '', $also );
		$former  = $import->info[ self::INFO ] ?? null;
		if ( is_array( $former ) && get_current_user_id() === $former['user'] && $also === ( $former['also'] ?? array() ) && time() - $former['at'] < self::FRESH ) {
			$undo->resume( $former['state'] );
		}
		$is_whole = $this->undo_runner->undo( $undo, null, new Time_Budget( self::SECONDS ) );
		$state    = array( 'user' => get_current_user_id(), 'at' => time(), 'also' => $also, 'state' => $undo->state() );
		if ( ! $is_whole || null !== $former ) {
			$this->journal->keep_info( $import, array( self::INFO => $is_whole ? null : $state ) );
		}
		return $is_whole ? array( 'undone' => $undo->undone, 'kept' => $undo->kept ) : null;
	}
}
