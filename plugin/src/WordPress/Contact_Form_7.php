<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use WPCF7_ContactFormTemplate;

defined( 'ABSPATH' ) || exit;

/** Completes a form of Contact Form 7 with what only this site knows. */
final class Contact_Form_7 {

	public const POST_TYPE = 'wpcf7_contact_form';

	/** Adds the person's address, a sender of this site's domain, and messages in the site's language. */
	public static function complete( array $meta, string $recipient ): array {
		$mail = array( 'recipient' => $recipient, 'sender' => '[_site_title] <' . self::sender() . '>' );
		return array(
			'_mail'     => $mail + (array) ( $meta['_mail'] ?? array() ),
			'_messages' => self::messages(),
			'_locale'   => get_locale(),
			// Contact Form 7 names a form by it in its own list.
			'_hash'     => sha1( wp_generate_uuid4() ),
		) + $meta;
	}

	/** Returns the text by which pages show a form. */
	public static function shortcode( int $form_id ): string {
		return "[contact-form-7 id=\"$form_id\"]";
	}

	/** Returns the address that gets a form's messages. */
	public static function recipient( int $form_id ): string {
		$mail = get_post_meta( $form_id, '_mail', true );
		return is_array( $mail ) && is_string( $mail['recipient'] ?? null ) ? $mail['recipient'] : '';
	}

	private static function sender(): string {
		return class_exists( WPCF7_ContactFormTemplate::class )
			? WPCF7_ContactFormTemplate::from_email()
			: 'wordpress@' . preg_replace( '/^www\./', '', strtolower( (string) wp_parse_url( network_home_url(), PHP_URL_HOST ) ) );
	}

	/** Uses the site's language instead of the person's own. */
	private static function messages(): array {
		$has_switched = switch_to_locale( get_locale() );
		try {
			return class_exists( WPCF7_ContactFormTemplate::class ) ? WPCF7_ContactFormTemplate::messages() : array();
		} finally {
			$has_switched && restore_previous_locale();
		}
	}
}
