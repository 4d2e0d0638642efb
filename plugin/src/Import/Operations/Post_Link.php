<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Import_Report;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\WordPress\Component_Store;
use Kithouse\WordPress\References;
use Kithouse\WordPress\Symbols;
use Kithouse\WordPress\Template_Content;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Inserts addresses and ids of later content into a post. Idempotent. */
final class Post_Link extends Operation {

	public const NAME = 'post.link';

	private const VALUES = array( '_elementor_page_settings' );
	private const JSON   = array( '_elementor_data', '_elementor_component_overridable_props' );

	public function label( array $args ): string {
		return __( 'Links between pages', 'kithouse' );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$post = get_post( $run->post( $args['post'] ) );
		if ( ! $post ) {
			return array( 'skipped' => __( 'Skipped: the page or menu it belongs to was not imported.', 'kithouse' ) );
		}
		$references = Operation_References::of( $args['refs'], $run, false );
		$content    = Template_Content::of_plan( array( 'kind' => 'links' ), true, true );
		$symbols    = new Symbols( $content, Media_Fetch::all( $run ), $references );
		$is_component = Component_Store::is_untouched( $post->ID );
		self::link_elements( $post, $symbols );
		self::link_text( $post, $symbols, $references );
		$is_component && Component_Store::relink( $post->ID );
		return array( 'missing' => $references->missing(), 'warnings' => $content->warnings );
	}

	/** Writes to the table directly: a draft that only this import knows needs no hooks, which would cost more than everything else. */
	private static function link_text( WP_Post $post, Symbols $symbols, References $references ): void {
		$texts   = array( 'post_content' => $symbols->in_blocks( $post->post_content ), 'post_excerpt' => $references->in_text( $post->post_excerpt ) );
		$changed = array_diff_assoc( $texts, array( 'post_content' => $post->post_content, 'post_excerpt' => $post->post_excerpt ) );
		if ( $changed ) {
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, $changed, array( 'ID' => $post->ID ) );
			clean_post_cache( $post );
		}
	}

	private static function link_elements( WP_Post $post, Symbols $symbols ): void {
		$values = array_map( fn( $key ) => json_decode( (string) get_post_meta( $post->ID, $key, true ), true ), array_combine( self::JSON, self::JSON ) );
		foreach ( array_filter( $values, 'is_array' ) as $key => $data ) {
			update_post_meta( $post->ID, $key, wp_slash( (string) wp_json_encode( $symbols->in_value( $data ) ) ) );
		}
		if ( is_array( $values['_elementor_data'] ) ) {
			delete_post_meta( $post->ID, '_elementor_element_cache' );
			foreach ( self::VALUES as $key ) {
				$value = get_post_meta( $post->ID, $key, true );
				is_array( $value ) && update_post_meta( $post->ID, $key, wp_slash( $symbols->in_value( $value ) ) );
			}
		}
	}

	/** Counts a link as missing if it is still the placeholder. */
	public function report( Operation_Row $row, Import_Report $report ): void {
		$planned = count( $row->args['refs'] );
		$missing = min( $planned, count( (array) ( $row->result['missing'] ?? array() ) ) );
		$found   = 'done' === $row->state ? $planned - $missing : 0;
		$report->count( 'links', __( 'Links', 'kithouse' ), $planned, $found );
		$report->tell( $row, $found >= $planned );
	}
}
