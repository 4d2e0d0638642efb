<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Created_Post;
use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import_Failed_Exception;
use Kithouse\WordPress\Contact_Form_7;
use Kithouse\WordPress\Symbols;
use Kithouse\WordPress\Template_Content;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- A filter of HTML would break the JSON of a form. The cache is cleaned.

/** Creates a form, which is a post of its plugin. Nobody sees it before a page shows it. */
final class Form_Create extends Operation {

	public const NAME = 'form.create';

	/** Allowed meta by post type, as patterns. Other meta may run code or decide who sees something. */
	private const META = array(
		'wpcf7_contact_form' => '/^_(form|mail|mail_2|messages|additional_settings|locale)$/D',
		'mc4wp-form'         => '/^(_mc4wp_settings|text_[a-z_]{1,60})$/D',
		'everest_form'       => '/^$/D',
		'wpforms'            => '/^$/D',
	);

	/** Plugins by post type. */
	private const PLUGINS = array(
		'wpcf7_contact_form' => 'contact-form-7',
		'mc4wp-form'         => 'mailchimp-for-wp',
		'everest_form'       => 'everest-forms',
		'wpforms'            => 'wpforms-lite',
	);

	public function label( array $args ): string {
		/* translators: %s: title */
		return sprintf( __( 'Form “%s”', 'kithouse' ), $args['form']['title'] );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$form = $args['form'];
		$obstacle = self::obstacle( $args );
		if ( null !== $obstacle ) {
			return array( 'skipped' => $obstacle ) + ( isset( $args['recipient'] ) ? array( 'warnings' => array( array( 'code' => 'form_skipped', 'message' => $obstacle ) ) ) : array() );
		}
		$marked  = new Marked_Posts( $run->import->mark( $row->op_id ) );
		$form_id = $row->tries > 1 ? $marked->find_whole() : 0;
		if ( 0 === $form_id ) {
			$marked->sweep();
			$form_id = $marked->make( fn() => self::make( $args, $marked->guid(), $run ) );
		}
		return array( 'form_id' => $form_id );
	}

	private static function obstacle( array $args ): ?string {
		if ( ! post_type_exists( $args['form']['post_type'] ) ) {
			return isset( $args['recipient'] )
				? __( 'Contact Form 7 isn’t active, so your pages show a mail button instead of a form.', 'kithouse' )
				: __( 'The plugin that shows this form isn’t active on this site.', 'kithouse' );
		}
		return isset( $args['recipient'] ) && ! is_email( $args['recipient'] )
			? __( 'Your email address isn’t valid, so your pages show a mail button instead of a form.', 'kithouse' )
			: null;
	}

	private static function make( array $args, string $guid, Run_Context $run ): int {
		$form       = $args['form'];
		$is_trusted = $run->import->plan->is_trusted && current_user_can( 'unfiltered_html' );
		$symbols    = new Symbols( Template_Content::of_plan( array( 'kind' => 'form' ), $is_trusted, true ), Media_Fetch::all( $run ) );
		$clean      = fn( $value ) => $is_trusted ? $value : map_deep( $value, fn( $part ) => is_string( $part ) ? self::filtered( $part ) : $part );
		$keys       = preg_grep( self::META[ $form['post_type'] ], array_map( 'strval', array_keys( $form['meta'] ) ) );
		$meta       = $clean( $symbols->in_value( array_intersect_key( $form['meta'], array_flip( $keys ) ) ) );
		$post       = array(
			'post_type'    => $form['post_type'],
			'post_status'  => 'publish',
			'post_title'   => sanitize_text_field( $form['title'] ),
			'post_content' => self::content( $form['content'], $symbols, $clean ),
			'guid'         => $guid,
			'meta_input'   => isset( $args['recipient'] ) ? Contact_Form_7::complete( $meta, $args['recipient'] ) : $meta,
		);
		$form_id = wp_insert_post( wp_slash( $post ), true );
		if ( is_wp_error( $form_id ) ) {
			$failure = new Import_Failed_Exception( $form_id->get_error_message() );
			throw $failure;
		}
		self::number( $form_id, $form['post_type'] );
		return $form_id;
	}

	/** Removes the texts of styles too, which a filter of tags would leave in the page. */
	private static function filtered( string $text ): string {
		return wp_kses_post( (string) preg_replace( '#<style\b.*?</style>#is', '', $text ) );
	}

	/** Stores the post's id in the form, because these plugins find forms by the id in their JSON. */
	private static function number( int $form_id, string $post_type ): void {
		$data = in_array( $post_type, array( 'everest_form', 'wpforms' ), true ) ? json_decode( get_post( $form_id )->post_content, true ) : null;
		if ( is_array( $data ) ) {
			global $wpdb;
			// Bypasses filters, some of which know only HTML.
			$wpdb->update( $wpdb->posts, array( 'post_content' => self::json( array( 'id' => (string) $form_id ) + $data ) ), array( 'ID' => $form_id ) );
			clean_post_cache( $form_id );
		}
	}

	/** Filters the values of JSON forms singly, because an HTML filter would break the JSON. */
	private static function content( string $content, Symbols $symbols, callable $clean ): string {
		$data = json_decode( $content, true );
		return is_array( $data ) ? self::json( $clean( $symbols->in_value( $data ) ) ) : $clean( $symbols->in_value( $content ) );
	}

	private static function json( array $data ): string {
		return (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		( new Created_Post( $row, $undo, (int) ( $row->result['form_id'] ?? 0 ) ) )->undo();
	}

	/** Names the address that each form sends to. */
	public function preview( array $args, Import_Preview $preview ): void {
		$form     = $args['form'];
		$is_shown = post_type_exists( $form['post_type'] ) || $preview->installs( self::PLUGINS[ $form['post_type'] ] );
		$address  = $args['recipient'] ?? get_option( 'admin_email' );
		if ( ! $is_shown && isset( $args['recipient'] ) ) {
			/* translators: %s: email address */
			$preview->change( $form['title'], '', sprintf( __( 'A mail button that writes to %s, because Contact Form 7 isn’t active.', 'kithouse' ), $address ) );
		} elseif ( $is_shown && 'mc4wp-form' !== $form['post_type'] ) {
			/* translators: %s: title of a form, such as "Contact form" */
			$preview->change( sprintf( __( '%s sends to', 'kithouse' ), $form['title'] ), '', $address );
		}
	}

	/** Counts a form if it sends where the plan says. Pages show a mail button instead of a skipped one. */
	public function report( Operation_Row $row, Import_Report $report ): void {
		$recipient = $row->args['recipient'] ?? null;
		if ( null !== $recipient && 'skipped' === $row->state ) {
			return;
		}
		$is_here = '' !== $report->status( $row->post() );
		$sends   = ! $is_here || null === $recipient || Contact_Form_7::recipient( $row->post() ) === $recipient;
		$report->count( 'forms', __( 'Forms', 'kithouse' ), 1, (int) ( $is_here && $sends ) );
		$report->tell( $row, $is_here );
		if ( ! $sends ) {
			/* translators: %s: email address */
			$report->differences[] = "$row->label: " . sprintf( __( 'It doesn’t send to %s.', 'kithouse' ), $recipient );
		}
	}
}
