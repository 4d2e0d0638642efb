<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

use Kithouse\Contract;
use WP_Error;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no search in user meta of one site.

/** Maps WordPress users to cloud accounts: a user's own, or else the one an administrator shares. */
final class Account {

	private const META   = 'kithouse_account';
	private const GLOBAL = 'kithouse_global_user';

	/** Profile fields that other calls update. */
	private const LIVE_FIELDS = array( 'starred', 'reviews', 'purchasedItems', 'is_verified' );

	public function __construct( private Contract $contract, private Cloud_Client $cloud, private Key_Returns $returns ) {}

	public function add_hooks(): void {
		// Before the user is deleted, while the key is available. In a network users are removed from sites, not deleted.
		add_action( 'delete_user', array( $this, 'remove' ) );
		add_action( 'remove_user_from_blog', array( $this, 'remove' ), 10, 2 );
	}

	/** Returns the user whose key serves the current one; 0 without any. */
	public function holder(): int {
		$user = get_current_user_id();
		if ( null !== $this->key_of( $user ) ) {
			return $user;
		}
		if ( $user > 0 && $this->kept( $user ) ) {
			// After a change of the salts nobody can use this sign-in, so its name and e-mail address are deleted too.
			$this->forget( $user );
		}
		return $this->global_user();
	}

	/** Returns the user whose account serves everybody on this site; 0 without one. */
	public function global_user(): int {
		$user = (int) get_option( self::GLOBAL, 0 );
		return null !== $this->key_of( $user ) ? $user : 0;
	}

	public function share( int $user ): void {
		update_option( self::GLOBAL, $user, false );
	}

	public function end_sharing(): void {
		delete_option( self::GLOBAL );
	}

	public function has_own(): bool {
		return null !== $this->key_of( get_current_user_id() );
	}

	/** Returns true for borrowers of the shared account, which lends no lists, favourites, mails and files. */
	public function is_borrowed(): bool {
		return ! $this->has_own() && 0 !== $this->holder() && ! current_user_can( 'manage_options' );
	}

	public function refuse_borrower(): WP_Error {
		return $this->contract->error( 'invalid_permission', __( 'Link your own account to do that.', 'kithouse' ) );
	}

