<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Reads and writes values of the site by key, which an import sets and restores. */
interface Settings_Store {

	/** @return array<string, mixed> By key; null for missing ones. */
	public function read( array $keys ): array;

	/** @param array<string, mixed> $values By key; null deletes. `$is_undo` replaces present values completely. */
	public function write( array $values, bool $is_undo = false ): void;

	public function label( string $key ): string;
}
