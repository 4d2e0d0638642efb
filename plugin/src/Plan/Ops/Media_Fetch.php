<?php
declare(strict_types=1);

namespace Kithouse\Plan\Ops;

use Kithouse\Import\Attachment;
use Kithouse\Import\Media;
use Kithouse\Plan\Import_Pictures;
use Kithouse\Plan\Import_Preview;
use Kithouse\Plan\Import_Report;
use Kithouse\Plan\Journal;
use Kithouse\Plan\Op_Row;
use Kithouse\Plan\Operation;
use Kithouse\Plan\Run;
use Kithouse\Plan\Trashed_Pictures;
use Kithouse\Plan\Undoing;

defined( 'ABSPATH' ) || exit;

final class Media_Fetch extends Operation {

	public const NAME = 'media.fetch';

	public function __construct( private Journal $journal ) {}

	public function label( array $args ): string {
		$count = count( $args['media'] );
		/* translators: %d: number */
		return sprintf( _n( '%d image', '%d images', $count, 'kithouse' ), $count );
	}

	public function run( array $args, Run $run, Op_Row $row ): ?array {
		if ( $row->tries > 1 ) {
			Attachment::sweep();
		}
		$total = count( $args['media'] );
		$seen  = null;
		$media = new Media( $run->import->mark( $row->op_id ) );
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
	public function undo( Op_Row $row, Undoing $undoing ): void {
		$import = $undoing->import;
		$ids    = $undoing->is_failure ? ( new Media( $import->mark( $row->op_id ) ) )->made() : ( new Import_Pictures( $this->journal ) )->of_operation( $import, $row );
		foreach ( $ids as $id ) {
			/* translators: %s: title of a picture */
			$label  = sprintf( __( 'Image “%s”', 'kithouse' ), wp_basename( (string) get_attached_file( $id ) ) );
			$reason = $undoing->takes_all() ? null : $undoing->uses?->elsewhere( $id, $undoing->going, in_array( $id, $undoing->released, true ) );
			if ( null !== $reason ) {
				$undoing->keep( $label, $reason );
			} elseif ( $undoing->may( $label, 'delete_post', $id ) ) {
				$undoing->take( $label, fn() => self::remove( $id, $undoing ) );
			}
		}
		if ( $undoing->is_failure ) {
			Attachment::sweep();
		}
	}

	private static function remove( int $id, Undoing $undoing ): void {
		$posts = $undoing->takes_all() ? array() : (array) $undoing->uses?->in_trash( $id );
		$posts ? Trashed_Pictures::wait( $id, $posts ) : Attachment::remove( $id );
	}

	public function preview( array $args, Import_Preview $preview ): void {
		array_push( $preview->media, ...$args['media'] );
	}

	public function report( Op_Row $row, Import_Report $report ): void {
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

	/** @return array<string, array{id?: int, url: string}> Pictures of an import so far, by hash. */
	public static function all( Run $run ): array {
		return $run->merged( self::NAME, 'media' );
	}
}
