<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use Kithouse\Import\History;
use Kithouse\Import\Imports;
use Kithouse\Import\Operations\Import_Factory;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Imports single templates; lists and undoes all imports. */
final class Imports_Controller {

	public function __construct( private Contract $contract, private Account $account, private Cloud_Client $cloud ) {}

	public function import_page( WP_REST_Request $request ): array|WP_Error {
		$title = trim( sanitize_text_field( (string) $request['title'] ) );
		if ( '' === $title ) {
			$message = __( 'Enter a page title.', 'kithouse' );
			return $this->contract->error( 'invalid_input', $message, array( 'title' => $message ) );
		}
		return $this->imports()->carry_out( self::import_id( $request ), self::input_of( $request, 'page' ), $title, self::info( $request ) );
	}

	/** Adds a template to Elementor's library. The block editor has none. */
	public function import_template( WP_REST_Request $request ): array|WP_Error {
		if ( 'elementor' !== $request['platform'] ) {
			$message = __( 'Only Elementor has saved templates. Create a page instead.', 'kithouse' );
			return $this->contract->error( 'invalid_input', $message, array( 'platform' => $message ) );
		}
		return $this->imports()->carry_out( self::import_id( $request ), self::input_of( $request, 'library' ), '', self::info( $request ) );
	}

	/** Lists the person's imports, or all for an administrator. */
	public function list( WP_REST_Request $request ): array {
		return ( new History() )->page( (int) $request['page'], (int) $request['per_page'] );
	}

	public function get( WP_REST_Request $request ): array|WP_Error {
		return ( new History() )->find( (string) $request['import_id'] ) ?? $this->contract->error( 'import_not_found' );
	}

	/** Undoes an import; `dry_run` only reports. */
	public function undo( WP_REST_Request $request ): array|WP_Error {
		return $this->imports()->undo( (string) $request['import_id'], (bool) $request['dry_run'], array_values( array_map( 'strval', (array) $request['also'] ) ) );
	}

	private static function import_id( WP_REST_Request $request ): string {
		return (string) ( $request['import_id'] ?? wp_generate_uuid4() );
	}

	/** @return array<string, mixed> The choices that the import stores. */
	private static function info( WP_REST_Request $request ): array {
		return ( false === $request['enable_container'] ? array( 'keeps_container_off' => true ) : array() )
			+ ( true === $request['enable_atomic'] ? array( 'enables_atomic' => true ) : array() );
	}

	/** @return array<string, mixed> What the plan is for. */
	private static function input_of( WP_REST_Request $request, string $kind ): array {
		return array(
			'id'       => (int) $request['id'],
			'origin'   => (string) $request['origin'],
			'platform' => (string) $request['platform'],
			'as'       => $kind,
			'colors'   => (string) $request['colors'],
		) + ( $request['design_choices'] ? array( 'design_choices' => $request['design_choices'] ) : array() );
	}

	private function imports(): Imports {
		return Import_Factory::imports( $this->contract, $this->account, $this->cloud );
	}
}
