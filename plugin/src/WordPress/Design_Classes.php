<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Core\Kits\Documents\Kit;
use Elementor\Modules\GlobalClasses\Global_Classes_Repository;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Finds what a killed script left, past every cache.

/** Adds global classes of Elementor 4 to its kit, and removes them. */
final class Design_Classes {

	private const POST_TYPE = 'e_global_class';
	private const DATA      = '_elementor_global_class_data';

	public readonly Class_Cleaner $cleaner;

	public function __construct( private Kit $kit ) {
		$this->cleaner = new Class_Cleaner();
	}

	/** @return list<string> Includes classes that a killed attempt didn't list yet. */
	public function ids(): array {
		return array_values( array_unique( array_map( 'strval', array( ...$this->repository()->get_order(), ...array_keys( $this->posts() ) ) ) ) );
	}

	public function labels(): array {
		return $this->repository()->all_labels();
	}

	/** @return array<string, string> Fingerprints by id, without the update that Elementor makes when it reads each class. */
	public function stored_prints( array $ids ): array {
		$posts = array_intersect_key( $this->posts(), array_flip( $ids ) );
		update_meta_cache( 'post', $posts );
		return array_map( fn( $post ) => Design_Names::print( ( (array) get_post_meta( $post, self::DATA, true ) )['variants'] ?? array() ), $posts );
	}

	/** @return array<string, string> Fingerprints by id. */
	public function prints( array $ids ): array {
		return array_map( fn( $item ) => Design_Names::print( $item['variants'] ?? array() ), $this->repository()->get_by_ids( $ids ) );
	}

	/**
	 * Adds classes before the existing ones, in their order. Safe to repeat.
	 *
	 * @param list<string>          $before  Ids of the site's own classes.
	 * @param string                $guid    Marks the posts that Elementor creates for them.
	 * @param array<string, string> $choices `match` or `replace` by key, for classes whose name the site has.
	 * @return array<string, string> Ids by key.
	 */
	public function ensure( array $classes, array $before, string $guid, array $choices = array() ): array {
		$taken   = $this->labels();
		$ids     = array();
		$new     = array();
		$changed = array();
		foreach ( $classes as $class ) {
			$item = $this->cleaner->clean( $class );
			if ( null === $item ) {
				continue;
			}
			$choice = $choices[ $class['key'] ] ?? null;
			$own    = null === $choice ? null : $this->own( $class['label'], $taken, $before );
			if ( 'replace' === $choice && null !== $own && array( $own => Design_Names::print( $item['variants'] ) ) !== $this->prints( array( $own ) ) ) {
				$changed[ $own ] = $item + array_intersect_key( $this->items( array( $own ) )[ $own ], array( 'id' => true, 'label' => true, 'sync_to_v3' => true ) );
			}
			$ids[ $class['key'] ] = $own ?? $this->find_or_name( $item, $class, $taken, $new, $before );
		}
		if ( $new || $changed ) {
			$this->save( $new, $changed, $guid );
		}
		return $ids;
	}

	/**
	 * Lists the site's own classes that have the name of one of these, but another definition.
	 *
	 * @return array<string, string> Ids of the site's own by key.
	 */
	public function conflicts( array $classes ): array {
		$taken = $this->labels();
		$found = array();
		foreach ( $classes as $class ) {
			$own  = $this->own( $class['label'], $taken, array_keys( $taken ) );
			$item = null === $own ? null : $this->cleaner->clean( $class );
			if ( null !== $item && null === $this->equal( $item, $class['label'], $taken ) ) {
				$found[ $class['key'] ] = $own;
			}
		}
		return $found;
	}

	/** Returns the id of the site's own class of this name. */
	public function own( string $label, array $taken, array $before ): ?string {
		$ids = array_intersect( array_map( 'strval', array_keys( array_filter( $taken, fn( $other ) => 0 === strcasecmp( $other, $label ) ) ) ), $before );
		return array_values( $ids )[0] ?? null;
	}

	/** @return array<string, array<string, mixed>> Definitions by id. */
	public function items( array $ids ): array {
		return $this->repository()->get_by_ids( $ids );
	}

