<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Core\Kits\Documents\Kit;
use Elementor\Modules\Variables\Storage\Entities\Variable;
use Elementor\Modules\Variables\Storage\Variables_Collection;
use Elementor\Modules\Variables\Storage\Variables_Repository;
use Elementor\Plugin;

defined( 'ABSPATH' ) || exit;

/** Adds variables of Elementor 4 to its kit, and removes them. */
final class Design_Variables {

	private const TYPES  = array( 'color' => 'global-color-variable', 'font' => 'global-font-variable', 'size' => 'global-size-variable' );
	private const CUSTOM = 'global-custom-size-variable';

	private Variables_Repository $repository;

	public function __construct( private Kit $kit ) {
		$this->repository = new Variables_Repository( $kit );
	}

	/** @return array<string, string> Fingerprints by id, including deleted ones. */
	public function prints(): array {
		return array_map( array( self::class, 'print' ), $this->repository->load()->all() );
	}

	/** @return array<string, string> By id, without deleted ones. */
	public function labels(): array {
		$shown = array_filter( $this->repository->load()->all(), fn( $variable ) => ! $variable->is_deleted() );
		return array_map( fn( $variable ) => $variable->label(), $shown );
	}

	public function label( string $id ): string {
		$variable = $this->repository->load()->all()[ $id ] ?? null;
		return $variable ? $variable->label() : $id;
	}

	/**
	 * Adds and changes variables in one write, so a killed attempt has done all or nothing.
	 *
	 * @param list<string>          $before  Ids of the site's own variables.
	 * @param array<string, string> $choices `match` or `replace` by key, for variables whose name the site has.
	 * @return array<string, string> Ids by key.
	 */
	public function ensure( array $variables, array $before = array(), array $choices = array() ): array {
		$all   = $this->repository->load();
		$found = $all->serialize()['data'];
		$ids   = $this->place( $all, $variables, $before, $choices );
		if ( $all->serialize()['data'] !== $found ) {
			$this->save( $all );
		}
		return $ids;
	}

	/** Returns the ids that variables would get, by key. Changes nothing. */
	public function plan( array $variables ): array {
		return $this->place( $this->repository->load(), $variables, array(), array() );
	}

	/**
	 * Lists the site's own variables that have the name and the kind of one of these, but another value.
	 *
	 * @return array<string, string> Ids of the site's own by key.
	 */
	public function conflicts( array $variables ): array {
		$here  = $this->repository->load();
		$ids   = array_map( 'strval', array_keys( $here->all() ) );
		$plan  = $this->plan( $variables );
		$found = array();
		foreach ( $variables as $variable ) {
			$own = self::own( $here, $variable, $ids );
			// An earlier import can have added an equal one under another name.
			if ( null !== $own && ! in_array( $plan[ $variable['key'] ], $ids, true ) ) {
				$found[ $variable['key'] ] = $own->id();
			}
		}
		return $found;
	}

	/** Returns the id of the site's own variable of this name and kind. */
	public function find( array $variable ): ?string {
		$all = $this->repository->load();
		return self::own( $all, $variable, array_map( 'strval', array_keys( $all->all() ) ) )?->id();
	}

	/** @return array<string, array<string, mixed>> Records by id, without deleted ones. */
	public function records( array $ids ): array {
		$shown = array_filter( $this->repository->load()->all(), fn( $variable ) => ! $variable->is_deleted() && in_array( $variable->id(), $ids, true ) );
		return array_map( fn( $variable ) => $variable->to_array(), $shown );
	}

	/** @param array<string, array<string, mixed>> $records By id. */
	public function restore( array $records ): void {
		$all = $this->repository->load();
		foreach ( $records as $id => $record ) {
			$all->add_variable( Variable::from_array( array( 'id' => (string) $id ) + $record ) );
		}
		$this->save( $all );
	}

	private function save( Variables_Collection $all ): void {
		$this->repository->save( $all );
		Plugin::$instance->files_manager->clear_cache();
	}

