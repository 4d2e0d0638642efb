<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Import\Lock;

/** One request's work on an import: what is done already, and how much time is left. */
final class Run {

	private const SECONDS = 20;

	private float $until;
	private bool $has_moved = false;
	/** @var array<string, Op_Row> */
	public array $rows;
	/** The operation that is being worked at. */
	public ?Op_Row $at = null;
	public bool $is_over = false;

	/** @param int $allowed Seconds that PHP allowed this request; 0 for any. */
	public function __construct( public Import $import, private Journal $journal, private Lock $lock, int $allowed ) {
		$seconds     = $allowed > 0 ? min( self::SECONDS, $allowed / 2 ) : self::SECONDS;
		$this->until = microtime( true ) + (float) apply_filters( 'kithouse_slice_seconds', $seconds );
		$this->rows  = $journal->ops( $import->import_id );
	}

	/** Never before something was done, so that each request gets further. */
	public function is_late(): bool {
		return $this->has_moved && microtime( true ) > $this->until;
	}

	/** Says that it goes on. @throws Stopped */
	public function go_on(): void {
		$this->lock->renew();
		if ( ! $this->journal->is_running( $this->import->import_id ) ) {
			throw new Stopped();
		}
	}

	/** @param array{id: string, step: string, op: string, weight: int} $op */
	public function begin( int $seq, array $op, string $label, callable $before ): Op_Row {
		$this->go_on();
		$id  = $this->import->import_id;
		$row = $this->rows[ $op['id'] ] ?? null;
		if ( $row ) {
			$this->journal->save_op( $id, $op['id'], array( 'tries' => ++$row->tries ) );
		} else {
			$row = $this->journal->begin_op( $id, $seq, $op, $label, $before() );
		}
		$this->rows[ $op['id'] ] = $row;
		return $this->at         = $row;
	}

	/** Notes how far the operation has got that is not finished. */
	public function note( int $part ): void {
		$this->has_moved = true;
		$this->journal->save_op( $this->import->import_id, $this->at->op_id, array( 'part' => $part, 'tries' => 1 ) );
		$this->go_on();
	}

	public function finish( array $result ): void {
		$row             = $this->at;
		$this->has_moved = true;
		$row->result     = $result;
		$row->message    = (string) ( $result['skipped'] ?? '' );
		$row->state      = isset( $result['skipped'] ) ? 'skipped' : 'done';
		$columns         = array( 'state' => $row->state, 'part' => 100, 'result' => $result, 'message' => $row->message );
		$this->journal->save_op( $this->import->import_id, $row->op_id, $columns );
		$this->at = null;
	}

	/** The post that an operation made; 0 without one. */
	public function post( ?string $op_id ): int {
		return null === $op_id ? 0 : (int) ( $this->rows[ $op_id ]->result['post_id'] ?? 0 );
	}

	/** @return array<string, array{id?: int, url: string}> Pictures of all operations so far, by hash. */
	public function media(): array {
		return array_merge( array(), ...array_values( array_map( fn( $row ) => $row->result['media'] ?? array(), $this->rows ) ) );
	}
}
