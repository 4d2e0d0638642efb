<?php
declare(strict_types=1);

namespace Kithouse\Plan\Ops;

use Kithouse\Import\Code;
use Kithouse\Import\Content;
use Kithouse\Import\Document_Writer;
use Kithouse\Import\Missing;
use Kithouse\Import\Symbols;
use Kithouse\Plan\Failed;
use Kithouse\Plan\Marked_Posts;
use Kithouse\Plan\Op_Row;
use Kithouse\Plan\Operation;
use Kithouse\Plan\Prints;
use Kithouse\Plan\Run;
use Kithouse\Plan\Undoing;
use WP_Post;

/** Makes a draft of a document: a page, a saved template, a part of the theme. */
final class Post_Create implements Operation {

	public function label( array $args ): string {
		$text = match ( $args['as'] ) {
			/* translators: %s: title */
			'page'    => __( 'Page “%s”', 'kithouse' ),
			/* translators: %s: title */
			'library' => __( 'Saved template “%s”', 'kithouse' ),
			/* translators: %s: title */
			'part'    => __( 'Part of the theme “%s”', 'kithouse' ),
		};
		return sprintf( $text, $args['title'] );
	}

	public function before( array $args, Run $run ): array {
		return array();
	}

	public function carry_out( array $args, Run $run, Op_Row $row ): array {
		$plan    = $run->import->plan;
		$marked  = new Marked_Posts( $run->import->mark( $row->op_id ) );
		$content = Content::of_plan( $args['document'], $plan->is_trusted, $plan->is_private );
		array_push( $content->warnings, ...Missing::parts( $content->document ) );
		Code::warn( $content );
		$post_id = $row->tries > 1 ? $marked->find_whole() : 0;
		if ( 0 === $post_id ) {
			$marked->sweep();
			$writer  = new Document_Writer( $content, new Symbols( $content, $run->media() ) );
			$post_id = $writer->write( $args['as'], $args['title'], $run->post( $args['parent'] ?? null ), $marked->guid() );
			self::set_terms( $post_id, $args['terms'], $run );
			$marked->mark( $post_id );
		}
		return array( 'post_id' => $post_id, 'warnings' => $content->warnings );
	}

	/** @param list<string> $terms Ids of operations. */
	private static function set_terms( int $post_id, array $terms, Run $run ): void {
		$by_taxonomy = array();
		foreach ( $terms as $op_id ) {
			$term = $run->result( $op_id );
			if ( isset( $term['term_id'] ) ) {
				$by_taxonomy[ $term['taxonomy'] ][] = (int) $term['term_id'];
			}
		}
		foreach ( $by_taxonomy as $taxonomy => $ids ) {
			$set = wp_set_object_terms( $post_id, $ids, $taxonomy );
			if ( is_wp_error( $set ) ) {
				throw new Failed( $set->get_error_message() );
			}
		}
	}

	public function undo( Op_Row $row, array $args, Undoing $undoing ): void {
		$marked  = new Marked_Posts( $undoing->import->mark( $row->op_id ) );
		$post_id = (int) ( $row->result['post_id'] ?? 0 );
		$post_id = $post_id ? $post_id : $marked->find_whole();
		$post    = $post_id ? get_post( $post_id ) : null;
		if ( $undoing->is_failure ) {
			$undoing->take( $row->label, fn() => $marked->remove_all() );
		} elseif ( $post && 'trash' !== $post->post_status && $marked->is_marked( $post->ID ) ) {
			self::undo_post( $post, $row, $undoing );
		}
	}

	private static function undo_post( WP_Post $post, Op_Row $row, Undoing $undoing ): void {
		$print = $row->result['print'] ?? '';
		if ( '' !== $print && Prints::of( $post->ID ) !== $print ) {
			$undoing->keep( $row->label, __( 'Somebody has changed it since.', 'kithouse' ) );
		} elseif ( $undoing->may( $row->label, 'delete_post', $post->ID ) ) {
			$undoing->going[] = $post->ID;
			$undoing->take( $row->label, fn() => wp_trash_post( $post->ID ) );
		}
	}
}
