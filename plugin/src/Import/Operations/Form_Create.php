<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Created_Post;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import_Failed_Exception;
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

	public function label( array $args ): string {
		/* translators: %s: title */
		return sprintf( __( 'Form “%s”', 'kithouse' ), $args['form']['title'] );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$form = $args['form'];
		if ( ! post_type_exists( $form['post_type'] ) ) {
			return array( 'skipped' => __( 'The plugin that shows this form isn’t active on this site.', 'kithouse' ) );
		}
		$marked  = new Marked_Posts( $run->import->mark( $row->op_id ) );
		$form_id = $row->tries > 1 ? $marked->find_whole() : 0;
		if ( 0 === $form_id ) {
			$marked->sweep();
			$form_id = $marked->make( fn() => self::make( $form, $marked->guid(), $run ) );
		}
		return array( 'form_id' => $form_id );
	}

	private static function make( array $form, string $guid, Run_Context $run ): int {
		$is_trusted = $run->import->plan->is_trusted && current_user_can( 'unfiltered_html' );
		$symbols    = new Symbols( Template_Content::of_plan( array( 'kind' => 'form' ), $is_trusted, true ), Media_Fetch::all( $run ) );
		$clean      = fn( $value ) => $is_trusted ? $value : map_deep( $value, fn( $part ) => is_string( $part ) ? wp_kses_post( $part ) : $part );
		$keys       = preg_grep( self::META[ $form['post_type'] ], array_map( 'strval', array_keys( $form['meta'] ) ) );
		$post       = array(
			'post_type'    => $form['post_type'],
			'post_status'  => 'publish',
			'post_title'   => sanitize_text_field( $form['title'] ),
			'post_content' => self::content( $form['content'], $symbols, $clean ),
			'guid'         => $guid,
			'meta_input'   => $clean( $symbols->in_value( array_intersect_key( $form['meta'], array_flip( $keys ) ) ) ),
		);
		$form_id = wp_insert_post( wp_slash( $post ), true );
		if ( is_wp_error( $form_id ) ) {
			$failure = new Import_Failed_Exception( $form_id->get_error_message() );
			throw $failure;
		}
		self::number( $form_id, $form['post_type'] );
		return $form_id;
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

	public function report( Operation_Row $row, Import_Report $report ): void {
		$is_here = '' !== $report->status( $row->post() );
		$report->count( 'forms', __( 'Forms', 'kithouse' ), 1, (int) $is_here );
		$report->tell( $row, $is_here );
	}
}
