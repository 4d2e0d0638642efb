<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Core\Kits\Documents\Kit;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Elementor reads classes one at a time.

/** Remembers which classes and variables of the site are equal to those of the library, which an import doesn't add again. */
final class Known_Design {

	private const OPTION = 'kithouse_design';
	/** Limits the list, because several definitions of the library can be equal on a site. */
	private const MAX_DEFINITIONS = 2000;
	private const EACH            = 1000;
	private const KINDS           = array( 'class' => 'classes', 'variable' => 'variables' );
	private const NAME            = '#^(class|variable)/[a-z0-9][a-z0-9-]{0,119}$#D';

	/** @var array<string, array<string, string>> Labels by id, of each kind. */
	private array $labels;
	/** @var array<string, array<string, string>> Fingerprints by id, of each kind. */
	private array $prints;

	public function __construct( Kit $kit ) {
		$classes      = new Design_Classes( $kit );
		$variables    = new Design_Variables( $kit );
		$this->labels = array( 'class' => $classes->labels(), 'variable' => $variables->labels() );
		$this->prints = array( 'class' => self::prints_of_classes( $kit ), 'variable' => $variables->prints() );
	}

	/** @return array<string, string> Fingerprints of what the database has, by id. Those of Elementor's own records would take a query each. */
	private static function prints_of_classes( Kit $kit ): array {
		global $wpdb;
		$posts  = get_post_meta( $kit->get_id(), '_elementor_global_classes_post_ids', true );
		$rows   = $wpdb->get_results( "SELECT m.post_id, MD5( m.meta_value ) AS print FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id WHERE m.meta_key = '_elementor_global_class_data' AND p.post_type = 'e_global_class'", ARRAY_A );
		$prints = array_column( $rows, 'print', 'post_id' );
		return array_filter( array_map( fn( $post ) => $prints[ (int) $post ] ?? null, is_array( $posts ) ? $posts : array() ) );
	}

	/** @return array{existing_classes: list<string>, existing_variables: list<string>} Keys that the library has for them. */
	public function keys(): array {
		$names = array_keys( array_filter( self::read(), array( $this, 'is_unchanged' ), ARRAY_FILTER_USE_BOTH ) );
		$found = array();
		foreach ( self::KINDS as $kind => $list ) {
			$found[ "existing_$list" ] = array_slice( Design_Store::ids( $names, $kind ), -self::EACH );
		}
		return $found;
	}

	/**
	 * @param array<string, mixed>  $args As `design.ensure` takes it.
	 * @param array<string, string> $ids  By name, such as `class/hero-1a2b3c4d`.
	 */
	public function remember( array $args, array $ids ): void {
		$new = array();
		foreach ( self::KINDS as $kind => $list ) {
			foreach ( $args[ $list ] as $one ) {
				$name = "$kind/{$one['key']}";
				$id   = $ids[ $name ] ?? '';
				if ( '' !== $id && 'match' !== ( $args['choices'][ $name ] ?? null ) ) {
					$new[ $name ] = array( 'id' => $id, 'label' => $one['label'], 'print' => $this->prints[ $kind ][ $id ] ?? '' );
				}
			}
		}
		self::write( array_replace( array_diff_key( self::read(), $new ), $new ) );
	}

	/** Forgets those that the site no longer has. */
	public function prune(): void {
		self::write( array_filter( self::read(), fn( $one, $name ) => isset( $this->labels[ strtok( $name, '/' ) ][ $one['id'] ] ), ARRAY_FILTER_USE_BOTH ) );
	}

	/** Returns true if an import would find it: under its name, or under the name with a number. */
	private function is_unchanged( array $one, string $name ): bool {
		$kind  = strtok( $name, '/' );
		$label = $this->labels[ $kind ][ $one['id'] ] ?? null;
		if ( null === $label || ( $this->prints[ $kind ][ $one['id'] ] ?? '' ) !== $one['print'] ) {
			return false;
		}
		$taken = array_map( 'strtolower', $this->labels[ $kind ] );
		foreach ( Design_Names::labels( $one['label'] ) as $wanted ) {
			if ( 0 === strcasecmp( $wanted, $label ) ) {
				return true;
			}
			if ( ! in_array( strtolower( $wanted ), $taken, true ) ) {
				return false;
			}
		}
	}

	/** @return array<string, array{id: string, label: string, print: string}> */
	private static function read(): array {
		$known    = get_option( self::OPTION, array() );
		$is_known = fn( $one, $name ) => 1 === preg_match( self::NAME, (string) $name ) && is_array( $one ) && array( 'id', 'label', 'print' ) === array_keys( array_filter( $one, 'is_string' ) );
		return array_filter( is_array( $known ) ? $known : array(), $is_known, ARRAY_FILTER_USE_BOTH );
	}

	private static function write( array $known ): void {
		$known ? update_option( self::OPTION, array_slice( $known, -self::MAX_DEFINITIONS ), false ) : delete_option( self::OPTION );
	}
}
