<?php
declare(strict_types=1);

namespace Kithouse;

defined( 'ABSPATH' ) || exit;

/** The sentences of the errors. Generated from the contract. Do not edit. */
final class Error_Texts {
	public static function find( string $code ): string {
		return match ( $code ) {
			'invalid_input' => __( 'Check your entries and try again.', 'kithouse' ),
			'invalid_bundle' => __( 'This template can’t be read. Choose another one.', 'kithouse' ),
			'invalid_requirements' => __( 'This plugin can’t be installed here. Ask an administrator.', 'kithouse' ),
			'invalid_link' => __( 'This link is no longer valid. Request a new one.', 'kithouse' ),
			'invalid_address' => __( 'Enter an address that starts with https://, without a user name, such as https://library.example.com.', 'kithouse' ),
			'not_a_library' => __( 'This address responds, but it isn’t a Kithouse library. Check it and try again.', 'kithouse' ),
			'library_unreachable' => __( 'This address doesn’t respond. Check it and try again.', 'kithouse' ),
			'signup_failed' => __( 'The account couldn’t be created. Try again in a moment.', 'kithouse' ),
			'login_failed' => __( 'The email or password is incorrect. Check both and try again.', 'kithouse' ),
			'second_factor_required' => __( 'Enter the code from your authenticator app.', 'kithouse' ),
			'second_factor_failed' => __( 'This code is incorrect or expired. Enter the current one.', 'kithouse' ),
			'is_signed_failed' => __( 'Sign in to continue.', 'kithouse' ),
			'invalid_api_key' => __( 'Your session has expired. Sign in again.', 'kithouse' ),
			'invalid_permission' => __( 'You don’t have permission to do that. Ask an administrator.', 'kithouse' ),
			'invalid_data' => __( 'Sorry your account is not verified. Please verify your account to start inserting items.', 'kithouse' ),
			'not_verified' => __( 'You haven\'t verify your account yet. Please check your email inbox.', 'kithouse' ),
			'cloud_full' => __( 'You have reached your limit of files. Please upgrade your plan to upload more files.', 'kithouse' ),
			'site_limit_reached' => __( 'Your plan allows 2 live sites, and both are in use. Sign out of one, or upgrade.', 'kithouse' ),
			'required_pro_kithouse' => __( 'This template needs a paid plan. Upgrade to use it.', 'kithouse' ),
			'item_not_found' => __( 'This item is no longer available.', 'kithouse' ),
			'file_not_found' => __( 'This file no longer exists.', 'kithouse' ),
			'workspace_not_found' => __( 'This workspace no longer exists.', 'kithouse' ),
			'order_not_found' => __( 'This order wasn’t found. Check the address.', 'kithouse' ),
			'import_not_found' => __( 'This import wasn’t found. Check the history.', 'kithouse' ),
			'not_found' => __( 'This address doesn’t exist. Check it and try again.', 'kithouse' ),
			'method_not_allowed' => __( 'Method not allowed.', 'kithouse' ),
			'required_elementor' => __( 'This template needs the Elementor plugin. Install and activate it first.', 'kithouse' ),
			'plan_refused' => __( 'This site couldn’t verify the library’s response, so nothing was changed. Try again in a moment.', 'kithouse' ),
			'import_running' => __( 'Another import is running on this site. Try again in a moment.', 'kithouse' ),
			'import_unfinished' => __( 'The import is still running. It continues automatically.', 'kithouse' ),
			'cant_delete_kit' => __( 'This kit contains the settings of your whole site. Deleting it changes every page.', 'kithouse' ),
			'media_missing' => __( 'Some images of this template haven’t been uploaded yet. Push it again.', 'kithouse' ),
			'not_for_sale' => __( 'This isn’t sold on its own. Choose a plan that includes it.', 'kithouse' ),
			'already_owned' => __( 'You already own this. You don’t have to pay again.', 'kithouse' ),
			'price_changed' => __( 'The price has changed. Review it before you buy.', 'kithouse' ),
			'order_closed' => __( 'This order can no longer be changed.', 'kithouse' ),
			'too_large' => __( 'This is too large. Choose a smaller file.', 'kithouse' ),
			'plugin_outdated' => __( 'This plugin version is too old for the library. Update the plugin and try again.', 'kithouse' ),
			'rate_limited' => __( 'Too many attempts. Wait a moment and try again.', 'kithouse' ),
			'import_failed' => __( 'The template couldn’t be imported. Try again in a moment.', 'kithouse' ),
			'sync_failed' => __( 'Your account couldn’t be synced. Try again in a moment.', 'kithouse' ),
			'logout_failed' => __( 'You couldn’t be signed out. Try again.', 'kithouse' ),
			'pricing_fetch_failed' => __( 'Prices aren’t available right now. Try again in a moment.', 'kithouse' ),
			'payment_unavailable' => __( 'The payment page isn’t available right now, and nothing was charged. Try again in a moment.', 'kithouse' ),
			'library_unavailable' => __( 'The library can’t answer right now. Try again in a moment.', 'kithouse' ),
			'internal_error' => __( 'Something went wrong.', 'kithouse' ),
			'kithouse_api_error' => __( 'The library is offline. Try again in a moment.', 'kithouse' ),
			default => '',
		};
	}
}
