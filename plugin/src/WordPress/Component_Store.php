<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Modules\Components\Components_Access_Controller;
use Elementor\Modules\Components\Components_Repository;
use Elementor\Modules\Components\Documents\Component;
use Elementor\Modules\Components\OverridableProps\Overridable_Prop_Parser;
use Elementor\Plugin;
use Throwable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Reads what Elementor's own lists leave out, such as archived components.

/** Adds components of Elementor 4 through its own classes, and finds equal ones. */
final class Component_Store {

	public const POST_TYPE = 'elementor_component';

	private const UID     = '_elementor_component_uid';
	private const EXPOSED = '_elementor_component_overridable_props';
	/** Stores what an import gave and what Elementor made of it. */
	private const FINGERPRINTS = '_kithouse_component';
	/** Stores the key that a file of the library has for the component. Several files can have equal components. */
	private const KEY            = '_kithouse_component_key';
	private const MAX_COMPONENTS = 100;
	private const FEATURES       = array( 'e_atomic_elements', 'e_components' );
	private const METHODS        = array(
		Components_Repository::class   => array( 'make', 'create', 'get' ),
		Component::class               => array( 'update_overridable_props', 'get_overridable_props' ),
		Overridable_Prop_Parser::class => array( 'make', 'parse' ),
	);

	/** @param bool $enables_atomic Whether an import is about to switch on features that are off. */
	public static function is_available( bool $enables_atomic = false ): bool {
		$experiments = Elementor::is_active() ? Plugin::$instance->experiments ?? null : null;
		$will_be_on  = $enables_atomic && Elementor::lacks_atomic();
		if ( ! is_object( $experiments ) || ! method_exists( $experiments, 'is_feature_active' ) || ! ( $will_be_on || post_type_exists( self::POST_TYPE ) ) ) {
			return false;
		}
		foreach ( self::METHODS as $name => $methods ) {
			if ( ! class_exists( $name ) || array_filter( $methods, fn( $method ) => ! method_exists( $name, $method ) ) ) {
				return false;
			}
		}
		return $will_be_on || array() === array_filter( self::FEATURES, fn( $feature ) => ! $experiments->is_feature_active( $feature ) );
	}

	/** @return array{components?: int, existing_components?: list<string>} What this site can add, and the keys of earlier imports; empty if it gets ordinary elements instead. */
	public static function room( bool $enables_atomic = false ): array {
		/** Filters whether imports add components. With `false`, pages get ordinary elements instead. */
		if ( ! self::is_available( $enables_atomic ) || true !== apply_filters( 'kithouse_components', true ) ) {
			return array();
		}
		$counts = array_diff_key( (array) wp_count_posts( self::POST_TYPE ), array( 'trash' => true, 'auto-draft' => true ) );
		return array( 'components' => max( 0, self::MAX_COMPONENTS - (int) array_sum( $counts ) ), 'existing_components' => self::keys() );
	}

