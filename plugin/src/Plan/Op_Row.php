<?php
declare(strict_types=1);

namespace Kithouse\Plan;

defined( 'ABSPATH' ) || exit;

/** What the journal has of one operation. */
final class Op_Row {

	public string $op_id;
	public string $import_id;
	public int $seq;
	/** @var array<string, mixed> What the plan says; of one that is done without contents. */
	public array $args;
	public string $step;
	public string $op;
	public string $label;
	public int $weight;
	/** How much of it is done, in percent, while it is not finished. */
	public int $part;
	/** How often it was begun without getting further. */
	public int $tries;
	public string $state;
	/** @var array<string, mixed> */
	public array $result;
	/** @var array<string, mixed> What there was before it, to be put back. */
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

	/** The post that it made; 0 without one. */
	public function post(): int {
		return (int) ( $this->result['post_id'] ?? $this->result['form_id'] ?? 0 );
	}

	/** There may be something of it on the site. */
	public function may_be_undone(): bool {
		return in_array( $this->state, array( 'begun', 'done', 'failed', 'kept' ), true );
	}
}
