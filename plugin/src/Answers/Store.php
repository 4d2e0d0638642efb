<?php
declare(strict_types=1);

namespace Kithouse\Answers;

defined( 'ABSPATH' ) || exit;

/** Where the answers of the cloud are stored. No method throws or prints when the storage fails: the site then works without a cache. */
interface Store {

	public function find( string $question ): ?Stored_Answer;

	public function write( string $question, string $body, string $etag ): void;

	/** Notes that the stored answer is still valid, without writing it again. */
	public function confirm( string $question ): void;

	public function drop( string $question ): void;

	/** Removes all answers. */
	public function clear(): void;

	/** The number of stored answers; null when the storage can't count them. */
	public function count(): ?int;
}
