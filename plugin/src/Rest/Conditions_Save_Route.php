<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Contract;
use Kithouse\Theme_Builder\Condition;
use Kithouse\Theme_Builder\Condition_Tree;
use Kithouse\Theme_Builder\Conflicts;
use Kithouse\Theme_Builder\Theme_Part;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Saves all conditions of a part, or none if one does not exist here. */
final class Conditions_Save_Route implements Route {

	public function __construct( private Contract $contract ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$part = Theme_Part::to_edit( (int) $request['template_id'], $this->contract );
		if ( is_wp_error( $part ) ) {
			return $part;
		}
		$tree       = new Condition_Tree( $part->type );
		$conditions = array();
		foreach ( $request['conditions'] as $text ) {
			$condition = Condition::parse( $text );
			if ( ! $condition || ! $tree->knows( $condition ) ) {
				/* translators: %s: a condition such as "include/singular/book" */
				$message = __( 'This site has no location for this condition: %s. Nothing was changed.', 'kithouse' );
				return $this->contract->error( 'invalid_input', sprintf( $message, $text ), array( 'conditions' => $text ) );
			}
			$conditions[] = $condition;
		}
		$part->set_conditions( $conditions );
		return array(
			'status'    => 'success',
			'message'   => __( 'The conditions are saved.', 'kithouse' ),
			'conflicts' => Conflicts::clashes( $part ),
		);
	}
}