	/** @return list<string> Keys of the imported components that nobody has changed, so that an import uses them again. */
	private static function keys(): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT m.post_id, m.meta_value FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id
				WHERE m.meta_key = %s AND p.post_type = %s AND p.post_status NOT IN ( 'trash', 'auto-draft' ) ORDER BY m.meta_id DESC LIMIT %d",
				self::KEY,
				self::POST_TYPE,
				self::MAX_COMPONENTS
			)
		);
		$rows = array_filter( $rows, fn( $row ) => self::is_untouched( (int) $row->post_id ) && ! self::is_archived( (int) $row->post_id ) );
		return array_values( array_unique( array_column( $rows, 'meta_value' ) ) );
	}

	/** Notes the key of a component that an import has added. The site's own stay as they are. */
	public static function remember( int $id, string $key ): void {
		$is_known = ! metadata_exists( 'post', $id, self::FINGERPRINTS ) || in_array( $key, get_post_meta( $id, self::KEY ), true );
		$is_known || add_post_meta( $id, self::KEY, $key );
	}

	private static function is_archived( int $id ): bool {
		return (bool) get_post_meta( $id, '_elementor_component_is_archived', true );
	}

	/** Returns false where Elementor shows components, but doesn't let anybody edit them. */
	public static function can_edit(): bool {
		return class_exists( Components_Access_Controller::class ) && Components_Access_Controller::can_edit();
	}

	/**
	 * Returns the elements as Elementor accepts them on this site.
	 *
	 * @param callable(string, string): void $warn Receives a code and a message.
	 */
	public static function prepare( array $elements, callable $warn ): array {
		return Atomic_Guard::clean( Atomic_Guard::migrate( array_map( array( self::class, 'without_broken' ), $elements ) ), $warn );
	}

	private static function without_broken( array $element ): array {
		$element = Atomic_Guard::drop_broken( $element );
		return array( 'elements' => array_map( array( self::class, 'without_broken' ), array_filter( $element['elements'] ?? array(), 'is_array' ) ) ) + $element;
	}

	/** Finds a component with the same content under this name, under the name with a number, or under its uid; 0 for none. */
	public static function find( string $title, string $uid, array $elements ): int {
		foreach ( self::titles( $title ) as $name ) {
			$named = self::ids( 'p.post_title = %s', $name );
			$equal = array_filter( $named, fn( $id ) => self::is_equal( $id, $elements ) );
			if ( $equal ) {
				return (int) reset( $equal );
			}
			if ( ! $named ) {
				break;
			}
		}
		$same = '' === $uid ? array() : self::ids( "EXISTS ( SELECT 1 FROM {$GLOBALS['wpdb']->postmeta} m WHERE m.post_id = p.ID AND m.meta_key = '" . self::UID . "' AND m.meta_value = %s )", $uid );
		$same = array_filter( $same, fn( $id ) => self::is_equal( $id, $elements ) );
		return (int) reset( $same );
	}

	/** @param string $guid Marks the post that Elementor creates. */
	public static function make( string $title, string $uid, array $elements, array $names, string $guid ): int {
		$is_new = fn( $data ) => is_array( $data ) && self::POST_TYPE === ( $data['post_type'] ?? null ) && '' === ( $data['guid'] ?? null );
		$mark   = fn( $data ) => $is_new( $data ) ? array( 'guid' => $guid ) + $data : $data;
		add_filter( 'wp_insert_post_data', $mark );
		try {
			$repository = Components_Repository::make();
			$id         = (int) $repository->create( self::unique_title( $title ), $elements, 'publish', self::unique_uid( $uid ) );
			$exposed    = Component_Properties::of( self::elements( $id ), $names );
			$exposed && $repository->get( $id, false )->update_overridable_props( $exposed );
		} finally {
			remove_filter( 'wp_insert_post_data', $mark );
		}
		update_post_meta( $id, self::FINGERPRINTS, self::fingerprint( $elements ) . ' ' . self::stored( $id ) );
		return $id;
	}

	/** Returns true for a component that nobody has changed since it was imported. */
	public static function is_untouched( int $id ): bool {
		return str_ends_with( (string) get_post_meta( $id, self::FINGERPRINTS, true ), ' ' . self::stored( $id ) );
	}

	/** Updates what a component is compared with after the import has linked it to later content, which other imports don't have. */
	public static function relink( int $id ): void {
		delete_post_meta( $id, self::KEY );
		update_post_meta( $id, self::FINGERPRINTS, strtok( (string) get_post_meta( $id, self::FINGERPRINTS, true ), ' ' ) . ' ' . self::stored( $id ) );
	}

	public static function uid( int $id ): string {
		return (string) get_post_meta( $id, self::UID, true );
	}

	private static function is_equal( int $id, array $elements ): bool {
		[ $given, $stored ] = explode( ' ', (string) get_post_meta( $id, self::FINGERPRINTS, true ), 2 ) + array( 1 => '' );
		if ( self::is_archived( $id ) ) {
			return false;
		}
		return self::fingerprint( $elements ) === ( $stored === self::stored( $id ) ? $given : self::fingerprint( self::elements( $id ) ) );
	}

	private static function elements( int $id ): array {
		$elements = json_decode( (string) get_post_meta( $id, '_elementor_data', true ), true );
		return is_array( $elements ) ? $elements : array();
	}

	private static function stored( int $id ): string {
		return md5( get_post_meta( $id, '_elementor_data', true ) . get_post_meta( $id, self::EXPOSED, true ) );
	}

	private static function fingerprint( array $elements ): string {
		return md5( (string) wp_json_encode( self::plain( $elements ) ) );
	}

	/** Removes what Elementor adds to every element, and the order of keys. */
	private static function plain( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$value = array_map( array( self::class, 'plain' ), array_diff_key( $value, array( 'isInner' => true, 'version' => true, 'component_uid' => true ) ) );
		$value = array_filter( $value, fn( $part ) => null !== $part && array() !== $part );
		array_is_list( $value ) || ksort( $value );
		return $value;
	}

	private static function unique_title( string $title ): string {
		foreach ( self::titles( $title ) as $name ) {
			if ( ! self::ids( 'p.post_title = %s', $name ) ) {
				return $name;
			}
		}
	}

	/** Keeps the name that other sites know, unless another component has it, also one in the trash. */
	private static function unique_uid( string $uid ): string {
		global $wpdb;
		$is_taken = '' === $uid || $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value = %s LIMIT 1", self::UID, $uid ) );
		return $is_taken ? sprintf( 'component-%d-%s', (int) ( microtime( true ) * 1000 ), strtolower( wp_generate_password( 7, false ) ) ) : $uid;
	}

	/** @return iterable<string> The title, then the title with a number, without end. */
	private static function titles( string $title ): iterable {
		for ( $count = 1; true; $count++ ) {
			yield 1 === $count ? $title : "$title ($count)";
		}
	}

	/** @return list<int> Components outside of the trash. */
	private static function ids( string $where, string $value ): array {
		global $wpdb;
		$query = "SELECT p.ID FROM $wpdb->posts p WHERE p.post_type = %s AND p.post_status NOT IN ( 'trash', 'auto-draft', 'inherit' ) AND $where ORDER BY p.ID";
		return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( $query, self::POST_TYPE, $value ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- The conditions are constants.
	}
}
