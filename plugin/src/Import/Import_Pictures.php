<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\WordPress\Attachment;
use Kithouse\WordPress\Media_Library;

defined( 'ABSPATH' ) || exit;

/** Lists the pictures that the undo of an import removes: its own, and those that it reused from an import undone before. */
final class Import_Pictures {

	public function __construct( private Journal $journal ) {}

	/** Lists the pictures. `$names` are the operations that fetch them. */
	public function of( Import $import, array $names ): array {
		$ids = array();
		foreach ( $this->journal->ops->all( $import->import_id, $names ) as $row ) {
			array_push( $ids, ...$this->of_operation( $import, $row ) );
		}
		return array_values( array_unique( $ids ) );
	}

	public function of_operation( Import $import, Operation_Row $row ): array {
		$own    = ( new Media_Library( $import->mark( $row->op_id ) ) )->made();
		$reused = array_diff( array_unique( array_map( fn( $place ) => (int) ( $place['id'] ?? 0 ), $row->result['media'] ?? array() ) ), $own, array( 0 ) );
		_prime_post_caches( $reused, false );
		return array( ...$own, ...array_values( array_filter( $reused, array( $this, 'is_left' ) ) ) );
	}

	private function is_left( int $id ): bool {
		$import_id = strtok( (string) get_post_meta( $id, Attachment::MARK, true ), '/' );
		return 'attachment' === get_post_type( $id ) && is_string( $import_id ) && $this->journal->is_undone( $import_id );
	}
}
