<?php
declare(strict_types=1);

namespace Kithouse\Plan;

defined( 'ABSPATH' ) || exit;

/** The last import of a pack that is still on the site. A later import of that pack replaces what it created. */
final class Earlier_Import {

	/** @var array<string, int>|null Posts by the key of their document. */
	private ?array $posts = null;
	/** @var array<string, Op_Row> Menus by the name that the plan gave them. */
	private array $menus = array();

	public function __construct( private Journal $journal, public Import $import ) {}

	public static function of_pack( Journal $journal, int $pack, string $platform ): ?self {
		$import = $journal->find_pack( $pack, $platform );
		return $import ? new self( $journal, $import ) : null;
	}

	/** The one that an import replaces; null for an import that replaces nothing. */
	public static function replaced_by( Journal $journal, Import $import ): ?self {
		$found = is_string( $import->info['replaces'] ?? null ) ? $journal->find( $import->info['replaces'] ) : null;
		return $found && 'done' === $found->state ? new self( $journal, $found ) : null;
	}

	/** The post whose place the one of these arguments takes; 0 without one, or when the person chose otherwise. */
	public function post_for( array $args ): int {
		$key = $args['document']['key'] ?? null;
		return ! isset( $args['on_conflict'] ) && is_string( $key ) ? $this->post( $key, $args['as'] ) : 0;
	}

	/** The post that was made of a document and that the person may change; 0 when it is gone, in the trash, or of another kind. */
	public function post( string $key, string $as ): int {
		$this->read();
		$id            = $this->posts[ "$as $key" ] ?? 0;
		$status        = $id ? get_post_status( $id ) : false;
		$is_here       = ! in_array( $status, array( false, 'trash' ), true ) && str_starts_with( (string) get_post_meta( $id, Marked_Posts::META, true ), $this->import->mark( '' ) );
		return $is_here && current_user_can( 'edit_post', $id ) ? $id : 0;
	}

	/** Whether nobody has worked on a post of that import, or commented on it, so that it may go to the trash. */
	public function is_untouched( int $post_id ): bool {
		$op_id = substr( (string) get_post_meta( $post_id, Marked_Posts::META, true ), strlen( $this->import->mark( '' ) ) );
		$row   = $this->journal->op( $this->import->import_id, $op_id );
		return $row && null === ( new Made_Post( $row, new Undoing( $this->import, true, false ), $post_id ) )->reason_to_keep();
	}

	/** The menu that was made under that name and that nobody has changed. */
	public function menu( string $slug ): ?Op_Row {
		$this->read();
		$row  = $this->menus[ $slug ] ?? null;
		$menu = (int) ( $row->result['menu_id'] ?? 0 );
		return $menu && Marked_Terms::is_menu_of( $menu, $this->import->mark( $row->op_id ) ) && Prints::of_menu( $menu ) === ( $row->result['print'] ?? '' ) ? $row : null;
	}

	/** Finds what was made, by what the plan calls it. */
	private function read(): void {
		if ( null !== $this->posts ) {
			return;
		}
		$this->posts = array();
		foreach ( $this->journal->ops( $this->import->import_id, array(), true ) as $row ) {
			$key = $row->args['document']['key'] ?? null;
			if ( is_string( $key ) && $row->post() ) {
				$this->posts[ $row->args['as'] . " $key" ] = $row->post();
			} elseif ( isset( $row->result['menu_id'], $row->args['slug'] ) ) {
				$this->menus[ $row->args['slug'] ] ??= $row;
			}
		}
		_prime_post_caches( array_values( $this->posts ), false );
	}
}
