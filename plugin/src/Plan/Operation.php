<?php
declare(strict_types=1);

namespace Kithouse\Plan;

defined( 'ABSPATH' ) || exit;

/** One kind of what a plan can ask for. */
interface Operation {

	/** What it is about, in a person's words. */
	public function label( array $args ): string;

	/** @return array<string, mixed> What there is before it; kept until it is taken back. */
	public function before( array $args, Run $run ): array;

	/**
	 * Does it; when `row` tells that it was begun before, first finds what of it there is.
	 *
	 * @return array<string, mixed>|null What came of it; with `skipped` the reason why it was not done. Null when time was over.
	 * @throws Failed
	 */
	public function carry_out( array $args, Run $run, Op_Row $row ): ?array;

	/** Takes back what is still its own, and tells `undoing` of each part. */
	public function undo( Op_Row $row, array $args, Undoing $undoing ): void;
}
