<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import_Failed_Exception;
use Kithouse\WordPress\Design_Classes;
use Kithouse\WordPress\Design_Kit;
use Kithouse\WordPress\Design_Variables;
use Kithouse\WordPress\References;
use Kithouse\WordPress\Symbols;
use Kithouse\WordPress\Template_Content;

defined( 'ABSPATH' ) || exit;

/** Adds global classes and variables to Elementor's kit. The site's own stay unchanged, even if they have the same name. */
final class Design_Ensure extends Operation {

	public const NAME = 'design.ensure';

	public function label( array $args ): string {
		/* translators: 1: number, 2: number */
		return sprintf( __( 'Elementor design: %1$d global classes, %2$d variables', 'kithouse' ), count( $args['classes'] ), count( $args['variables'] ) );
	}

	public function snapshot( array $args, Run_Context $run ): array {
		$kit = Design_Kit::find();
		return null === $kit ? array() : array(
			'metas'     => Design_Kit::metas( $kit ),
			'classes'   => ( new Design_Classes( $kit ) )->ids(),
			'variables' => array_map( 'strval', array_keys( ( new Design_Variables( $kit ) )->prints() ) ),
		);
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$kit = Design_Kit::find();
		if ( null === $kit || ! isset( $row->before['metas'] ) ) {
			$failure = new Import_Failed_Exception( __( 'Elementor’s global classes or variables aren’t available on this site. Start the import again to get local styles instead.', 'kithouse' ) );
			throw $failure;
		}
		$guid     = ( new Marked_Posts( $run->import->mark( $row->op_id ) ) )->guid();
		$classes  = new Design_Classes( $kit );
		$row->tries > 1 && $classes->sweep( $guid );
		$variables = new Design_Variables( $kit );
		$names     = self::prefixed( 'variable', $variables->ensure( $args['variables'] ) );
		$resolved  = self::resolve( $args, $names, $run );
		$added     = $classes->ensure( $resolved, $row->before['classes'], $guid );
		$prints    = array_intersect_key( $variables->prints(), array_flip( $names ) ) + $classes->prints( array_values( $added ) );
		return array( 'design' => $names + self::prefixed( 'class', $added ), 'prints' => $prints, 'warnings' => self::warnings( $classes->refused ) );
	}

	private static function prefixed( string $kind, array $ids ): array {
		return array_combine( array_map( fn( $key ) => "$kind/$key", array_keys( $ids ) ), array_values( $ids ) );
	}

	/** Replaces symbols of pictures and variables in the definitions. */
	private static function resolve( array $args, array $names, Run_Context $run ): array {
		$known = array_map( fn( $id ) => array( 'slug' => $id ), $names );
		foreach ( $args['refs'] ?? array() as $name => $op_id ) {
			$known += array( $name => array( 'slug' => (string) ( $run->result( $op_id )['design'][ $name ] ?? '' ) ) );
		}
		$symbols = new Symbols( Template_Content::of_plan( array( 'kind' => 'kit' ), true, true ), Media_Fetch::all( $run ), new References( $known ) );
		return $symbols->in_value( $args['classes'] );
	}

	private static function warnings( array $refused ): array {
		$names = implode( ', ', array_slice( $refused, 0, 10 ) ) . ( count( $refused ) > 10 ? ' …' : '' );
		/* translators: %s: comma-separated names */
		$text = __( 'Elementor doesn’t accept these values on this site, so they were skipped: %s.', 'kithouse' );
		return $refused ? array( array( 'code' => 'value_refused', 'message' => sprintf( $text, $names ) ) ) : array();
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$kit = isset( $row->before['metas'] ) ? Design_Kit::find() : null;
		if ( null === $kit ) {
			isset( $row->result['design'] ) && $undo->keep( $this->label( $row->args ), __( 'Elementor’s global classes or variables aren’t available on this site.', 'kithouse' ) );
			return;
		}
		( new Design_Removal( $kit, $row, $undo ) )->run();
	}

	/** Lists names that the site already has. */
	public function preview( array $args, Import_Preview $preview ): void {
		$preview->change( $this->label( $args ), '', __( 'Added to Elementor. Your own stay unchanged.', 'kithouse' ) );
		$kit   = Design_Kit::find();
		$own   = null === $kit ? array() : array( ...array_values( ( new Design_Classes( $kit ) )->labels() ), ...( new Design_Variables( $kit ) )->labels() );
		$own   = array_flip( array_map( 'strtolower', $own ) );
		$taken = array_filter( array_column( array( ...$args['classes'], ...$args['variables'] ), 'label' ), fn( $label ) => isset( $own[ strtolower( $label ) ] ) );
		if ( $taken ) {
			/* translators: %s: comma-separated names */
			$text = __( 'Your site already has global classes or variables with these names: %s. New ones that look different get a number.', 'kithouse' );
			$preview->warn( array( 'code' => 'design_taken', 'message' => sprintf( $text, implode( ', ', array_slice( $taken, 0, 10 ) ) . ( count( $taken ) > 10 ? ' …' : '' ) ) ) );
		}
	}

	/** Counts the classes and variables that documents of the import can use. */
	public function report( Operation_Row $row, Import_Report $report ): void {
		$made    = $row->result['design'] ?? array();
		$kit     = Design_Kit::find();
		$here    = null !== $kit ? array( ...( new Design_Classes( $kit ) )->ids(), ...array_keys( ( new Design_Variables( $kit ) )->prints() ) ) : array();
		$planned = count( $row->args['classes'] ?? array() ) + count( $row->args['variables'] ?? array() );
		$found   = count( array_intersect( $made, $here ) );
		$report->count( 'design', __( 'Global classes and variables', 'kithouse' ), $planned, $found );
		$report->tell( $row, $found === $planned );
	}
}
