<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Contract;
use Kithouse\WordPress\Elementor;
use WP_Error;

defined( 'ABSPATH' ) || exit;

final class Import_Outcome {

	public function __construct( private Contract $contract, private Journal $journal ) {}

	/** Returns the result of an import, or its error. It is the same for every kind of call. */
	public function of( Import $import ): array|WP_Error {
		if ( 'done' !== $import->state ) {
			$error = $import->error + array( 'code' => 'import_failed', 'message' => __( 'This import was undone.', 'kithouse' ), 'details' => null );
			return $this->contract->error( $error['code'], $error['message'], $error['details'] );
		}
		$post = 0;
		foreach ( $this->journal->ops->all( $import->import_id ) as $row ) {
			$post = (int) ( $row->result['post_id'] ?? 0 );
			if ( $post ) {
				break;
			}
		}
		return array( 'import_id' => $import->import_id ) + self::links( $post ) + self::elementor_link( $post, $import->plan->platform ) + array( 'warnings' => $this->warnings( $import ) );
	}

	public static function links( int $post ): array {
		return array(
			'post_id'   => $post,
			'edit_link' => (string) get_edit_post_link( $post, 'raw' ),
			'visit'     => (string) get_preview_post_link( $post ),
		);
	}

	private static function elementor_link( int $post, string $platform ): array {
		return 'elementor' === $platform && Elementor::is_active() && get_post( $post ) ? array( 'elementor_edit_link' => Elementor::edit_link( $post ) ) : array();
	}

	public function warnings( Import $import ): array {
		$warnings = $import->plan->warnings;
		foreach ( $this->journal->ops->all( $import->import_id ) as $row ) {
			array_push( $warnings, ...( $row->result['warnings'] ?? array() ) );
		}
		return $warnings;
	}
}
