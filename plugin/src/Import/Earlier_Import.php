<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\WordPress\Block_Theme;
use Kithouse\WordPress\Elementor;
use Kithouse\WordPress\Navigation_Menu;

defined( 'ABSPATH' ) || exit;

/** Finds what the last import of a pack left on the site; a later import of that pack replaces it. */
final class Earlier_Import {

	/** Kind of menus of block themes, beside those of posts in plans. */
	public const NAVIGATION = 'navigation';

	private ?array $posts = null;
	/** Menus by the name that the plan gave them. */
	private array $menus = array();

	public function __construct( private Journal $journal, public Import $import ) {}

	public static function of_pack( Journal $journal, int $pack, string $platform ): ?self {
		$import = $journal->find_pack( $pack, $platform );
		return $import ? new self( $journal, $import ) : null;
	}

	/** Returns null for an import that replaces nothing. */
	public static function replaced_by( Journal $journal, Import $import ): ?self {
		$found = is_string( $import->info['replaces'] ?? null ) ? $journal->find( $import->info['replaces'] ) : null;
		return $found && 'done' === $found->state ? new self( $journal, $found ) : null;
	}

	/** Returns null for an import that is not a whole site, or was undone. */
	public static function of_site( Journal $journal, string $import_id ): ?self {
		$found = $journal->find( $import_id );
		return $found && 'site' === $found->kind && 'done' === $found->state ? new self( $journal, $found ) : null;
	}

	/** @return list<int> Posts that are still on the site. WordPress's own templates stay, because a later import writes over them. */
	public function posts(): array {
		$this->read();
		$here = array();
		foreach ( array_keys( $this->posts ) as $name ) {
			[ $as, $key ] = explode( ' ', $name, 2 );
			$here[]       = $this->post( $key, $as );
		}
		return array_values( array_filter( $here, array( $this, 'is_replaceable' ) ) );
	}

	/** @return list<int> Menus of block themes that are still on the site. */
	public function menus(): array {
		$this->read();
		$keys = preg_filter( '/^' . self::NAVIGATION . ' /', '', array_keys( $this->posts ) );
		$here = array_map( fn( $key ) => $this->post( $key, self::NAVIGATION ), $keys );
		return array_values( array_filter( $here ) );
	}

	/** Returns false for changed templates and patterns, which may be in use elsewhere, and for menus, which templates show. */
	private function is_replaceable( int $post_id ): bool {
		$type = $post_id ? get_post_type( $post_id ) : false;
		return $type && ! in_array( $type, array( ...Block_Theme::POST_TYPES, Navigation_Menu::POST_TYPE ), true ) && ( ! in_array( $type, array( Elementor::TEMPLATE, 'wp_block' ), true ) || $this->is_untouched( $post_id ) );
	}

	/** Returns the post to replace; 0 without one, or if the person chose how to resolve a conflict. */
	public function post_for( array $args ): int {
		$key = $args['document']['key'] ?? null;
		return ! isset( $args['on_conflict'] ) && is_string( $key ) ? $this->post( $key, $args['as'] ) : 0;
	}

	/** Returns the post created from a document; 0 if it is gone, in the trash, or not editable for this person. */
	public function post( string $key, string $as ): int {
		$this->read();
		$id            = $this->posts[ "$as $key" ] ?? 0;
		$status        = $id ? get_post_status( $id ) : false;
		$is_here       = ! in_array( $status, array( false, 'trash' ), true ) && str_starts_with( (string) get_post_meta( $id, Marked_Posts::META, true ), $this->import->mark( '' ) );
		return $is_here && current_user_can( 'edit_post', $id ) ? $id : 0;
	}

	/** Returns true if nobody has edited or commented on a post since the import, so that it can go to the trash. */
	public function is_untouched( int $post_id ): bool {
		$op_id = substr( (string) get_post_meta( $post_id, Marked_Posts::META, true ), strlen( $this->import->mark( '' ) ) );
		$row   = $this->journal->ops->find( $this->import->import_id, $op_id );
		return $row && null === ( new Created_Post( $row, new Undo_Context( $this->import, true, false ), $post_id ) )->reason_to_keep();
	}

	/** Returns the menu of that slug unless somebody has changed it. */
	public function menu( string $slug ): ?Operation_Row {
		$this->read();
		$row  = $this->menus[ $slug ] ?? null;
		$menu = (int) ( $row->result['menu_id'] ?? 0 );
		return $menu && Marked_Terms::is_menu_of( $menu, $this->import->mark( $row->op_id ) ) && Fingerprints::of_menu( $menu ) === ( $row->result['print'] ?? '' ) ? $row : null;
	}

	private function read(): void {
		if ( null !== $this->posts ) {
			return;
		}
		$this->posts = array();
		foreach ( $this->journal->ops->all( $this->import->import_id, array(), true ) as $row ) {
			$key = $row->args['document']['key'] ?? null;
			$as  = $row->args['as'] ?? $row->result['as'] ?? null;
			if ( is_string( $key ) && is_string( $as ) && $row->post() ) {
				$this->posts[ "$as $key" ] = $row->post();
			} elseif ( isset( $row->result['menu_id'], $row->args['slug'] ) ) {
				$this->menus[ $row->args['slug'] ] ??= $row;
			}
		}
		_prime_post_caches( array_values( $this->posts ), false );
	}
}
