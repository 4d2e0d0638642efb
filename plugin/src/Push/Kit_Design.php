<?php
declare(strict_types=1);

namespace Kithouse\Push;

use Elementor\Modules\GlobalClasses\Global_Classes_Repository;
use Elementor\Plugin;
use Kithouse\Log;
use Kithouse\WordPress\Elementor;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Reads what atomic elements name by id: global classes, components and pictures of this site. */
final class Kit_Design {

	private const COMPONENT      = 'elementor_component';
	private const MAX_COMPONENTS = 100;
	private const MAX_PICTURES   = 2000;
	/** Total of all components, because the cloud limits a request. */
	private const MAX_BYTES      = MB_IN_BYTES;

	/** @var array<string, true> */
	private array $classes = array();
	/** @var array<int, true> */
	private array $components = array();
	/** @var array<int, true> */
	private array $pictures = array();

	private function __construct() {}

	/**
	 * Reads only what this content uses. Empty without atomic elements.
	 *
	 * @param mixed $content A template as text, object or array.
	 */
	public static function of( mixed $content ): array {
		$text = is_string( $content ) ? $content : (string) wp_json_encode( $content );
		$data = str_contains( $text, '$$type' ) && Elementor::is_active() ? json_decode( $text, true ) : null;
		if ( ! is_array( $data ) ) {
			return array();
		}
		$design = new self();
		$design->collect( $data );
		$components = $design->read_components();
		return array(
			'global_classes' => $design->read_classes(),
			'components'     => (object) $components,
			'attachments'    => (object) $design->read_pictures(),
		);
	}

	private function collect( array $value ): void {
		$type = $value['$$type'] ?? '';
		$type = is_string( $type ) ? $type : '';
		if ( 'classes' === $type && is_array( $value['value'] ?? null ) ) {
			$this->classes += array_fill_keys( array_filter( $value['value'], 'is_string' ), true );
		} elseif ( str_ends_with( $type, '-attachment-id' ) && is_numeric( $value['value'] ?? null ) ) {
			$this->pictures[ (int) $value['value'] ] = true;
		} elseif ( 'component-instance' === $type ) {
			$id = $value['value']['component_id'] ?? null;
			$id = is_array( $id ) ? $id['value'] ?? null : $id;
			$this->components += is_numeric( $id ) ? array( (int) $id => true ) : array();
		}
		foreach ( $value as $part ) {
			is_array( $part ) && $this->collect( $part );
		}
	}

	/** @return array<int, array{elements: array, title?: string, uid?: string, overridable_props?: array}> By number, with the components inside them. */
	private function read_components(): array {
		$read  = array();
		$bytes = 0;
		for ( $left = $this->components; $left && count( $read ) < self::MAX_COMPONENTS; $left = array_diff_key( $this->components, $read ) ) {
			$id          = array_key_first( $left );
			$read[ $id ] = array( 'elements' => array() );
			$data        = self::COMPONENT === get_post_type( $id ) && current_user_can( 'read_post', $id ) ? get_post_meta( $id, '_elementor_data', true ) : '';
			$bytes      += is_string( $data ) ? strlen( $data ) : 0;
			$elements    = is_string( $data ) && $bytes <= self::MAX_BYTES ? json_decode( $data, true ) : null;
			if ( is_array( $elements ) ) {
				$read[ $id ] = array( 'elements' => $elements ) + self::describe( $id );
				$this->collect( $elements );
			}
		}
		return array_filter( $read, fn( $component ) => array() !== $component['elements'] );
	}

	private static function describe( int $id ): array {
		$exposed = json_decode( (string) get_post_meta( $id, '_elementor_component_overridable_props', true ), true );
		return array(
			'title'             => get_the_title( $id ),
			'uid'               => (string) get_post_meta( $id, '_elementor_component_uid', true ),
			'overridable_props' => is_array( $exposed ) ? $exposed : array(),
		);
	}

	/** @return array{items: object, order: list<string>} */
	private function read_classes(): array {
		$items = array();
		$order = array();
		try {
			if ( $this->classes && class_exists( Global_Classes_Repository::class ) ) {
				[ $items, $order ] = $this->read_repository( Global_Classes_Repository::make( Plugin::$instance->kits_manager->get_active_kit() ) );
			}
		} catch ( Throwable $error ) {
			Log::error( 'global classes', $error );
		}
		foreach ( $items as $item ) {
			is_array( $item ) && $this->collect( $item );
		}
		return array( 'items' => (object) $items, 'order' => $order );
	}

	/** Reads single classes where Elementor stores them separately, since 4.1. */
	private function read_repository( Global_Classes_Repository $repository ): array {
		if ( method_exists( $repository, 'get_by_ids' ) && method_exists( $repository, 'get_order' ) ) {
			$order = array_values( array_intersect( $repository->get_order(), array_map( 'strval', array_keys( $this->classes ) ) ) );
			return array( $repository->get_by_ids( $order ), $order );
		}
		$all   = $repository->all();
		$items = array_intersect_key( $all->get_items()->all(), $this->classes );
		return array( $items, array_values( array_intersect( $all->get_order()->all(), array_keys( $items ) ) ) );
	}

	/** @return array<int, string> Addresses by number. */
	private function read_pictures(): array {
		$addresses = array();
		foreach ( array_slice( array_keys( $this->pictures ), 0, self::MAX_PICTURES ) as $id ) {
			$url = current_user_can( 'read_post', $id ) ? wp_get_attachment_url( $id ) : false;
			if ( is_string( $url ) ) {
				$addresses[ $id ] = $url;
			}
		}
		return $addresses;
	}
}
