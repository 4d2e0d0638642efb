<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Closure;
use Kithouse\Import\Elementor;
use Kithouse\Import\Lock;

defined( 'ABSPATH' ) || exit;

/** One request's work on an import: what is done already, and how much time is left. */
final class Run {

	/** WordPress keeps each post that it has seen; what has grown by that much is let go. */
	private const MEMORY = MB_IN_BYTES;
	private const RECENT = 500;
	/** Less than a lease lasts: so long nobody else can have gone on. */
	private const SURE_SECONDS = 20;

	/** @var array<string, array<string, array<string, mixed>>> Merged parts of results, by operation and name of the part. */
	private array $merged = array();
	/** @var array<string, array<string, mixed>> */
	private array $by_name = array();
	/** @var array<string, array<string, mixed>> What this request has done lately, by id. */
	private array $recent = array();
	private int $memory;
	private int $held_at = 0;
	private Earlier_Import|false|null $earlier = null;
	/** The operation that is being worked at. */
	public ?Op_Row $at = null;
	public bool $is_over = false;

	/** @param Closure(): void|null $tell Called whenever there is something new. */
	public function __construct(
		public Import $import,
		private Journal $journal,
		public Lock $lock,
		public Slice $slice,
		private ?Closure $tell = null
	) {
		$this->memory = memory_get_usage();
	}

	public function is_late(): bool {
		return $this->slice->is_late();
	}

	/** Says that it goes on. @throws Stopped|Overtaken */
	public function go_on(): void {
		$this->hold();
		if ( ! $this->journal->is_running( $this->import->import_id ) ) {
			throw new Stopped();
		}
		$this->tell && ( $this->tell )();
	}

	/** Whether no other request has gone on with it meanwhile. */
	public function is_held(): bool {
		$this->held_at = time();
		return $this->lock->is_kept();
	}

	/** @throws Overtaken */
	private function hold(): void {
		if ( ! $this->is_held() ) {
			throw new Overtaken();
		}
	}

	public function begin( Op_Row $row, callable $before ): void {
		$this->save_memory();
		$this->hold();
		if ( 'waiting' === $row->state ) {
			$row->before = $before();
		}
		$this->journal->begin_op( $row );
		$this->at = $row;
		$this->tell && ( $this->tell )();
	}

	/** Notes how far the operation has got that is not finished. */
	public function note( int $part ): void {
		$this->slice->move();
		$this->save_memory();
		$this->journal->save_op( $this->import->import_id, $this->at->op_id, array( 'part' => $part, 'tries' => 1 ) );
		$this->go_on();
	}

	/** @throws Overtaken What another request has made of it meanwhile counts. */
	public function finish( array $result ): void {
		time() - $this->held_at > self::SURE_SECONDS && $this->hold();
		$row = $this->at;
		$this->slice->move();
		$post = (int) ( $result['post_id'] ?? $result['form_id'] ?? 0 );
		// The import itself writes past it, so whatever moves it is somebody's work.
		$result      += $post ? array( 'modified' => (string) get_post_field( 'post_modified', $post ) ) : array();
		$row->result  = $result;
		$row->message = (string) ( $result['skipped'] ?? '' );
		$row->state   = isset( $result['skipped'] ) ? 'skipped' : 'done';
		$row->args    = Plan::without_contents( $row->args );
		$columns      = array( 'state' => $row->state, 'part' => 100, 'result' => $result, 'message' => $row->message, 'args' => $row->args );
		$this->journal->save_op( $this->import->import_id, $row->op_id, $columns );
		$this->at    = null;
		unset( $this->by_name[ $row->op ] );
		$this->recent = array_slice( $this->recent, 1 - self::RECENT, null, true ) + array( $row->op_id => $result );
		foreach ( array_keys( $this->merged[ $row->op ] ?? array() ) as $part ) {
			$this->merged[ $row->op ][ $part ] = array_merge( $this->merged[ $row->op ][ $part ], $result[ $part ] ?? array() );
		}
		$this->tell && ( $this->tell )();
	}

	/** @return array<string, mixed> What came of an operation of this import; empty while it is not done, and for none. */
	public function result( ?string $op_id ): array {
		return null === $op_id ? array() : $this->recent[ $op_id ] ??= $this->journal->result( $this->import->import_id, $op_id );
	}

	/**
	 * @param list<string> $op_ids
	 * @return array<string, array<string, mixed>> What came of them, by id, of those that are done.
	 */
	public function results( array $op_ids ): array {
		return $this->journal->results( $this->import->import_id, $op_ids );
	}

	/** Ends this request when the operation is done: what comes next needs code that only another one loads. */
	public function end_slice(): void {
		$this->slice->end();
	}

	/** @return array<string, mixed> What came of the last operation of that name; empty without one. */
	public function result_of( string $name ): array {
		if ( ! isset( $this->by_name[ $name ] ) ) {
			$this->by_name[ $name ] = array();
			foreach ( $this->journal->ops( $this->import->import_id, array( $name ) ) as $row ) {
				$this->by_name[ $name ] = $row->result;
			}
		}
		return $this->by_name[ $name ];
	}

	/** @return iterable<string, array<string, mixed>> What came of each operation of that name, by id. */
	public function all_results( string $name ): iterable {
		foreach ( $this->journal->ops( $this->import->import_id, array( $name ) ) as $row ) {
			yield $row->op_id => $row->result;
		}
	}

	/** The import of the same pack that this one replaces. */
	public function earlier(): ?Earlier_Import {
		$this->earlier ??= Earlier_Import::replaced_by( $this->journal, $this->import ) ?? false;
		return $this->earlier ? $this->earlier : null;
	}

	/** The post that an operation made; 0 without one. */
	public function post( ?string $op_id ): int {
		return (int) ( $this->result( $op_id )['post_id'] ?? 0 );
	}

	/** @return array<string, mixed> One part of the results of all operations of that name so far, merged. */
	public function merged( string $name, string $part ): array {
		if ( ! isset( $this->merged[ $name ][ $part ] ) ) {
			$parts = array();
			foreach ( $this->all_results( $name ) as $result ) {
				$parts[] = $result[ $part ] ?? array();
			}
			$this->merged[ $name ][ $part ] = array_merge( array(), ...$parts );
		}
		return $this->merged[ $name ][ $part ];
	}

	/** However many posts an import makes, no more of them are in memory than one request needs. */
	public function save_memory(): void {
		if ( memory_get_usage() - $this->memory > self::MEMORY ) {
			$GLOBALS['wpdb']->queries = array();
			self::forget_posts();
			Elementor::forget_documents();
			gc_collect_cycles();
			$this->memory = memory_get_usage();
		}
	}

	/** And whatever else WordPress keeps. Options are few, and dear to read again; a cache that others share has its own. */
	private static function forget_posts(): void {
		$kept = wp_using_ext_object_cache() ? array() : array_filter( wp_cache_get_multiple( array( 'alloptions', 'notoptions' ), 'options' ) );
		wp_cache_flush_runtime();
		wp_cache_set_multiple( $kept, 'options' );
	}
}
