<?php
declare(strict_types=1);

namespace Kithouse\Plan;

/** Fingerprints of what an import has made, taken when it ends: whoever changed it since is told by them. */
final class Prints {

	private const META = array( '_elementor_data', '_elementor_page_settings', '_wp_page_template', '_thumbnail_id' );

	/** @param array<string, Op_Row> $rows */
	public static function keep( array $rows, Journal $journal ): void {
		foreach ( $rows as $row ) {
			if ( isset( $row->result['post_id'] ) ) {
				$row->result['print'] = self::of( (int) $row->result['post_id'] );
				$journal->save_op( $row->import_id, $row->op_id, array( 'result' => $row->result ) );
			}
		}
	}

	/** Empty for a post that is gone. Status and dates count: what somebody has published is theirs. */
	public static function of( int $post_id ): string {
		clean_post_cache( $post_id );
		$post = get_post( $post_id );
		if ( ! $post ) {
			return '';
		}
		$parts = array( $post->post_title, $post->post_content, $post->post_excerpt, $post->post_status, $post->post_parent, $post->post_name );
		$metas = array_map( fn( $key ) => get_post_meta( $post_id, $key, true ), self::META );
		return md5( (string) wp_json_encode( array( $parts, $metas ) ) );
	}
}
