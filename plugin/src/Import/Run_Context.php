<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Closure;
use Kithouse\WordPress\Elementor;
use Kithouse\WordPress\Import_Lock;

defined( 'ABSPATH' ) || exit;

final class Run_Context {

	/** Growth after which cached posts are dropped, because WordPress caches each post that it has read. */
	private const MEMORY = MB_IN_BYTES;
	private const RECENT = 500;
	/** Shorter than a lease, so nobody else can have resumed the import meanwhile. */
	private const SURE_SECONDS = 20;

	private array $merged = array();
	private array $by_name = array();
	/** Recent results of this request, by id. */
	private array $recent = array();
	private int $memory;
	private int $held_at = 0;
	private Earlier_Import|false|null $earlier = null;
	public ?Operation_Row $at = null;
	public bool $is_over = false;

	/** @param Closure(): void|null $on_change Called after each change. */
	public function __construct(
		public Import $import,
		private Journal $journal,
		public Import_Lock $lock,
		public Time_Budget $budget,
		private ?Closure $on_change = null
	) {
		$this->memory = memory_get_usage();
	}

	public function is_late(): bool {
		return $this->budget->is_late();
	}

	/** Renews the lease and reports progress. @throws Import_Stopped_Exception|Import_Overtaken_Exception */
	public function go_on(): void {
		$this->hold();
		if ( ! $this->journal->is_running( $this->import->import_id ) ) {
			throw new Import_Stopped_Exception();
		}
		$this->on_change && ( $this->on_change )();
	}

	public function is_held(): bool {
		$this->held_at = time();
		return $this->lock->is_kept();
	}

	private function hold(): void {
		if ( ! $this->is_held() ) {
			throw new Import_Overtaken_Exception();
		}
	}

	public function begin( Operation_Row $row, callable $before ): void {
		$this->save_memory();
		$this->hold();
		if ( 'waiting' === $row->state ) {
			$row->before = $before();
		}
		$this->journal->ops->begin( $row );
		$this->at = $row;
		$this->on_change && ( $this->on_change )();
	}

	/** Stores the progress of an unfinished operation, in percent. */
	public function note( int $part ): void {
		$this->budget->move();
		$this->save_memory();
		$this->journal->ops->save( $this->import->import_id, $this->at->op_id, array( 'part' => $part, 'tries' => 1 ) );
		$this->go_on();
	}

	/** @throws Import_Overtaken_Exception If another request has resumed the import, whose result counts. */
	public function finish( array $result ): void {
		time() - $this->held_at > self::SURE_SECONDS && $this->hold();
		$row = $this->at;
		$this->budget->move();
		$post = (int) ( $result['post_id'] ?? $result['form_id'] ?? 0 );
		// The import bypasses this date, so a later one is somebody's edit.
		$result      += $post ? array( 'modified' => (string) get_post_field( 'post_modified', $post ) ) : array();
		$row->result  = $result;
		$row->message = (string) ( $result['skipped'] ?? '' );
		$row->state   = isset( $result['skipped'] ) ? 'skipped' : 'done';
		$row->args    = Import_Plan::without_contents( $row->args );
		$columns      = array( 'state' => $row->state, 'part' => 100, 'result' => $result, 'message' => $row->message, 'args' => $row->args );
		$this->journal->ops->save( $this->import->import_id, $row->op_id, $columns );
		$this->at    = null;
		unset( $this->by_name[ $row->op ] );
		$this->recent = array_slice( $this->recent, 1 - self::RECENT, null, true ) + array( $row->op_id => $result );
		foreach ( array_keys( $this->merged[ $row->op ] ?? array() ) as $part ) {
			$this->merged[ $row->op ][ $part ] = array_merge( $this->merged[ $row->op ][ $part ], $result[ $part ] ?? array() );
		}
		$this->on_change && ( $this->on_change )();
	}

	/** Returns an empty array for null and for unfinished operations. */
	public function result( ?string $op_id ): array {
		return null === $op_id ? array() : $this->recent[ $op_id ] ??= $this->journal->ops->result( $this->import->import_id, $op_id );
	}

	public function results( array $op_ids ): array {
		return $this->journal->ops->results( $this->import->import_id, $op_ids );
	}

	/** Ends this request after the operation, because the next one needs code that only a new request loads. */
	public function end_slice(): void {
		$this->budget->end();
	}

	/** Returns the result of the last operation of that name; empty without one. */
	public function result_of( string $name ): array {
		if ( ! isset( $this->by_name[ $name ] ) ) {
			$this->by_name[ $name ] = array();
			foreach ( $this->journal->ops->all( $this->import->import_id, array( $name ) ) as $row ) {
				$this->by_name[ $name ] = $row->result;
			}
		}
		return $this->by_name[ $name ];
	}

	/** Returns results by operation id. */
	public function all_results( string $name ): iterable {
		foreach ( $this->journal->ops->all( $this->import->import_id, array( $name ) ) as $row ) {
			yield $row->op_id => $row->result;
		}
	}

	public function earlier(): ?Earlier_Import {
		$this->earlier ??= Earlier_Import::replaced_by( $this->journal, $this->import ) ?? false;
		return $this->earlier ? $this->earlier : null;
	}

	/** Returns another import of a whole site; null if it was undone meanwhile. */
	public function other_site( string $import_id ): ?Earlier_Import {
		return Earlier_Import::of_site( $this->journal, $import_id );
	}

	public function post( ?string $op_id ): int {
		$result = $this->result( $op_id );
		return (int) ( $result['post_id'] ?? $result['component_id'] ?? 0 );
	}

	/** Returns one field of all results of that operation so far, merged. */
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

	/** Limits memory to the posts that one request needs, however many an import creates. */
	public function save_memory(): void {
		if ( memory_get_usage() - $this->memory > self::MEMORY ) {
			$GLOBALS['wpdb']->queries = array();
			self::forget_posts();
			Elementor::forget_documents();
			gc_collect_cycles();
			$this->memory = memory_get_usage();
		}
	}

	/** Clears the runtime cache except options, which are few and expensive to read again. */
	private static function forget_posts(): void {
		$kept = wp_using_ext_object_cache() ? array() : array_filter( wp_cache_get_multiple( array( 'alloptions', 'notoptions' ), 'options' ) );
		wp_cache_flush_runtime();
		wp_cache_set_multiple( $kept, 'options' );
	}
}
