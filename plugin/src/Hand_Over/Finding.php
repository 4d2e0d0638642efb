<?php
declare(strict_types=1);

namespace Kithouse\Hand_Over;

defined( 'ABSPATH' ) || exit;

/** Describes one thing that visitors see differently once the plugin is inactive, and how WordPress can take it over. */
final class Finding {

	/**
	 * @param string                     $loss What visitors see instead.
	 * @param string                     $handed What the hand-over does; empty if it can't help.
	 * @param list<array<string, mixed>> $ops Operations of the hand-over.
	 */
	public function __construct( public string $kind, public string $label, public string $loss, public string $handed = '', public array $ops = array() ) {}

	/** @return array{kind: string, label: string, loss: string, hand_over: string} */
	public function to_array(): array {
		return array( 'kind' => $this->kind, 'label' => $this->label, 'loss' => $this->loss, 'hand_over' => $this->handed );
	}

	public static function op( string $id, string $step, string $op, array $args ): array {
		return array( 'id' => $id, 'step' => $step, 'op' => $op, 'args' => $args, 'needs' => array(), 'weight' => 1 );
	}
}
