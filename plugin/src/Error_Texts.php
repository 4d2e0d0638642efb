<?php
declare(strict_types=1);

namespace Kithouse;

defined( 'ABSPATH' ) || exit;

/** The sentences of the errors. Generated from the contract. Do not edit. */
final class Error_Texts {
	public static function find( string $code ): string {
		return match ( $code ) {
			'invalid_input' => __( 'Please check what you entered.', 'kithouse' ),
			'invalid_bundle' => __( 'This template cannot be read.', 'kithouse' ),
			'invalid_requirements' => __( 'This plugin cannot be installed here.', 'kithouse' ),
			'invalid_link' => __( 'This link is no longer valid. Please ask for a new one.', 'kithouse' ),
			'invalid_address' => __( 'Enter an address that starts with https://, without a user name, such as https://library.example.com.', 'kithouse' ),
			'not_a_library' => __( 'This address answers, but it isn\'t a Kithouse library.', 'kithouse' ),
			'library_unreachable' => __( 'This address doesn\'t answer. Check it and try again.', 'kithouse' ),
			'signup_failed' => __( 'The account could not be created.', 'kithouse' ),
			'login_failed' => __( 'E-mail or password is not right.', 'kithouse' ),
			'is_signed_failed' => __( 'Please sign in to continue.', 'kithouse' ),
			'invalid_api_key' => __( 'Your sign-in has ended. Please sign in again.', 'kithouse' ),
			'invalid_permission' => __( 'You are not allowed to do that.', 'kithouse' ),
			'invalid_data' => __( 'Sorry your account is not verified. Please verify your account to start inserting items.', 'kithouse' ),
			'not_verified' => __( 'You haven\'t verify your account yet. Please check your email inbox.', 'kithouse' ),
			'cloud_full' => __( 'You have reached your limit of files. Please upgrade your plan to upload more files.', 'kithouse' ),
			'site_limit_reached' => __( 'Your plan works on 2 live sites, and both places are taken.', 'kithouse' ),
			'required_pro_kithouse' => __( 'This template is part of a paid plan.', 'kithouse' ),
			'item_not_found' => __( 'This item is no longer available.', 'kithouse' ),
			'file_not_found' => __( 'This file is no longer there.', 'kithouse' ),
			'workspace_not_found' => __( 'This workspace is no longer there.', 'kithouse' ),
			'order_not_found' => __( 'There is no such order.', 'kithouse' ),
			'import_not_found' => __( 'There is no such import.', 'kithouse' ),
			'not_found' => __( 'There is nothing at this address.', 'kithouse' ),
			'method_not_allowed' => __( 'This address does not take that kind of call.', 'kithouse' ),
			'required_elementor' => __( 'This template needs the Elementor plugin. Please install and activate it first.', 'kithouse' ),
			'plan_refused' => __( 'This site does not trust what the library sent. Nothing was changed.', 'kithouse' ),
			'import_running' => __( 'Another import is running on this site. Please try again in a moment.', 'kithouse' ),
			'import_unfinished' => __( 'This takes longer than one request may. It goes on when it is asked for again.', 'kithouse' ),
			'cant_delete_kit' => __( 'These are the settings of your whole site. Deleting them changes every page.', 'kithouse' ),
			'media_missing' => __( 'Some pictures of this template have not been uploaded yet.', 'kithouse' ),
			'not_for_sale' => __( 'This cannot be bought on its own.', 'kithouse' ),
			'already_owned' => __( 'You have this already. There is nothing to pay.', 'kithouse' ),
			'price_changed' => __( 'The price has changed in the meantime. Please look at it again before you buy.', 'kithouse' ),
			'order_closed' => __( 'This order can no longer be changed.', 'kithouse' ),
			'too_large' => __( 'This is too large.', 'kithouse' ),
			'plugin_outdated' => __( 'This version of the plugin is too old for the library. Please update the plugin and try again.', 'kithouse' ),
			'rate_limited' => __( 'Too many tries. Please wait a moment and try again.', 'kithouse' ),
			'import_failed' => __( 'The template could not be imported.', 'kithouse' ),
			'sync_failed' => __( 'Your account could not be synced. Please try again in a moment.', 'kithouse' ),
			'logout_failed' => __( 'You could not be signed out. Please try again.', 'kithouse' ),
			'pricing_fetch_failed' => __( 'The prices are not available right now.', 'kithouse' ),
			'payment_unavailable' => __( 'The payment page cannot be reached right now. Nothing was charged. Please try again in a moment.', 'kithouse' ),
			'internal_error' => __( 'Something went wrong.', 'kithouse' ),
			'kithouse_api_error' => __( 'The library is not reachable right now. Please try again in a moment.', 'kithouse' ),
			default => '',
		};
	}
}
