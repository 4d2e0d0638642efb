<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

final class Operation_Row {

	public string $op_id;
	public string $import_id;
	public int $seq;
	public array $args;
	public string $step;
	public string $op;
	public string $label;
	public int $weight;
	/** Progress in percent until it is finished. */
	public int $part;
	/** Number of starts without progress. */
	public int $tries;
	public string $state;
	public array $result;
	public array $before;
	public string $message;

	public function __construct( object $row ) {
		foreach ( array( 'op_id', 'import_id', 'step', 'op', 'label', 'state', 'message' ) as $name ) {
			$this->$name = (string) $row->$name;
		}
		foreach ( array( 'seq', 'weight', 'part', 'tries' ) as $name ) {
			$this->$name = (int) $row->$name;
		}
		$this->args   = (array) json_decode( $row->args ?? '[]', true );
		$this->result = (array) json_decode( $row->result, true );
		$this->before = (array) json_decode( $row->before_state, true );
	}

	public function post(): int {
		return (int) ( $this->result['post_id'] ?? $this->result['form_id'] ?? $this->result['component_id'] ?? 0 );
	}

	/** Returns true if it may have left something on the site. */
	public function may_be_undone(): bool {
		return in_array( $this->state, array( 'begun', 'done', 'failed', 'kept' ), true );
	}
}
