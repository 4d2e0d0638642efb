<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

defined( 'ABSPATH' ) || exit;

/** Returns the profile for the current WordPress user: their own, or the visible part of the shared one. */
final class Site_Profile {

	public function __construct( private Account $account ) {}

	public function current(): ?object {
		return $this->of( $this->account->holder() );
	}

	public function shared(): ?object {
		return $this->of( $this->account->global_user() );
	}

	private function of( int $holder ): ?object {
		$profile = $holder ? $this->account->profile_of( $holder ) : null;
		if ( null === $profile ) {
			return null;
		}
		$user    = get_current_user_id();
		$global  = $this->account->global_user();
		$has_own = $holder === $user;
		return (object) array_merge(
			(array) ( $has_own ? $profile : self::without_private_parts( $profile ) ),
			array(
				'is_globally_signed' => 0 !== $global,
				'signed_as_global'   => $has_own && $global === $user,
				'link_account'       => 0 !== $global && ! $has_own,
				'unlink_account'     => $has_own && 0 !== $global && $global !== $user,
			)
		);
	}

	/** Removes private data except purchases, which others need for inserting. */
	private static function without_private_parts( object $profile ): object {
		return (object) array_merge(
			(array) $profile,
			array(
				'first_name'     => '',
				'last_name'      => '',
				'email'          => '',
				'joined'         => '',
				'profile_photo'  => null,
				'show_notice'    => false,
				'starred'        => array(),
				'cloud_activity' => array(),
				'reviews'        => array( 'pack' => (object) array() ),
			)
		);
	}
}
