<?php
declare(strict_types=1);

namespace Kithouse\Plan;

defined( 'ABSPATH' ) || exit;

/** Where values of a site are that an import sets and gives back, each by a key of its own. */
interface Settings_Store {

	/**
	 * @param list<string> $keys
	 * @return array<string, mixed> By key; null for what there is not.
	 */
	public function read( array $keys ): array;

	/**
	 * @param array<string, mixed> $values  By key; null takes it away.
	 * @param bool                 $is_undo Whether they are former values, which replace the present ones completely.
	 */
	public function write( array $values, bool $is_undo = false ): void;

	/** What a person calls it. */
	public function label( string $key ): string;
}
