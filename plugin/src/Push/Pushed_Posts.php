<?php
declare(strict_types=1);

namespace Kithouse\Push;

use Kithouse\Cloud\Account;

defined( 'ABSPATH' ) || exit;

/** Stores which posts of this site the current user has pushed. One row each, so that concurrent pushes lose none. */
final class Pushed_Posts {

	private const META = 'kithouse_pushed';

	public function __construct( private Account $account ) {}

	/** @return array<int, int> File of the cloud by post, of the account that serves the user now. */
	public function all(): array {
		$files = array();
		foreach ( $this->rows() as $row ) {
			[ $account, $post, $file ] = array_map( 'intval', explode( ':', $row . '::' ) );
			if ( $account === $this->account_id() ) {
				$files[ $post ] = $file;
			}
		}
		return $files;
	}

	public function remember( int $post, int $file ): void {
		if ( ( $this->all()[ $post ] ?? 0 ) !== $file ) {
			add_user_meta( get_current_user_id(), self::key(), "{$this->account_id()}:$post:$file" );
		}
	}

	public function forget( int $file ): void {
		$end = ":$file";
		foreach ( $this->rows() as $row ) {
			if ( str_starts_with( $row, "{$this->account_id()}:" ) && str_ends_with( $row, $end ) ) {
				delete_user_meta( get_current_user_id(), self::key(), $row );
			}
		}
	}

	public function posts_of( int $user ): array {
		$rows = array_filter( (array) get_user_meta( $user, self::key() ), 'is_string' );
		return array_values( array_unique( array_map( fn( $row ) => (int) ( explode( ':', $row )[1] ?? 0 ), $rows ) ) );
	}

	public function forget_user( int $user ): void {
		delete_user_meta( $user, self::key() );
	}

	private function account_id(): int {
		return (int) ( $this->account->profile_of( $this->account->holder() )->id ?? 0 );
	}

	private function rows(): array {
		return array_filter( (array) get_user_meta( get_current_user_id(), self::key() ), 'is_string' );
	}

	private static function key(): string {
		global $wpdb;
		return $wpdb->get_blog_prefix() . self::META;
	}
}
