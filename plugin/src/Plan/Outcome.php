<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Contract;
use Kithouse\Import\Elementor;
use WP_Error;

/** What an import that has ended came to. */
final class Outcome {

	public function __construct( private Contract $contract, private Journal $journal ) {}

	/** @return array<string, mixed>|WP_Error The same however often it is asked. */
	public function of( Import $import ): array|WP_Error {
		if ( 'done' !== $import->state ) {
			$error = $import->error + array( 'code' => 'import_failed', 'message' => __( 'This import was taken back.', 'kithouse' ), 'details' => null );
			return $this->contract->error( $error['code'], $error['message'], $error['details'] );
		}
		$rows  = $this->journal->ops( $import->import_id );
		$links = self::links( $rows, $import->plan->platform );
		return array( 'import_id' => $import->import_id ) + $links + array( 'warnings' => self::warnings( $import, $rows ) );
	}

	/**
	 * To the first post that it made.
	 *
	 * @param array<string, Op_Row> $rows
	 * @return array<string, mixed>
	 */
	public static function links( array $rows, string $platform ): array {
		$made = current( array_filter( array_column( array_column( $rows, 'result' ), 'post_id' ) ) );
		$post = (int) $made;
		$here = array(
			'post_id'   => $post,
			'edit_link' => (string) get_edit_post_link( $post, 'raw' ),
			'visit'     => (string) get_preview_post_link( $post ),
		);
		return $here + ( 'elementor' === $platform && Elementor::is_active() && get_post( $post ) ? array( 'elementor_edit_link' => Elementor::edit_link( $post ) ) : array() );
	}

	/**
	 * @param array<string, Op_Row> $rows
	 * @return list<array{code: string, message: string}>
	 */
	public static function warnings( Import $import, array $rows ): array {
		return array_merge( $import->plan->warnings, ...array_column( array_column( $rows, 'result' ), 'warnings' ) );
	}
}
