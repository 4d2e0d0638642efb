<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Log;
use Kithouse\WordPress\Attachment;
use Kithouse\WordPress\Import_Lock;
use Throwable;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no search for fields whose post is gone.

/** Deletes pictures of undone imports once no trashed post shows them, so that a restored page is complete. */
final class Trashed_Pictures {

	/** Stores, for a picture, each trashed post that shows it. */
	public const META   = '_kithouse_shown_in_trash';
	public const EVENT  = 'kithouse_delete_pictures';
	private const STATE = 'kithouse_picture_check';
	/** Per request. WP-Cron does the rest. */
	private const SECONDS = 1.0;
	private const AT_MOST = 200;

	private bool $has_deleted = false;

	public function add_hooks(): void {
		add_action( 'deleted_post', array( $this, 'note' ), 10, 0 );
		add_action( 'shutdown', array( $this, 'run_after_deletion' ), 10, 0 );
		// After WordPress has emptied the trash. Also finds what was deleted while the plugin was inactive.
		add_action( 'wp_scheduled_delete', array( $this, 'run' ), 20, 0 );
		add_action( self::EVENT, array( $this, 'run' ), 10, 0 );
	}

	public static function wait( int $picture, array $posts ): void {
		$known = array_map( 'intval', get_post_meta( $picture, self::META ) );
		foreach ( array_diff( $posts, $known ) as $post ) {
			add_post_meta( $picture, self::META, (string) $post );
		}
	}

	public function note(): void {
		$this->has_deleted = true;
	}

	public function run_after_deletion(): void {
		if ( $this->has_deleted ) {
			$this->has_deleted = false;
			$this->run();
		}
	}

	/** Deletes unused pictures, but not while an import runs, which may use them again. */
	public function run(): void {
		try {
			$is_event = doing_action( self::EVENT );
			if ( ! $is_event && array() === self::released() ) {
				return;
			}
			// The event follows a killed run and removes what that left half-deleted.
			self::schedule();
			$work = function ( Import_Lock $lock ) use ( $is_event ): bool {
				if ( $is_event || $lock->is_inherited ) {
					Attachment::sweep();
				}
				return self::check( $lock, new Time_Budget( self::SECONDS ) );
			};
			if ( true === ( new Import_Lock() )->run( $work, 0 ) ) {
				wp_clear_scheduled_hook( self::EVENT );
			}
		} catch ( Throwable $error ) {
			Log::error( 'pictures in the trash', $error );
		}
	}

	/** @return list<int> Pictures with a deleted post, a bounded number at a time. */
	private static function released(): array {
		global $wpdb;
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT DISTINCT m.post_id FROM $wpdb->postmeta m LEFT JOIN $wpdb->posts p ON p.ID = CAST(m.meta_value AS UNSIGNED)
				WHERE m.meta_key = %s AND p.ID IS NULL ORDER BY m.post_id LIMIT %d",
				self::META,
				self::AT_MOST
			)
		);
		return array_map( 'intval', $ids );
	}

	/** Returns false when time is up before the end. */
	private static function check( Import_Lock $lock, Time_Budget $budget ): bool {
		$state = get_option( self::STATE );
		$uses  = is_array( $state ) ? new Media_Use( array(), $state ) : new Media_Use( self::released() );
		if ( ! $uses->find( $budget ) ) {
			update_option( self::STATE, $uses->state(), false );
			return false;
		}
		delete_option( self::STATE );
		foreach ( $uses->state()['ids'] as $picture ) {
			self::decide( $picture, $uses );
			if ( ! $lock->is_kept() ) {
				return false;
			}
		}
		return array() === self::released();
	}

	private static function decide( int $picture, Media_Use $uses ): void {
		if ( 'attachment' !== get_post_type( $picture ) || $uses->is_used( $picture ) ) {
			delete_post_meta( $picture, self::META );
			return;
		}
		$posts = $uses->in_trash( $picture );
		if ( $posts ) {
			self::wait( $picture, $posts );
			array_map( fn( $post ) => delete_post_meta( $picture, self::META, (string) $post ), array_diff( array_map( 'intval', get_post_meta( $picture, self::META ) ), $posts ) );
		} else {
			Attachment::remove( $picture );
		}
	}

	private static function schedule(): void {
		wp_next_scheduled( self::EVENT ) || wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::EVENT );
	}
}
