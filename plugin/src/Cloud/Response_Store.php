<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

defined( 'ABSPATH' ) || exit;

/** Defines a storage of answers. No method throws or prints on a failure: the site then works without a cache. */
interface Response_Store {

	public function find( string $request ): ?Stored_Response;

	public function write( string $request, string $body, string $etag ): void;

	/** Records that the stored answer is still valid, without writing it again. */
	public function confirm( string $request ): void;

	public function drop( string $request ): void;

	public function clear(): void;

	public function count(): ?int;
}