	/** Finds, adds or changes variables in a collection. Returns ids by key. */
	private function place( Variables_Collection $all, array $variables, array $before, array $choices ): array {
		$ids = array();
		foreach ( $variables as $variable ) {
			$choice = $choices[ $variable['key'] ] ?? null;
			$own    = null === $choice ? null : self::own( $all, $variable, $before );
			if ( 'replace' === $choice && null !== $own && self::print( $own ) !== self::fingerprint( self::type( $variable ), $variable['value'] ) ) {
				$changes = array( 'id' => $own->id(), 'type' => self::type( $variable ), 'value' => $variable['value'], 'updated_at' => gmdate( 'Y-m-d H:i:s' ) );
				$all->add_variable( Variable::from_array( array_replace( $own->to_array(), $changes ) ) );
			}
			$ids[ $variable['key'] ] = $own ? $own->id() : self::find_or_add( $all, $variable );
		}
		return $ids;
	}

	private static function own( Variables_Collection $all, array $variable, array $before ): ?Variable {
		foreach ( $all->all() as $one ) {
			$is_kind = str_replace( '-custom', '', (string) $one->type() ) === self::TYPES[ $variable['kind'] ];
			if ( $is_kind && ! $one->is_deleted() && 0 === strcasecmp( $one->label(), $variable['label'] ) && in_array( $one->id(), $before, true ) ) {
				return $one;
			}
		}
		return null;
	}

	/** Returns the ids that an earlier attempt can have given to a variable. */
	public static function candidates( array $variable ): array {
		return Design_Names::ids( 'e-gv-', $variable['id'] ?? null, Design_Names::print( array( self::type( $variable ), $variable['label'], $variable['value'] ) ) );
	}

	public function remove( array $ids ): void {
		$record         = $this->repository->load()->serialize();
		$record['data'] = array_diff_key( $record['data'], array_flip( $ids ) );
		$this->save( Variables_Collection::hydrate( $record ) );
	}

	private static function find_or_add( Variables_Collection $all, array $variable ): string {
		$type  = self::type( $variable );
		$print = self::fingerprint( $type, $variable['value'] );
		$taken = array();
		foreach ( $all->all() as $id => $one ) {
			if ( ! $one->is_deleted() ) {
				$taken[ strtolower( $one->label() ) ] ??= array( (string) $id, self::print( $one ) );
			}
		}
		foreach ( Design_Names::labels( $variable['label'] ) as $label ) {
			[ $id, $other ] = $taken[ strtolower( $label ) ] ?? array( null, null );
			if ( null !== $id && $other === $print ) {
				return $id;
			}
			if ( null === $id ) {
				break;
			}
		}
		$free = array_diff( self::candidates( $variable ), array_map( 'strval', array_keys( $all->all() ) ) );
		$id   = (string) ( current( $free ) ?: 'e-gv-' . strtolower( wp_generate_password( 12, false ) ) );
		$all->add_variable( Variable::create_new( array( 'id' => $id, 'type' => $type, 'label' => $label, 'value' => $variable['value'], 'order' => $all->get_next_order() ) ) );
		return $id;
	}

	/** Returns Elementor's type. Sizes such as `clamp(1rem, 2vw, 3rem)` have a different one from plain lengths. */
	private static function type( array $variable ): string {
		$is_plain = 1 === preg_match( '/^-?\d*\.?\d+[a-z%]+$/iD', $variable['value'] );
		return 'size' === $variable['kind'] && ! $is_plain ? self::CUSTOM : self::TYPES[ $variable['kind'] ];
	}

	private static function print( Variable $variable ): string {
		return self::fingerprint( (string) $variable->type(), $variable->value() );
	}

	private static function fingerprint( string $type, mixed $value ): string {
		return Design_Names::print( array( $type, is_string( $value ) && self::TYPES['color'] === $type ? strtolower( $value ) : $value ) );
	}
}
