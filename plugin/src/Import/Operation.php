<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

/** Defines one kind of operation in plans. The contract describes its arguments. */
abstract class Operation {

	/** Name in plans and in the journal. */
	public const NAME = '';

	/** True once no plan may contain it any more. Stored imports that do are still counted and undone. */
	public const IS_RETIRED = false;

	abstract public function label( array $args ): string;

	/** Returns the former state of the site, stored until the import is undone. */
	public function snapshot( array $args, Run_Context $run ): array {
		return array();
	}

	/**
	 * Runs the operation. If `row` has several tries, first looks for what those left.
	 *
	 * @return array<string, mixed>|null Its result; `skipped` is the reason why it was not done. Null when time is up.
	 */
	abstract public function run( array $args, Run_Context $run, Operation_Row $row ): ?array;

	/** Undoes what nobody has changed since, and reports each part to `undoing`. */
	public function undo( Operation_Row $row, Undo_Context $undo ): void {}

	public function preview( array $args, Import_Preview $preview ): void {}

	/** Compares what was planned with what the site has, after a full-site import. */
	public function report( Operation_Row $row, Import_Report $report ): void {}

	/** @return array{posts?: int, media?: int, terms?: int, plugins?: int, post?: int} Counts of created content, and the post. */
	public static function created( array $result ): array {
		return array();
	}

	/** Returns true if the site already has what it would create. */
	public function is_met( array $args ): bool {
		return false;
	}

	/** Returns true if a full-site import continues when it fails. */
	public function is_optional( array $args, Import $import ): bool {
		return false;
	}

	/** Returns true if its undo deletes pictures, which requires a search for other uses. */
	public function removes_pictures(): bool {
		return false;
	}
}
