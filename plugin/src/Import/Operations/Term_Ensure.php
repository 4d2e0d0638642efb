<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Import_Report;
use Kithouse\Import\Journal;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Marked_Terms;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import_Failed_Exception;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Creates a category, tag or other term unless the site has one with that slug. */
final class Term_Ensure extends Operation {

	public const NAME = 'term.ensure';

	public function __construct( private Journal $journal ) {}

	public function label( array $args ): string {
		$taxonomy = get_taxonomy( $args['taxonomy'] );
		/* translators: 1: kind such as "Category", 2: name */
		return sprintf( __( '%1$s “%2$s”', 'kithouse' ), $taxonomy ? $taxonomy->labels->singular_name : $args['taxonomy'], $args['name'] );
	}

	/** Records whether the term existed, so that a resumed import knows whose it is. */
	public function snapshot( array $args, Run_Context $run ): array {
		return array( 'was_there' => (bool) get_term_by( 'slug', $args['slug'], $args['taxonomy'] ) );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$taxonomy = get_taxonomy( $args['taxonomy'] );
		if ( ! $taxonomy || ! $taxonomy->public ) {
			return array( 'skipped' => __( 'This site doesn’t support this type of content.', 'kithouse' ) );
		}
		// A killed script may have left a stale cache.
		$row->tries > 1 && clean_taxonomy_cache( $args['taxonomy'] );
		$term    = get_term_by( 'slug', $args['slug'], $args['taxonomy'] );
		$term_id = $term instanceof WP_Term ? $term->term_id : 0;
		if ( 0 === $term_id ) {
			if ( ! current_user_can( $taxonomy->cap->manage_terms ) ) {
				return array( 'skipped' => __( 'You don’t have permission to add that here. Ask an administrator.', 'kithouse' ) );
			}
			$parent = (int) ( $run->result( $args['parent'] ?? null )['term_id'] ?? 0 );
			$about  = array( 'slug' => $args['slug'], 'parent' => $parent, 'description' => wp_slash( wp_kses_data( $args['description'] ?? '' ) ) );
			$made   = wp_insert_term( wp_slash( $args['name'] ), $args['taxonomy'], $about );
			if ( is_wp_error( $made ) ) {
				$failure = new Import_Failed_Exception( $made->get_error_message() );
				throw $failure;
			}
			$term_id = (int) $made['term_id'];
		}
		$is_new = ! $row->before['was_there'];
		if ( $is_new ) {
			Marked_Terms::set( $term_id, $run->import->mark( $row->op_id ) );
		}
		return array( 'term_id' => $term_id, 'taxonomy' => $args['taxonomy'], 'is_new' => $is_new );
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$args = $row->args;
		// A killed request may have left a deleted term in WordPress's list of children.
		$undo->is_resumed && clean_taxonomy_cache( $args['taxonomy'] );
		$term = get_term_by( 'slug', $args['slug'], $args['taxonomy'] );
		if ( ! $term instanceof WP_Term || ! $this->is_ours( $term, $row, $undo ) ) {
			return;
		}
		$objects = get_objects_in_term( $term->term_id, $args['taxonomy'] );
		$others  = array_diff( is_wp_error( $objects ) ? array() : array_map( 'intval', $objects ), $undo->going );
		$others  = array_filter( $others, fn( $post ) => ! Marked_Posts::is_undone( $post ) );
		if ( $others || array_diff( get_term_children( $term->term_id, $args['taxonomy'] ), $undo->terms ) ) {
			$undo->keep( $row->label, __( 'It now contains other content.', 'kithouse' ) );
		} elseif ( $undo->may( $row->label, 'delete_term', $term->term_id ) ) {
			$undo->terms[] = $term->term_id;
			$undo->take( $row->label, fn() => wp_delete_term( $term->term_id, $args['taxonomy'] ) );
		}
	}

	/** Returns true if this import created the term, or an undone import left it. */
	private function is_ours( WP_Term $term, Operation_Row $row, Undo_Context $undo ): bool {
		$mark      = Marked_Terms::mark_of( $term->term_id );
		$import_id = (string) strtok( $mark, '/' );
		if ( '' !== $mark && $undo->import->import_id !== $import_id && $this->journal->is_undone( $import_id ) ) {
			return true;
		}
		$is_known = ! $undo->is_resumed && isset( $row->result['term_id'] );
		return ! ( $row->before['was_there'] ?? true ) && ( ! $is_known || $undo->import->mark( $row->op_id ) === $mark );
	}

	public function report( Operation_Row $row, Import_Report $report ): void {
		$is_here = isset( $row->result['term_id'] ) && term_exists( (int) $row->result['term_id'], $row->args['taxonomy'] );
		$report->count( 'terms', __( 'Categories and tags', 'kithouse' ), 1, (int) (bool) $is_here );
		$report->tell( $row, (bool) $is_here );
	}

	public static function created( array $result ): array {
		return empty( $result['is_new'] ) ? array() : array( 'terms' => 1 );
	}
}
