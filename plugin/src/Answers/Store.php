<?php
declare(strict_types=1);

namespace Kithouse\Answers;

defined( 'ABSPATH' ) || exit;

/** Defines a storage of answers. No method throws or prints on a failure: the site then works without a cache. */
interface Store {

	public function find( string $question ): ?Stored_Answer;

	public function write( string $question, string $body, string $etag ): void;

	/** Records that the stored answer is still valid, without writing it again. */
	public function confirm( string $question ): void;

	public function drop( string $question ): void;

	public function clear(): void;

	/** Returns the number of stored answers; null if unknown. */
	public function count(): ?int;
}
