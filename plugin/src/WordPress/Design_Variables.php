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

	/** @return list<string> Without deleted ones. */
	public function labels(): array {
		$shown = array_filter( $this->repository->load()->all(), fn( $variable ) => ! $variable->is_deleted() );
		return array_values( array_map( fn( $variable ) => $variable->label(), $shown ) );
	}

	public function label( string $id ): string {
		$variable = $this->repository->load()->all()[ $id ] ?? null;
		return $variable ? $variable->label() : $id;
	}

	/** Adds variables in one write, so a killed attempt has added all or none. @return array<string, string> Ids by key. */
	public function ensure( array $variables ): array {
		$all  = $this->repository->load();
		$ids  = array();
		$here = count( $all->all() );
		foreach ( $variables as $variable ) {
			$ids[ $variable['key'] ] = self::find_or_add( $all, $variable );
		}
		if ( count( $all->all() ) > $here ) {
			$this->repository->save( $all );
			Plugin::$instance->files_manager->clear_cache();
		}
		return $ids;
	}

	/** Returns the ids that an earlier attempt can have given to a variable. */
	public static function candidates( array $variable ): array {
		return Design_Names::ids( 'e-gv-', $variable['id'] ?? null, Design_Names::print( array( self::type( $variable ), $variable['label'], $variable['value'] ) ) );
	}

	public function remove( array $ids ): void {
		$record         = $this->repository->load()->serialize();
		$record['data'] = array_diff_key( $record['data'], array_flip( $ids ) );
		$this->repository->save( Variables_Collection::hydrate( $record ) );
		Plugin::$instance->files_manager->clear_cache();
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
