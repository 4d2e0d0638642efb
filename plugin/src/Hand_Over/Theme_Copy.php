<?php
declare(strict_types=1);

namespace Kithouse\Hand_Over;

use Kithouse\Import\Import;
use Kithouse\Import\Import_Plan;
use Kithouse\Import\Imports;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operations\Template_Write;
use Kithouse\Import\Operations\Value_Set;
use Kithouse\WordPress\Block_Attributes;
use Kithouse\WordPress\Block_Theme;
use Kithouse\WordPress\Global_Styles;
use Kithouse\WordPress\Site_Values;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Copies the imported header, footer and templates of one block theme to another, after somebody changed the theme. */
final class Theme_Copy {

	private const PART = '(?:core\/)?template-part';

	public function __construct( private Imports $imports ) {}

	/** @return list<WP_Post> Imported records of another theme, which the active one can show. */
	public static function records( string $from ): array {
		return $from !== get_stylesheet() && wp_is_block_theme() ? self::imported( $from ) : array();
	}

	public static function has_imported( string $theme ): bool {
		return array() !== self::imported( $theme );
	}

	/** @return list<WP_Post> */
	private static function imported( string $theme ): array {
		$all = array_merge( ...array_map( fn( $type ) => Block_Theme::records( $type, $theme ), Block_Theme::POST_TYPES ) );
		return array_values( array_filter( $all, fn( $post ) => '' !== get_post_meta( $post->ID, Marked_Posts::META, true ) ) );
	}

	/** @return array<string, array<string, mixed>> Colours, fonts and sizes of a theme that the active one doesn't have, by key of `Site_Values`. */
	public static function presets( string $from ): array {
		$found = array();
		foreach ( $from === get_stylesheet() || ! Global_Styles::are_shown( '' ) ? array() : Global_Styles::presets( $from ) as $path => $row ) {
			$found[ 'styles/' . get_stylesheet() . "|$path" ] = $row;
		}
		$here = array_filter( ( new Site_Values() )->read( array_keys( $found ) ), fn( $value ) => null !== $value );
		return array_diff_key( $found, $here );
	}

	/** Runs or resumes it for the time of one request. Repeat after the error `import_unfinished`. */
	public function run( string $import_id, string $from ): array|WP_Error {
		$input = array( 'as' => Import::COPY, 'platform' => 'gutenberg', 'origin' => 'local' );
		return $this->imports->carry_out( $import_id, $input, make: fn() => self::plan( $from ) );
	}

	private static function plan( string $from ): Import_Plan {
		/* translators: %s: name of a theme */
		$title   = sprintf( __( 'Header and templates for %s', 'kithouse' ), wp_get_theme()->get( 'Name' ) );
		$presets = self::presets( $from );
		$ops     = array_merge( array(), ...array_map( array( self::class, 'ops' ), self::records( $from ) ) );
		$colors  = $presets ? array( Finding::op( 'colors', 'finalize', Value_Set::NAME, Value_Set::args( __( 'Colours and fonts', 'kithouse' ), $presets ) ) ) : array();
		return Hand_Over::plan_of( $title, array( ...$ops, ...$colors ) );
	}

	/** Writes a header or footer under every slug that the templates of the new theme name. */
	private static function ops( WP_Post $post ): array {
		$area  = self::area( $post );
		$slugs = '' === $area ? array( $post->post_name ) : Block_Theme::describe( '' )['parts'][ $area ] ?? array();
		return array_map( fn( $slug ) => self::op( $post, (string) $slug, $area ), $slugs ? $slugs : array( $post->post_name ) );
	}

	private static function op( WP_Post $post, string $slug, string $area ): array {
		$args = array(
			'kind'     => $post->post_type,
			'theme'    => get_stylesheet(),
			'slug'     => $slug,
			'title'    => $post->post_title,
			'document' => array( 'kind' => 'blocks', 'key' => $slug, 'template_type' => $slug, 'content' => self::content( $post ) ),
		);
		return Finding::op( "copy-$post->ID-" . substr( md5( $slug ), 0, 8 ), 'templates', Template_Write::NAME, $args + ( '' === $area ? array() : array( 'area' => $area ) ) );
	}

	/** Lets parts of the old theme that a template names resolve to those of the new one. Leaves everything else as written. */
	private static function content( WP_Post $post ): string {
		$without_theme = fn( object $attributes ): object => (object) array_diff_key( get_object_vars( $attributes ), array( 'theme' => 1 ) );
		return Block_Attributes::map( $post->post_content, self::PART, $without_theme );
	}

	private static function area( WP_Post $post ): string {
		$areas = wp_get_object_terms( $post->ID, 'wp_template_part_area', array( 'fields' => 'names' ) );
		$area  = is_wp_error( $areas ) ? '' : (string) ( $areas[0] ?? '' );
		return in_array( $area, array( 'header', 'footer' ), true ) ? $area : '';
	}
}
