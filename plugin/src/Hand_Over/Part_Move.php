<?php
declare(strict_types=1);

namespace Kithouse\Hand_Over;

use Kithouse\Import\Import;
use Kithouse\Import\Imports;
use Kithouse\Theme_Builder\Core_Slugs;
use Kithouse\Theme_Builder\Part_Types;
use Kithouse\Theme_Builder\Theme_Part;
use Kithouse\WordPress\Block_Theme;

defined( 'ABSPATH' ) || exit;

/** Moves a published theme part of blocks to the block theme's own templates, if they can express its conditions. */
final class Part_Move {

	public function __construct( private Imports $imports ) {}

	/** @return array{title: string, edit_link: string}|null The template; null if the part stays, or the move needs another request. */
	public function run( Theme_Part $part ): ?array {
		$slugs = self::is_movable( $part ) ? Core_Slugs::of( $part->type, $part->conditions() ) : array();
		if ( ! $slugs ) {
			return null;
		}
		$kind  = 'body' === Part_Types::place( $part->type ) ? Block_Theme::POST_TYPES[0] : Block_Theme::POST_TYPES[1];
		$input = array( 'as' => Import::MOVE, 'platform' => 'gutenberg', 'origin' => 'local' );
		$make  = fn() => Hand_Over::plan_of( $part->title(), Parts_Survey::ops( $part, array_map( fn( $slug ) => "$kind/$slug", $slugs ) ) );
		$done  = $this->imports->carry_out( wp_generate_uuid4(), $input, make: $make );
		if ( is_wp_error( $done ) ) {
			return null;
		}
		return array( 'title' => $part->title(), 'edit_link' => $done['edit_link'] );
	}

	private static function is_movable( Theme_Part $part ): bool {
		return 'gutenberg' === $part->platform && 'publish' === $part->post->post_status && '' === $part->post->post_password && wp_is_block_theme() && Hand_Over::may_run();
	}
}
