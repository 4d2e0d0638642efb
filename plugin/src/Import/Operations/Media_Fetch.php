<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Import_Pictures;
use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Journal;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Trashed_Pictures;
use Kithouse\Import\Undo_Context;
use Kithouse\WordPress\Attachment;
use Kithouse\WordPress\Media_Library;

defined( 'ABSPATH' ) || exit;

final class Media_Fetch extends Operation {

	public const NAME = 'media.fetch';

	public function __construct( private Journal $journal ) {}

	public function label( array $args ): string {
		$count = count( $args['media'] );
		/* translators: %d: number */
		return sprintf( _n( '%d image', '%d images', $count, 'kithouse' ), $count );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): ?array {
		if ( $row->tries > 1 ) {
			Attachment::sweep();
		}
		$total = count( $args['media'] );
		$seen  = null;
		$media = new Media_Library( $run->import->mark( $row->op_id ) );
		$whole = $media->place(
			$args['media'],
			function ( int $left ) use ( $run, $total, &$seen ): bool {
				$seen ??= $left;
				$left < $seen ? $run->note( (int) ( 100 * ( $total - $left ) / $total ) ) : $run->go_on();
				return ! $run->is_late();
			}
		);
		if ( ! $whole ) {
			return null;
		}
		[ $places, $warnings ] = $media->results( $args['media'], $run->import->plan->is_private );
		return array( 'media' => $places, 'made' => $media->made(), 'warnings' => $warnings );
	}

	/** Keeps pictures that trashed posts show, so that those can be restored completely. */
	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$import = $undo->import;
		$ids    = $undo->is_failure ? ( new Media_Library( $import->mark( $row->op_id ) ) )->made() : ( new Import_Pictures( $this->journal ) )->of_operation( $import, $row );
		foreach ( $ids as $id ) {
			/* translators: %s: title of a picture */
			$label  = sprintf( __( 'Image “%s”', 'kithouse' ), wp_basename( (string) get_attached_file( $id ) ) );
			$reason = $undo->takes_all() ? null : $undo->uses?->elsewhere( $id, $undo->going, in_array( $id, $undo->released, true ) );
			if ( null !== $reason ) {
				$undo->keep( $label, $reason );
			} elseif ( $undo->may( $label, 'delete_post', $id ) ) {
				$undo->take( $label, fn() => self::remove( $id, $undo ) );
			}
		}
		if ( $undo->is_failure ) {
			Attachment::sweep();
		}
	}

	private static function remove( int $id, Undo_Context $undo ): void {
		$posts = $undo->takes_all() ? array() : (array) $undo->uses?->in_trash( $id );
		$posts ? Trashed_Pictures::wait( $id, $posts ) : Attachment::remove( $id );
	}

	public function preview( array $args, Import_Preview $preview ): void {
		array_push( $preview->media, ...$args['media'] );
	}

	public function report( Operation_Row $row, Import_Report $report ): void {
		$planned = count( $row->args['media'] );
		$found   = count( array_filter( $row->result['media'] ?? array(), fn( $place ) => '' !== $report->status( (int) ( $place['id'] ?? 0 ) ) ) );
		$report->count( 'media', __( 'Images', 'kithouse' ), $planned, $found );
		if ( $found < $planned ) {
			/* translators: 1: number, 2: number */
			$report->differences[] = sprintf( _n( 'Only %1$d of %2$d image is in the media library.', 'Only %1$d of %2$d images are in the media library.', $planned, 'kithouse' ), $found, $planned );
		}
	}

	public static function created( array $result ): array {
		return array( 'media' => count( is_array( $result['made'] ?? null ) ? $result['made'] : array() ) );
	}

	public function removes_pictures(): bool {
		return true;
	}

	public static function all( Run_Context $run ): array {
		return $run->merged( self::NAME, 'media' );
	}
}
