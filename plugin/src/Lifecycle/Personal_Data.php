<?php
declare(strict_types=1);

namespace Kithouse\Lifecycle;

use Kithouse\Brand;
use Kithouse\Cloud\Account;
use Kithouse\Import\Journal;
use Kithouse\Push\Pushed_Posts;

defined( 'ABSPATH' ) || exit;

/** Serves WordPress's privacy tools. The site stores a library profile only while somebody is signed in with it. */
final class Personal_Data {

	private const MAX_IMPORTS = 200;

	public function __construct( private Account $account, private Pushed_Posts $pushed ) {}

	public function add_hooks(): void {
		add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_eraser' ) );
		add_action( 'admin_init', array( $this, 'add_policy' ) );
	}

	public function add_exporter( mixed $exporters ): mixed {
		$ours = array( 'exporter_friendly_name' => Brand::NAME, 'callback' => array( $this, 'export' ) );
		return is_array( $exporters ) ? array( Brand::SLUG => $ours ) + $exporters : $exporters;
	}

	public function add_eraser( mixed $erasers ): mixed {
		$ours = array( 'eraser_friendly_name' => Brand::NAME, 'callback' => array( $this, 'erase' ) );
		return is_array( $erasers ) ? array( Brand::SLUG => $ours ) + $erasers : $erasers;
	}

	public function export( mixed $email = '' ): array {
		$items = array();
		foreach ( $this->account->users_with_email( is_string( $email ) ? $email : '' ) as $user => $profile ) {
			$items[] = array(
				'group_id'    => Brand::SLUG,
				/* translators: %s: name of the plugin */
				'group_label' => sprintf( __( '%s account', 'kithouse' ), Brand::NAME ),
				'item_id'     => Brand::SLUG . "-account-$user",
				'data'        => $this->describe( $user, $profile ),
			);
		}
		foreach ( self::imports( $email ) as $import ) {
			$items[] = array(
				'group_id'    => Brand::SLUG . '-imports',
				/* translators: %s: name of the plugin */
				'group_label' => sprintf( __( '%s imports', 'kithouse' ), Brand::NAME ),
				'item_id'     => Brand::SLUG . "-import-$import->import_id",
				'data'        => array(
					array( 'name' => __( 'Title', 'kithouse' ), 'value' => $import->plan->title ),
					array( 'name' => __( 'Date', 'kithouse' ), 'value' => $import->at ),
				),
			);
		}
		return array( 'data' => $items, 'done' => true );
	}

	public function erase( mixed $email = '' ): array {
		$users = array_keys( $this->account->users_with_email( is_string( $email ) ? $email : '' ) );
		foreach ( $users as $user ) {
			$this->account->remove( $user );
			$this->pushed->forget_user( $user );
		}
		$keeps = (bool) self::imports( $email );
		return array(
			'items_removed'  => (bool) $users,
			'items_retained' => $keeps,
			/* translators: %s: name of the plugin */
			'messages'       => $keeps ? array( sprintf( __( 'The import history of %s stays because undo needs it. It stores the WordPress user, not the account.', 'kithouse' ), Brand::NAME ) ) : array(),
			'done'           => true,
		);
	}

	public function add_policy(): void {
		if ( ! function_exists( 'wp_add_privacy_policy_content' ) ) {
			return;
		}
		$paragraphs = array(
			/* translators: %s: name of the plugin */
			__( 'People who write on this site can sign in to a template library with %s. Visitors aren’t affected.', 'kithouse' ),
			__( 'While somebody is signed in, this site stores the name, email address, join date, photo address, purchases, favourites and ratings of their library account, and an encrypted key. Signing out deletes all of it.', 'kithouse' ),
			__( 'The library receives the address and name of this site, the language, the search terms and the IP address of the server. Images in the library load directly in the browser, so the library also sees the IP address of the person who browses.', 'kithouse' ),
			__( 'The import history stores which WordPress user imported a template, and when.', 'kithouse' ),
		);
		$html       = implode( '', array_map( fn( $text ) => '<p>' . esc_html( sprintf( $text, Brand::NAME ) ) . '</p>', $paragraphs ) );
		wp_add_privacy_policy_content( Brand::NAME, $html );
	}

	private function describe( int $user, ?object $profile ): array {
		$list   = fn( $value ) => implode( ', ', array_filter( (array) $value, 'is_scalar' ) );
		$bought = array_map( fn( $one ) => trim( ( $one->type ?? '' ) . ' ' . ( $one->item_id ?? '' ) ), array_filter( (array) ( $profile->purchasedItems ?? array() ), 'is_object' ) );
		$values = array(
			__( 'Name', 'kithouse' )         => $list( $profile->name ?? '' ),
			__( 'First name', 'kithouse' )   => $list( $profile->first_name ?? '' ),
			__( 'Last name', 'kithouse' )    => $list( $profile->last_name ?? '' ),
			__( 'Email', 'kithouse' )        => $list( $profile->email ?? '' ),
			__( 'Joined', 'kithouse' )       => $list( $profile->joined ?? '' ),
			__( 'Photo', 'kithouse' )        => $list( $profile->profile_photo ?? '' ),
			__( 'Plan', 'kithouse' )         => $list( $profile->plan ?? '' ),
			__( 'Purchases', 'kithouse' )    => implode( ', ', $bought ),
			__( 'Favourites', 'kithouse' )   => $list( $profile->starred ?? '' ),
			__( 'Ratings', 'kithouse' )      => (string) wp_json_encode( $profile->reviews ?? null ),
			__( 'Pushed posts', 'kithouse' ) => implode( ', ', $this->pushed->posts_of( $user ) ),
		);
		$values = array_filter( $values, fn( $value ) => '' !== $value && 'null' !== $value );
		return array_map( fn( $name, $value ) => array( 'name' => $name, 'value' => $value ), array_keys( $values ), $values );
	}

	private static function imports( mixed $email ): array {
		$user = is_string( $email ) && '' !== $email ? get_user_by( 'email', $email ) : false;
		return $user ? ( new Journal() )->page( $user->ID, 1, self::MAX_IMPORTS )[0] : array();
	}
}