	/** Requests a key for this site and stores it for the current user. Revokes a replaced key. */
	public function sign_in( string $path, array $input ): bool|WP_Error {
		$site     = array( 'url' => Cloud_Client::site_url(), 'name' => mb_substr( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), 0, 200 ) );
		$response = $this->cloud->send( 'POST', $path, $input + array( 'site' => $site ) );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$this->keep( $response->data->api_key, $response->data->user );
		return true;
	}

	private function keep( string $key, object $profile ): void {
		$user = get_current_user_id();
		$old  = $this->key_of( $user );
		$this->store( $user, Key_Encryption::lock( $key, $user ), $profile );
		( new Plan_Signature( $this->cloud ) )->pin();
		if ( null !== $old && $old !== $key ) {
			$this->returns->return_now( $old );
		}
	}

	public function leave( int $user ): void {
		$key = $this->key_of( $user );
		$this->forget( $user );
		if ( null !== $key ) {
			$this->returns->return_now( $key );
		}
	}

	/** Signs out a user who is being removed. Queues the key, because many users can be deleted at once. */
	public function remove( mixed $user = null, mixed $blog = null ): void {
		if ( ! is_numeric( $user ) || (int) $user < 1 ) {
			return;
		}
		// WordPress has switched to the site that the user leaves, but others can fire the hook too.
		$is_elsewhere = is_multisite() && is_numeric( $blog ) && (int) $blog > 0 && get_current_blog_id() !== (int) $blog;
		$is_elsewhere && switch_to_blog( (int) $blog );
		$key = $this->key_of( (int) $user );
		$this->forget( (int) $user );
		if ( null !== $key ) {
			$this->returns->add( $key );
		}
		$is_elsewhere && restore_current_blog();
	}

	public static function all_keys(): array {
		global $wpdb;
		$keys = array();
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT user_id, meta_value FROM $wpdb->usermeta WHERE meta_key = %s", $wpdb->get_blog_prefix() . self::META ) );
		foreach ( $rows as $row ) {
			$stored = maybe_unserialize( $row->meta_value );
			$key    = is_array( $stored ) && is_string( $stored['key'] ?? null ) ? Key_Encryption::unlock( $stored['key'], (int) $row->user_id ) : null;
			$keys[] = $key;
		}
		return array_values( array_filter( $keys ) );
	}

	/** @return array<int, object|null> Stored profiles of users whose own or library e-mail address this is. */
	public function users_with_email( string $email ): array {
		global $wpdb;
		if ( '' === $email ) {
			return array();
		}
		$user  = get_user_by( 'email', $email );
		$text  = '%' . $wpdb->esc_like( trim( (string) wp_json_encode( $email ), '"' ) ) . '%';
		$rows  = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT user_id, meta_value FROM $wpdb->usermeta WHERE meta_key = %s AND ( user_id = %d OR meta_value LIKE %s ) LIMIT 500",
				$wpdb->get_blog_prefix() . self::META,
				$user ? $user->ID : 0,
				$text
			)
		);
		$found = array();
		foreach ( $rows as $row ) {
			$stored  = maybe_unserialize( $row->meta_value );
			$profile = is_array( $stored ) && is_string( $stored['profile'] ?? null ) ? json_decode( $stored['profile'] ) : null;
			$profile = is_object( $profile ) ? $profile : null;
			$is_same = is_string( $profile->email ?? null ) && 0 === strcasecmp( $profile->email, $email );
			if ( $is_same || ( $user && $user->ID === (int) $row->user_id ) ) {
				$found[ (int) $row->user_id ] = $profile;
			}
		}
		return $found;
	}

	public function forget( int $user ): void {
		delete_user_option( $user, self::META );
		if ( (int) get_option( self::GLOBAL, 0 ) === $user ) {
			$this->end_sharing();
		}
	}

	public function profile_of( int $user ): ?object {
		$kept = null === $this->key_of( $user ) ? null : json_decode( (string) ( $this->kept( $user )['profile'] ?? '' ) );
		return is_object( $kept ) ? $kept : null;
	}

	/** Sends a request with the current user's key and forgets a key that the cloud refuses. */
	public function ask( string $method, string $path, array|string $input = array(), bool $changes = false, ?int $seconds = null ): Response|WP_Error {
		$holder = $this->holder();
		if ( 0 === $holder ) {
			return $this->contract->error( 'is_signed_failed' );
		}
		$response = $this->cloud->send( $method, $path, $input, $this->key_of( $holder ), seconds: $seconds, changes: $changes );
		if ( is_wp_error( $response ) && 'invalid_api_key' === $response->get_error_code() ) {
			$this->forget( $holder );
		}
		return $response;
	}

	public function update_profile( int $user, object $profile ): void {
		$this->store( $user, $this->kept( $user )['key'] ?? '', $profile );
	}

	/** Updates the stored profile from an answer, so that the next page starts with it. */
	public function learn( mixed $data ): void {
		$news    = array_intersect_key( (array) ( $data->data ?? $data ), array_flip( self::LIVE_FIELDS ) );
		$profile = $news ? $this->profile_of( $this->holder() ) : null;
		if ( $profile ) {
			$this->update_profile( $this->holder(), (object) array_merge( (array) $profile, $news ) );
		}
	}

	private function store( int $user, string $locked_key, object $profile ): void {
		update_user_option( $user, self::META, array( 'key' => $locked_key, 'profile' => wp_slash( wp_json_encode( $profile ) ) ) );
	}

	private function key_of( int $user ): ?string {
		$locked = $user > 0 ? ( $this->kept( $user )['key'] ?? null ) : null;
		return is_string( $locked ) ? Key_Encryption::unlock( $locked, $user ) : null;
	}

	private function kept( int $user ): array {
		$kept = get_user_option( self::META, $user );
		return is_array( $kept ) ? $kept : array();
	}
}
