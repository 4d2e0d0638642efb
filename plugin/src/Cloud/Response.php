<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

defined( 'ABSPATH' ) || exit;

/** Holds an answer of the cloud. `data` is decoded to objects, so that an empty object stays one. */
final class Response {
	public function __construct( public int $status, public string $body, public mixed $data, public string $etag ) {}
}
