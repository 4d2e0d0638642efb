<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

use Kithouse\Brand;
use Kithouse\Contract;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Serves public answers, expired ones if the caller accepts them, so that the cloud cannot delay pages. */
final class Catalogue {

	public function __construct( private Contract $contract, private Cloud_Client $cloud, private Circuit_Breaker $breaker, private Response_Cache $cache ) {}

	/** @return array{0: mixed, 1: bool}|null The stored answer, and whether it is old. */
	public function find( string $name, array $input ): ?array {
		$stored = $this->cache->find( new Request( $this->contract->call( $name ), $input ) );
		return $stored ? self::decode( $stored ) : null;
	}

	/** @return array{0: mixed, 1: bool}|WP_Error The answer, and whether it is old. */
	public function ask( Request $request, bool $takes_old ): array|WP_Error {
		$stored = $this->cache->find( $request );
		$response = $stored ? self::decode( $stored ) : null;
		if ( null !== $response && ( $takes_old || ! $response[1] ) ) {
			return $response;
		}
		return $this->renew( $request, $response ? $stored : null, $response );
	}

	public function is_away(): bool {
		return $this->breaker->is_away();
	}

	/** @return array{0: mixed, 1: bool}|WP_Error `$response`, the old one, while the cloud refuses or is down. */
	private function renew( Request $request, ?Stored_Response $stored, ?array $response ): array|WP_Error {
		$news = $this->cloud->send( 'GET', $request->path(), $request->rest(), null, $stored->etag ?? '' );
		if ( is_wp_error( $news ) && 404 === ( $news->get_error_data()['status'] ?? 0 ) ) {
			$this->cache->drop( $request );
			return $news;
		}
		if ( is_wp_error( $news ) ) {
			return $response ?? $news;
		}
		if ( 304 !== $news->status ) {
			$this->cache->write( $request, $news->body, $news->etag );
			return array( $news->data, false );
		}
		if ( null === $response ) {
			return $this->contract->error( Brand::API_ERROR_CODE );
		}
		$this->cache->confirm( $request );
		return array( $response[0], false );
	}

	private static function decode( Stored_Response $stored ): ?array {
		$data = json_decode( $stored->body );
		return is_object( $data ) || is_array( $data ) ? array( $data, ! $stored->is_fresh() ) : null;
	}
}
