<?php
declare(strict_types=1);

namespace Kithouse\Plan;

defined( 'ABSPATH' ) || exit;

/** The last import of a pack that is still on the site. A later import of that pack replaces what it created. */
final class Earlier_Import {

	/** @var array<string, int>|null Posts by the key of their document. */
	private ?array $posts = null;

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

	/** The post that was made of a document and that the person may change; 0 when it is gone, in the trash, or of another kind. */
	public function post( string $key, string $as ): int {
		$this->posts ??= $this->list_posts();
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
		foreach ( $this->journal->ops( $this->import->import_id, array( 'menu.ensure' ), true ) as $row ) {
			$menu = (int) ( $row->result['menu_id'] ?? 0 );
			if ( $slug === ( $row->args['slug'] ?? '' ) && $menu && Ops\Menu_Ensure::is_of( $menu, $this->import->mark( $row->op_id ) ) && Prints::of_menu( $menu ) === ( $row->result['print'] ?? '' ) ) {
				return $row;
			}
		}
		return null;
	}

	/** @return array<string, int> */
	private function list_posts(): array {
		$posts = array();
		foreach ( $this->journal->ops( $this->import->import_id, array( 'post.create' ), true ) as $row ) {
			$key = $row->args['document']['key'] ?? null;
			if ( is_string( $key ) && $row->post() ) {
				$posts[ $row->args['as'] . " $key" ] = $row->post();
			}
		}
		_prime_post_caches( array_values( $posts ), false );
		return $posts;
	}
}
