<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use Kithouse\Hand_Over\Part_Move;
use Kithouse\Import\Operations\Import_Factory;
use Kithouse\Theme_Builder\Condition;
use Kithouse\Theme_Builder\Condition_Lookup;
use Kithouse\Theme_Builder\Condition_Tree;
use Kithouse\Theme_Builder\Conflicts;
use Kithouse\Theme_Builder\Preview;
use Kithouse\Theme_Builder\Theme_Part;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Reads and saves where a theme part is shown. */
final class Conditions_Controller {

	public function __construct( private Contract $contract, private Account $account, private Cloud_Client $cloud ) {}

	public function get( WP_REST_Request $request ): array|WP_Error {
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

	/** Saves all conditions of a part, or none if one does not exist here. */
	public function save( WP_REST_Request $request ): array|WP_Error {
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
		$moved = ( new Part_Move( Import_Factory::imports( $this->contract, $this->account, $this->cloud ) ) )->run( $part );
		return array(
			'status'    => 'success',
			'message'   => __( 'The conditions are saved.', 'kithouse' ),
			'conflicts' => $moved ? array() : Conflicts::clashes( $part ),
		) + ( $moved ? array( 'moved' => $moved ) : array() );
	}

	public function autocomplete( WP_REST_Request $request ): array|WP_Error {
		$payload = json_decode( (string) $request['payload'], true );
		$type    = is_array( $payload ) ? $payload['query_type'] ?? '' : '';
		$object  = is_array( $payload ) ? $payload['object'] ?? '' : '';
		$found   = is_string( $type ) && is_string( $object ) ? Condition_Lookup::find( $type, $object, trim( (string) $request['query'] ) ) : null;
		return $found ?? $this->contract->error( 'invalid_input' );
	}
}
