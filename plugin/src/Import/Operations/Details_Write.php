<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Fingerprints;
use Kithouse\Import\Journal;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;

defined( 'ABSPATH' ) || exit;

/** Writes changed details into a post of an earlier import, so that the import still counts it as unchanged. Only the plugin's own plans contain it. */
final class Details_Write extends Operation {

	public const NAME = 'details.write';

	public function __construct( private Journal $journal ) {}

	public function label( array $args ): string {
		return $args['title'];
	}

	public function snapshot( array $args, Run_Context $run ): array {
		$maker = $this->maker( (int) $args['post_id'] );
		$is_unchanged = $maker && self::print( $maker, (int) $args['post_id'] ) === ( $maker->result['print'] ?? null );
		return ( new Value_Set() )->snapshot( $args, $run ) + array( 'is_unchanged' => $is_unchanged );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$result = ( new Value_Set() )->run( $args, $run, $row );
		$this->keep_print( (int) $args['post_id'], $row );
		return $result;
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$kept = count( $undo->kept );
		( new Value_Set() )->undo( $row, $undo );
		// A post that somebody changed since keeps its texts and counts as changed.
		if ( ! $undo->is_dry_run && count( $undo->kept ) === $kept ) {
			$this->keep_print( (int) ( $row->args['post_id'] ?? 0 ), $row );
		}
	}

	/** Lets a later undo or import of the earlier one see a post that nobody but us has changed. */
	private function keep_print( int $post_id, Operation_Row $row ): void {
		$maker = ( $row->before['is_unchanged'] ?? false ) ? $this->maker( $post_id ) : null;
		if ( $maker ) {
			$this->journal->ops->save_results( $maker->import_id, array( $maker->op_id => array( 'print' => self::print( $maker, $post_id ) ) + $maker->result ) );
		}
	}

	private static function print( Operation_Row $maker, int $post_id ): string {
		return isset( $maker->result['menu_id'] ) ? Fingerprints::of_menu( (int) $maker->result['menu_id'] ) : Fingerprints::of( $post_id, (string) ( $maker->result['picture'] ?? '' ) );
	}

	/** Returns the operation that created the post; items of a menu have the mark of their menu's. */
	private function maker( int $post_id ): ?Operation_Row {
		[ $import_id, $op_id ] = explode( '/', (string) get_post_meta( $post_id, Marked_Posts::META, true ) ) + array( 1 => '' );
		$row                   = '' === $op_id ? null : $this->journal->ops->find( $import_id, $op_id );
		return isset( $row?->result['print'] ) ? $row : null;
	}
}
