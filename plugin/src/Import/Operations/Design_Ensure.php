<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Elementor\Core\Kits\Documents\Kit;
use Kithouse\Contract;
use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Contract;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import\Value_Backup;
use Kithouse\Import_Failed_Exception;
use Kithouse\WordPress\Design_Classes;
use Kithouse\WordPress\Design_Kit;
use Kithouse\WordPress\Design_Store;
use Kithouse\WordPress\Design_Variables;
use Kithouse\WordPress\Known_Design;
use Kithouse\WordPress\References;
use Kithouse\WordPress\Symbols;
use Kithouse\WordPress\Template_Content;

defined( 'ABSPATH' ) || exit;

/** Adds global classes and variables to Elementor's kit. The site's own change only if a person chose to replace them. */
final class Design_Ensure extends Operation {

	public const NAME = 'design.ensure';
	/** Maximum number of classes of one operation. */
	private const MAX_CLASSES = 200;

	public function label( array $args ): string {
		/* translators: 1: number, 2: number */
		return sprintf( __( 'Elementor design: %1$d global classes, %2$d variables', 'kithouse' ), count( $args['classes'] ), count( $args['variables'] ) );
	}

	/** Checks classes and variables that come without a plan like those of one. */
	public static function accepts( ?array $design, Contract $contract ): bool {
		$classes = $design['classes'] ?? array();
		if ( null === $design || ! is_array( $classes ) || ! array_is_list( $classes ) || array_filter( $classes, 'is_array' ) !== $classes ) {
			return null === $design;
		}
		$schema  = new Operation_Contract( $contract );
		$classes = array_map( fn( $one ) => array_diff_key( $one, array( 'strength' => true ) ), $classes );
		$chunks  = array_map( fn( $chunk ) => array( 'classes' => $chunk ) + $design, array_chunk( $classes, self::MAX_CLASSES ) );
		return array() === array_filter( $chunks ?: array( $design ), fn( $chunk ) => ! $schema->accepts( self::NAME, $chunk ) );
	}

	public function snapshot( array $args, Run_Context $run ): array {
		$kit = Design_Kit::find();
		return null === $kit ? array() : array(
			'metas'     => Design_Kit::metas( $kit ),
			'classes'   => ( new Design_Classes( $kit ) )->ids(),
			'variables' => array_map( 'strval', array_keys( ( new Design_Variables( $kit ) )->prints() ) ),
		) + ( new Value_Backup( new Design_Store( $kit ) ) )->keep( self::replaced( $args, $kit ) );
	}

	/** @return list<string> Keys of the site's own classes and variables that the import changes. */
	private static function replaced( array $args, Kit $kit ): array {
		$replaces  = fn( $kind, $one ) => 'replace' === ( $args['choices'][ "$kind/{$one['key']}" ] ?? null );
		$classes   = new Design_Classes( $kit );
		$variables = new Design_Variables( $kit );
		$labels    = $classes->labels();
		$keys      = array();
		foreach ( array_filter( $args['classes'], fn( $one ) => $replaces( 'class', $one ) ) as $one ) {
			$id     = $classes->own( $one['label'], $labels, array_map( 'strval', array_keys( $labels ) ) );
			$keys[] = null === $id ? '' : "class/$id";
		}
		foreach ( array_filter( $args['variables'], fn( $one ) => $replaces( 'variable', $one ) ) as $one ) {
			$id     = $variables->find( $one );
			$keys[] = null === $id ? '' : "variable/$id";
		}
		return array_values( array_unique( array_filter( $keys ) ) );
	}

	/** Returns the choices about one kind, by key. */
	private static function choices( array $args, string $kind ): array {
		$ours = array_filter( (array) ( $args['choices'] ?? array() ), fn( $name ) => str_starts_with( $name, "$kind/" ), ARRAY_FILTER_USE_KEY );
		return array_combine( array_map( fn( $name ) => substr( $name, strlen( "$kind/" ) ), array_keys( $ours ) ), array_values( $ours ) );
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
		$names     = self::prefixed( 'variable', $variables->ensure( $args['variables'], $row->before['variables'], self::choices( $args, 'variable' ) ) );
		$resolved  = self::resolve( $args, $names, $run );
		$added     = $classes->ensure( $resolved, $row->before['classes'], $guid, self::choices( $args, 'class' ) );
		$prints    = array_intersect_key( $variables->prints(), array_flip( $names ) ) + $classes->stored_prints( array_values( $added ) );
		( new Known_Design( $kit ) )->remember( $args, $names + self::prefixed( 'class', $added ) );
		$values    = ( new Design_Store( $kit ) )->read( array_keys( $row->before['values'] ?? array() ) );
		$labels    = array_intersect_key( $variables->labels() + $classes->labels(), $prints );
		return array( 'design' => $names + self::prefixed( 'class', $added ), 'prints' => $prints, 'labels' => $labels, 'values' => $values, 'warnings' => self::warnings( $classes->cleaner->refused ) );
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
		// Replaced definitions use the added ones.
		$restored = ( new Value_Backup( new Design_Store( $kit ) ) )->undo( $row, $undo, 'manage_options' );
		( new Design_Removal( $kit, $row, $undo ) )->run( Design_Store::ids( array_keys( $restored ), 'class' ) );
	}

	/** Lists names that the site already has, to choose about. */
	public function preview( array $args, Import_Preview $preview ): void {
		$count = count( array_keys( (array) ( $args['choices'] ?? array() ), 'replace', true ) );
		/* translators: %s: number */
		$text = sprintf( _n( 'Replaces %s of yours. Undo restores it.', 'Replaces %s of yours. Undo restores them.', $count, 'kithouse' ), number_format_i18n( $count ) );
		$preview->change( $this->label( $args ), '', 0 === $count ? __( 'Added to Elementor. Your own stay unchanged.', 'kithouse' ) : $text );
		$preview->add_design( $args );
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
