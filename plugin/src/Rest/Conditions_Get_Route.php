<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Contract;
use Kithouse\Theme_Builder\Condition_Tree;
use Kithouse\Theme_Builder\Conflicts;
use Kithouse\Theme_Builder\Preview;
use Kithouse\Theme_Builder\Theme_Part;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Conditions_Get_Route implements Route {

	public function __construct( private Contract $contract ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$part = Theme_Part::to_edit( (int) $request['template_id'], $this->contract );
		if ( is_wp_error( $part ) ) {
			return $part;
		}
		$tree       = new Condition_Tree( $part->type );
		$conditions = $part->conditions();
		$labels     = array();
		foreach ( array_filter( $conditions, fn( $condition ) => '' !== $condition->sub_id ) as $condition ) {
			$labels[ "$condition->name/$condition->sub_name/$condition->sub_id" ] = $tree->label( $condition );
		}
		return array(
			'title'               => $part->title(),
			'config'              => $tree->nodes(),
			'template_conditions' => array_map( fn( $condition ) => $condition->to_array(), $conditions ),
			'labels'              => (object) $labels,
			'conflicts'           => Conflicts::of( $part ),
			'previews'            => Preview::of( $part ),
		);
	}
}
