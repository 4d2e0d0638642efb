<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Displaced_Page;
use Kithouse\Import\Earlier_Import;
use Kithouse\Import\Import_Preview;
use Kithouse\Import\Journal;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;

defined( 'ABSPATH' ) || exit;

/** Replaces the content of an earlier import of another pack. Visitors see that content until `publish`. */
final class Import_Retire extends Operation {

	public const NAME = 'import.retire';

	public function __construct( private Journal $journal ) {}

	public function label( array $args ): string {
		return __( 'Earlier site', 'kithouse' );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$earlier = Earlier_Import::of_site( $this->journal, $args['import_id'] );
		return $earlier ? array( 'replaces' => $args['import_id'], 'posts' => $earlier->posts(), 'menus' => $earlier->menus() ) : array( 'skipped' => __( 'The earlier site has been undone meanwhile.', 'kithouse' ) );
	}

	/** Hides the content, before `publish` shows the new one. Safe to repeat. False when time is up before the end. */
	public static function hide( Run_Context $run ): bool {
		foreach ( $run->all_results( self::NAME ) as $op_id => $made ) {
			$earlier  = isset( $made['replaces'] ) ? $run->other_site( $made['replaces'] ) : null;
			$replaced = new Displaced_Page( $run->import->mark( $op_id ) );
			foreach ( $earlier ? $made['posts'] : array() as $id ) {
				if ( $run->is_late() ) {
					return false;
				}
				if ( current_user_can( 'edit_post', $id ) ) {
					$replaced->replace( $id, $earlier->is_untouched( $id ) );
				}
			}
		}
		return true;
	}

	/** Hides the menus once the new templates are visible. Safe to repeat. */
	public static function hide_menus( Run_Context $run ): void {
		foreach ( $run->all_results( self::NAME ) as $op_id => $made ) {
			$earlier  = isset( $made['replaces'] ) ? $run->other_site( $made['replaces'] ) : null;
			$replaced = new Displaced_Page( $run->import->mark( $op_id ) );
			foreach ( $earlier ? $made['menus'] ?? array() : array() as $id ) {
				current_user_can( 'edit_post', $id ) && $replaced->replace_menu( $id, $earlier->is_untouched( $id ) );
			}
		}
	}

	/** Returns true if only content that the import hides has this address. */
	public static function frees( Run_Context $run, string $slug, string $type, int $parent ): bool {
		$hidden = $run->result_of( self::NAME )['posts'] ?? array();
		$query  = array(
			'name'        => $slug,
			'post_type'   => $type,
			'post_parent' => $parent,
			'post_status' => Displaced_Page::STATUSES,
			'numberposts' => 2,
			'fields'      => 'ids',
		);
		$here   = $hidden ? get_posts( $query ) : array();
		return $here && ! array_diff( $here, $hidden );
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		( new Displaced_Page( $undo->import->mark( $row->op_id ) ) )->undo( 0, $undo );
	}

	public function preview( array $args, Import_Preview $preview ): void {
		$earlier = Earlier_Import::of_site( $this->journal, $args['import_id'] );
		$earlier && $preview->retire( $earlier );
	}
}
