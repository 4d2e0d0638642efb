<?php
declare(strict_types=1);

namespace Kithouse\Plan;

defined( 'ABSPATH' ) || exit;

/** One kind of operation that a plan can ask this site for. The contract describes its arguments. */
abstract class Operation {

	/** As plans and the journal spell it. */
	public const NAME = '';

	/** What it is about, in a person's words. */
	abstract public function label( array $args ): string;

	/** @return array<string, mixed> What the site has before it; stored until the import is undone. */
	public function snapshot( array $args, Run $run ): array {
		return array();
	}

	/**
	 * Does it. When `row` says that it was begun before, first looks for what that attempt left.
	 *
	 * @return array<string, mixed>|null Its result; with `skipped` the reason why it was not done. Null when out of time.
	 * @throws Failed
	 */
	abstract public function run( array $args, Run $run, Op_Row $row ): ?array;

	/** Undoes what is still its own, and reports each part to `undoing`. */
	public function undo( Op_Row $row, Undoing $undoing ): void {}

	/** Adds what it would do to the preview of a full-site import. */
	public function preview( array $args, Import_Preview $preview ): void {}

	/** Compares what was planned with what the site has, after a full-site import. */
	public function report( Op_Row $row, Import_Report $report ): void {}

	/** @return array{posts?: int, media?: int, terms?: int, plugins?: int, post?: int} What a result of it created, and the post. */
	public static function created( array $result ): array {
		return array();
	}

	/** Whether the site has what it asks for already, so that its step has nothing to do. */
	public function is_met( array $args ): bool {
		return false;
	}

	/** Whether a full-site import continues without it when it fails. */
	public function is_optional( array $args, Import $import ): bool {
		return false;
	}

	/** Whether its undo deletes pictures, which takes a search for whatever else uses them. */
	public function removes_pictures(): bool {
		return false;
	}
}