	/** @param array<string, array<string, mixed>> $items Definitions by id, of existing classes. */
	public function restore( array $items ): void {
		$this->save( array(), array_intersect_key( $items, $this->labels() ), '' );
	}

	/** Deletes posts of a killed attempt that Elementor hasn't listed. */
	public function sweep( string $guid ): void {
		foreach ( array_diff( $this->marked( $guid ), $this->posts() ) as $post ) {
			wp_delete_post( $post, true );
		}
	}

	/** @return list<string> Ids of the classes that carry this mark. */
	public function made( string $guid ): array {
		return array_map( 'strval', array_keys( array_intersect( $this->posts(), $this->marked( $guid ) ) ) );
	}

	/** @return list<int> */
	public function posts_of( array $ids ): array {
		return array_values( array_intersect_key( $this->posts(), array_flip( $ids ) ) );
	}

	public function remove( array $ids ): void {
		$this->repository()->apply_changes( array(), array( 'deleted' => $ids, 'order' => true ), array_values( array_diff( $this->repository()->get_order(), $ids ) ) );
	}

	private function save( array $new, array $changed, string $guid ): void {
		$is_new = fn( $data ) => is_array( $data ) && self::POST_TYPE === ( $data['post_type'] ?? null ) && '' === ( $data['guid'] ?? null );
		$mark   = fn( $data ) => $is_new( $data ) ? array( 'guid' => $guid ) + $data : $data;
		add_filter( 'wp_insert_post_data', $mark );
		try {
			$ids   = array_keys( $new );
			$order = array_values( array_unique( array( ...$ids, ...$this->repository()->get_order() ) ) );
			$apply = fn() => $this->repository()->apply_changes( $new + $changed, array( 'added' => $ids, 'modified' => array_keys( $changed ), 'order' => array() !== $new ), $order );
			$new ? Class_Insert::during( $this->kit->get_id(), $guid, $apply ) : $apply();
		} finally {
			remove_filter( 'wp_insert_post_data', $mark );
		}
	}

	/** Returns the id of an equal class, or adds the class to `$new` with a free name and id. */
	private function find_or_name( array $item, array $class, array &$taken, array &$new, array $before ): string {
		$equal = $this->equal( $item, $class['label'], array_diff_key( $taken, $new ) );
		if ( null !== $equal ) {
			return $equal;
		}
		$label = Design_Names::free( $class['label'], $taken );
		$print = Design_Names::print( $item['variants'] );
		$used  = array( ...$before, ...array_keys( $taken ) );
		$free  = array_diff( Design_Names::ids( 'g-', $class['id'] ?? null, $class['label'] . $print ), $used );
		$id   = (string) ( current( $free ) ?: 'g-' . strtolower( wp_generate_password( 12, false ) ) );

		$new[ $id ]   = array( 'id' => $id, 'label' => $label ) + $item;
		$taken[ $id ] = $label;
		return $id;
	}

	/** Returns the id of a class with the same definition under this name, or under the name with a number. */
	private function equal( array $item, string $label, array $taken ): ?string {
		$print = Design_Names::print( $item['variants'] );
		foreach ( Design_Names::labels( $label ) as $name ) {
			$others = array_keys( array_filter( $taken, fn( $other ) => 0 === strcasecmp( $other, $name ) ) );
			$equal  = array_keys( $this->prints( $others ), $print, true );
			if ( $equal || ! $others ) {
				return isset( $equal[0] ) ? (string) $equal[0] : null;
			}
		}
	}

	/** Returns a new repository each time, because each one caches what it reads. */
	private function repository(): Global_Classes_Repository {
		return Global_Classes_Repository::make( $this->kit );
	}

	/** @return array<string, int> Posts of classes by id. */
	private function posts(): array {
		$posts = get_post_meta( $this->kit->get_id(), Class_Insert::POST_IDS, true );
		return array_map( 'intval', is_array( $posts ) ? $posts : array() );
	}

	/** @return list<int> */
	private function marked( string $guid ): array {
		global $wpdb;
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = %s AND guid = %s", self::POST_TYPE, $guid ) ) );
	}
}
