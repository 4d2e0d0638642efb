<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Modules\Components\Components_Repository;
use Elementor\Modules\Components\OverridableProps\Overridable_Prop_Parser;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Describes the properties that instances of a component can change, as Elementor stores them. */
final class Component_Properties {

	/** @var array<string, array<string, mixed>> Rows by key. */
	private array $rows = array();

	private function __construct() {}

	/**
	 * Reads the properties from the elements as the site has them, because Elementor refuses values of another form.
	 *
	 * @param list<array{key: string, label: string, group: string}> $names
	 * @return array{props?: array, groups?: array} Empty for none.
	 */
	public static function of( array $elements, array $names ): array {
		$found = new self();
		$found->collect( $elements );
		$props  = array();
		$groups = array();
		foreach ( $names as $name ) {
			$row   = $found->rows[ $name['key'] ] ?? null;
			$group = 'group-' . substr( md5( $name['group'] ), 0, 7 );
			$row   = null === $row ? null : array( 'overrideKey' => $name['key'], 'label' => $name['label'], 'groupId' => $group ) + $row;
			if ( null === $row || isset( $props[ $name['key'] ] ) || ! self::is_valid( $row ) ) {
				continue;
			}
			$props[ $name['key'] ]        = $row;
			$groups[ $group ]           ??= array( 'id' => $group, 'label' => $name['group'], 'props' => array() );
			$groups[ $group ]['props'][] = $name['key'];
		}
		return $props ? array( 'props' => $props, 'groups' => array( 'items' => $groups, 'order' => array_keys( $groups ) ) ) : array();
	}

	private static function is_valid( array $row ): bool {
		try {
			return Overridable_Prop_Parser::make()->parse( $row )->is_valid();
		} catch ( Throwable ) {
			return false;
		}
	}

	private function collect( array $elements ): void {
		foreach ( array_filter( $elements, 'is_array' ) as $element ) {
			$settings = is_array( $element['settings'] ?? null ) ? $element['settings'] : array();
			$owner    = array( 'elementId' => (string) ( $element['id'] ?? '' ), 'elType' => (string) ( $element['elType'] ?? '' ), 'widgetType' => (string) ( $element['widgetType'] ?? $element['elType'] ?? '' ) );
			foreach ( $settings as $setting => $value ) {
				self::is_exposed( $value ) && $this->add( $value['value']['override_key'], $owner + array( 'propKey' => (string) $setting, 'originValue' => $value['value']['origin_value'] ?? null ) );
			}
			$this->collect_from_instance( $settings['component_instance']['value'] ?? null, $owner );
			$this->collect( is_array( $element['elements'] ?? null ) ? $element['elements'] : array() );
		}
	}

	/** Reads what an inner component hands up. */
	private function collect_from_instance( mixed $instance, array $owner ): void {
		$rows = is_array( $instance ) ? $instance['overrides']['value'] ?? array() : array();
		foreach ( is_array( $rows ) ? array_filter( $rows, array( self::class, 'is_exposed' ) ) : array() as $row ) {
			$inner  = $row['value']['origin_value']['value'] ?? array();
			$origin = is_array( $inner ) ? self::origin( (int) ( $instance['component_id']['value'] ?? 0 ), (string) ( $inner['override_key'] ?? '' ) ) : null;
			if ( null !== $origin ) {
				$this->add( $row['value']['override_key'], $owner + array( 'propKey' => (string) $inner['override_key'], 'originValue' => $inner['override_value'] ?? null, 'originPropFields' => $origin ) );
			}
		}
	}

	private function add( string $key, array $row ): void {
		$this->rows[ $key ] ??= $row;
	}

	private static function is_exposed( mixed $value ): bool {
		return is_array( $value ) && 'overridable' === ( $value['$$type'] ?? null ) && is_string( $value['value']['override_key'] ?? null );
	}

	/** Returns the setting behind a property, through all components in between; null for an unknown one. */
	private static function origin( int $component, string $key ): ?array {
		$prop = Components_Repository::make()->get( $component, false )?->get_overridable_props()->props[ $key ] ?? null;
		if ( null === $prop ) {
			return null;
		}
		$origin = $prop->origin_prop_fields ?? array( 'el_type' => $prop->el_type, 'widget_type' => $prop->widget_type, 'prop_key' => $prop->prop_key, 'element_id' => $prop->element_id );
		return array( 'elType' => $origin['el_type'], 'widgetType' => $origin['widget_type'], 'propKey' => $origin['prop_key'], 'elementId' => $origin['element_id'] ?? '' );
	}
}
