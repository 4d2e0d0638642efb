<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

/** Undoes a post that an operation created. */
final class Created_Post {

	private Marked_Posts $marked;
	public int $id;

	/** @param int $id From the journal; 0 if the operation was killed before its result was recorded. */
	public function __construct( private Operation_Row $row, private Undo_Context $undo, int $id ) {
		$this->marked = new Marked_Posts( $undo->import->mark( $row->op_id ) );
		$this->id     = $id ? $id : $this->marked->find_whole();
	}

	/** Keeps a post that somebody has edited since, and one that is already in the trash. */
	public function undo(): void {
		if ( $this->undo->is_failure ) {
			$this->remove();
			return;
		}
		$status = $this->id ? get_post_status( $this->id ) : false;
		if ( 'trash' === $status && Displaced_Page::is_in_trash( $this->id ) ) {
			// A later import of the pack has replaced it, so nothing may restore it.
			$this->undo->going[] = $this->id;
			$this->undo->take( $this->row->label, fn() => Displaced_Page::forget( $this->id ) );
			return;
		}
		if ( 'trash' === $status && $this->undo->is_resumed ) {
			$this->undo->going[] = $this->id;
			$this->undo->take( $this->row->label, fn() => null );
			return;
		}
		if ( false === $status || 'trash' === $status || ! $this->marked->is_marked( $this->id ) ) {
			return;
		}
		$reason = $this->undo->is_resumed || in_array( $this->row->op_id, $this->undo->also, true ) ? null : $this->reason_to_keep();
		if ( null !== $reason ) {
			$may_go = current_user_can( 'delete_post', $this->id );
			$this->undo->keep( $this->row->label, $reason, $may_go ? $this->row->op_id : null );
		} elseif ( $this->undo->may( $this->row->label, 'delete_post', $this->id ) ) {
			$this->undo->going[] = $this->id;
			$this->undo->take( $this->row->label, fn() => wp_trash_post( $this->id ) );
		}
	}

	/** Returns true for a post that a later step of this undo removes. */
	public static function will_go( int $post_id, Undo_Context $undo ): bool {
		[ $import_id, $op_id ] = explode( '/', (string) get_post_meta( $post_id, Marked_Posts::META, true ), 2 ) + array( 1 => '' );
		$row = $undo->import->import_id === $import_id ? ( new Journal() )->ops->find( $import_id, $op_id ) : null;
		if ( ! $row?->may_be_undone() || ! current_user_can( 'delete_post', $post_id ) ) {
			return false;
		}
		return in_array( $op_id, $undo->also, true ) || null === ( new self( $row, $undo, $post_id ) )->reason_to_keep();
	}

	/** Returns null if only the import has changed it. */
	public function reason_to_keep(): ?string {
		if ( $this->is_changed() ) {
			return __( 'It was changed after the import.', 'kithouse' );
		}
		$comments = $this->count_comments();
		/* translators: %d: number */
		return $comments > 0 ? sprintf( _n( 'It has %d comment by somebody else.', 'It has %d comments by others.', $comments, 'kithouse' ), $comments ) : null;
	}

	/** Counts pending and approved comments and reviews, except those of the person who imported the post. */
	private function count_comments(): int {
		$query = array( 'post_id' => $this->id, 'count' => true, 'status' => 'all', 'type' => array( 'comment', 'review' ) );
		return (int) get_comments( $query + array( 'author__not_in' => array( $this->undo->import->user_id ), 'orderby' => 'none' ) );
	}

	/** Deletes the post of a failed import, unless somebody found it in the list of pages and edited it. */
	private function remove(): void {
		$post = $this->id ? get_post( $this->id ) : null;
		if ( $post && 'trash' !== $post->post_status && $post->post_modified !== ( $this->row->result['modified'] ?? $post->post_modified ) ) {
			$this->undo->keep( $this->row->label, __( 'It was changed after the import.', 'kithouse' ) );
		} else {
			$this->undo->take( $this->row->label, fn() => $this->marked->remove_all() );
		}
	}

	private function is_changed(): bool {
		$print   = (string) ( $this->row->result['print'] ?? '' );
		$picture = (string) ( $this->row->result['picture'] ?? '' );
		return '' !== $print && Fingerprints::of( $this->id, get_post( (int) $picture ) ? '' : $picture ) !== $print;
	}
}
