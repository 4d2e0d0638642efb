<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Modules\AtomicWidgets\Parsers\Props_Parser;
use Elementor\Modules\AtomicWidgets\PropTypeMigrations\Migrations_Orchestrator;
use Elementor\Plugin;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Removes values of atomic elements that Elementor refuses: one wrong value would fail the whole page. */
final class Atomic_Guard {

	private const MAX_NAMES = 10;

	/** @var array<string, string> Names for the message, by themselves. */
	private array $values = array();
	private array $tags = array();
	private array $elements = array();
	private Atomic_Styles $styles;

	private function __construct() {
		$this->styles = new Atomic_Styles();
	}

	/** @param callable(string, string): void $warn Receives a code and a message. */
	public static function clean( array $elements, callable $warn ): array {
		if ( ! class_exists( Props_Parser::class ) ) {
			return $elements;
		}
		$guard = new self();
		$clean = $guard->all( $elements );
		$guard->report( $warn );
		return $clean;
	}

	/** Removes styles and typed values of another shape, which would stop Elementor with an error. */
	public static function drop_broken( array $element ): array {
		if ( ! str_starts_with( (string) ( $element['widgetType'] ?? $element['elType'] ?? '' ), 'e-' ) ) {
			return $element;
		}
		if ( isset( $element['styles'] ) ) {
			$element['styles'] = is_array( $element['styles'] ) ? array_filter( $element['styles'], 'is_array' ) : array();
		}
		foreach ( array_intersect( array( 'settings', 'styles', 'interactions' ), array_keys( $element ) ) as $key ) {
			$element[ $key ] = Atomic_Values::without_broken_types( $element[ $key ] );
		}
		return $element;
	}

	/** Updates values of older versions, as Elementor does when it reads a document. */
	public static function migrate( array $elements ): array {
		if ( ! method_exists( Migrations_Orchestrator::class, 'migrate' ) ) {
			return $elements;
		}
		try {
			// Elementor stores no state for the post 0.
			Migrations_Orchestrator::make()->migrate( $elements, 0, '_elementor_data', '__return_null' );
		} catch ( Throwable ) {
			return $elements;
		}
		return $elements;
	}

	private function all( array $elements ): array {
		return array_values( array_filter( array_map( array( $this, 'one' ), array_filter( $elements, 'is_array' ) ) ) );
	}

	private function one( array $element ): ?array {
		if ( is_array( $element['elements'] ?? null ) ) {
			$element['elements'] = $this->all( $element['elements'] );
		}
		$schema = self::schema( $element );
		if ( null === $schema ) {
			return $element;
		}
		$name     = self::name( $element );
		$settings = $this->settings( is_array( $element['settings'] ?? null ) ? $element['settings'] : array(), $schema, $name );
		if ( null === $settings ) {
			$this->elements[ $name ] = $name;
			return null;
		}
		$element['settings'] = $settings;
		if ( isset( $element['styles'] ) ) {
			$element['styles'] = $this->styles->clean( $element['styles'], fn( $key ) => $this->refuse( $key, $name ) );
		}
		if ( isset( $element['interactions'] ) ) {
			$element['interactions'] = Atomic_Interactions::clean( $element['interactions'], fn() => $this->refuse( 'interactions', $name ) );
		}
		if ( ! is_array( $element['editor_settings'] ?? array() ) ) {
			unset( $element['editor_settings'] );
		}
		return $element;
	}

	/** @return array<string, mixed>|null Null for elements of other kinds. */
	private static function schema( array $element ): ?array {
		$type = (string) ( $element['elType'] ?? '' );
		$kind = 'widget' === $type
			? Plugin::$instance->widgets_manager->get_widget_types( (string) ( $element['widgetType'] ?? '' ) )
			: Plugin::$instance->elements_manager->get_element_types( $type );
		return is_object( $kind ) && method_exists( $kind, 'get_props_schema' ) ? $kind::get_props_schema() : null;
	}

	private static function name( array $element ): string {
		$title = $element['editor_settings']['title'] ?? null;
		return is_string( $title ) && '' !== $title ? $title : (string) ( $element['widgetType'] ?? $element['elType'] ?? '' );
	}

	/** Removes refused settings; null if a required one is missing then. */
	private function settings( array $settings, array $schema, string $name ): ?array {
		if ( Atomic_Values::accepts( $schema, $settings ) ) {
			return $settings;
		}
		foreach ( array_intersect_key( $schema, $settings ) as $key => $type ) {
			$accepts = fn( $value ) => Atomic_Values::accepts( array( $key => $type ), array( $key => $value ) );
			if ( $accepts( $settings[ $key ] ) ) {
				continue;
			}
			$tags = array();
			$left = 'component_instance' === $key ? $this->instance( $settings[ $key ], $accepts, $name ) : Atomic_Values::without_tags( $settings[ $key ], $tags );
			if ( null !== $left && $accepts( $left ) ) {
				$settings[ $key ] = $left;
			} else {
				unset( $settings[ $key ] );
			}
			$this->tags += $tags;
			if ( ! $tags && 'component_instance' !== $key ) {
				$this->refuse( (string) $key, $name );
			}
		}
		return Atomic_Values::accepts( $schema, $settings ) ? $settings : null;
	}

	/** Removes single values of an instance, which would otherwise take the whole component along. */
	private function instance( mixed $instance, callable $accepts, string $name ): mixed {
		$rows = $instance['value']['overrides']['value'] ?? null;
		if ( ! is_array( $rows ) ) {
			return $instance;
		}
		$with = function ( array $kept ) use ( $instance ): array {
			$instance['value']['overrides']['value'] = array_values( $kept );
			return $instance;
		};
		$kept = array_filter( $rows, fn( $row ) => $accepts( $with( array( $row ) ) ) );
		foreach ( array_diff_key( $rows, $kept ) as $row ) {
			$this->refuse( (string) ( $row['value']['override_key'] ?? '' ), $name );
		}
		return $with( $kept );
	}

	private function refuse( string $key, string $name ): void {
		/* translators: 1: name of a setting, 2: name of an element */
		$text                  = sprintf( __( '%1$s of “%2$s”', 'kithouse' ), $key, $name );
		$this->values[ $text ] = $text;
	}

	private function report( callable $warn ): void {
		/* translators: %s: comma-separated names */
		$values = __( 'Elementor doesn’t accept these values on this site, so they were skipped: %s.', 'kithouse' );
		/* translators: %s: comma-separated names */
		$tags = __( 'These dynamic values aren’t available on this site, so they were skipped: %s.', 'kithouse' );
		/* translators: %s: comma-separated names */
		$elements = __( 'Elementor doesn’t accept these elements on this site, so they were skipped: %s.', 'kithouse' );
		$messages = array(
			'value_refused'   => array( $values, $this->values ),
			'dynamic_tag'     => array( $tags, $this->tags ),
			'element_refused' => array( $elements, $this->elements ),
		);
		foreach ( array_filter( $messages, fn( $message ) => array() !== $message[1] ) as $code => [ $text, $names ] ) {
			$shown = array_slice( $names, 0, self::MAX_NAMES );
			$warn( $code, sprintf( $text, implode( ', ', $shown ) . ( count( $names ) > count( $shown ) ? ' …' : '' ) ) );
		}
	}
}
