<?php
declare(strict_types=1);

namespace Kithouse;

use WP_Error;

defined( 'ABSPATH' ) || exit;

final class Contract {

	private ?array $data = null;

	public function __construct( private string $file ) {}

	public function calls(): array {
		return array_values( array_filter( $this->data()['calls'], fn( $call ) => 'provider' !== $call['runs'] ) );
	}

	public function call( string $name ): array {
		return array_column( $this->data()['calls'], null, 'name' )[ $name ];
	}

	/** @return array{args: array<string, mixed>, references: array<string, mixed>, capability: mixed}|null An operation of a plan. */
	public function op( string $name ): ?array {
		return $this->data()['ops'][ $name ] ?? null;
	}

	/** Builds an error of the contract; `details` are for the client. */
	public function error( string $code, ?string $message = null, mixed $details = null ): WP_Error {
		$entry = $this->data()['errors'][ $code ];
		$data  = array( 'status' => $entry['status'] );
		if ( null !== $details ) {
			$data['details'] = $details;
		}
		return new WP_Error( $code, $message ?? Error_Texts::find( $code ), $data );
	}

	private function data(): array {
		return $this->data ??= json_decode( (string) file_get_contents( $this->file ), true, 64, JSON_THROW_ON_ERROR );
	}
}
