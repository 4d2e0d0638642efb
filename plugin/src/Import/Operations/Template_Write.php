<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Created_Post;
use Kithouse\Import\Displaced_Page;
use Kithouse\Import\Displaced_Template;
use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import_Failed_Exception;
use Kithouse\WordPress\Block_Theme;
use Kithouse\WordPress\Code_Filter;
use Kithouse\WordPress\Fast\Post_Insert;
use Kithouse\WordPress\Form_Slots;
use Kithouse\WordPress\Missing_Requirements;
use Kithouse\WordPress\Symbols;
use Kithouse\WordPress\Template_Content;

defined( 'ABSPATH' ) || exit;

/** Writes a template or part of the coming block theme, as a draft under a temporary name until `publish`. */
final class Template_Write extends Operation {

	public const NAME = 'template.write';

	public function label( array $args ): string {
		/* translators: %s: title of a template of a theme, such as "Header" */
		return sprintf( __( 'Theme template “%s”', 'kithouse' ), $args['title'] );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		if ( ! wp_get_theme( $args['theme'] )->is_block_theme() ) {
			return array( 'skipped' => __( 'The theme has no templates that can be replaced.', 'kithouse' ) );
		}
		$plan    = $run->import->plan;
		$marked  = new Marked_Posts( $run->import->mark( $row->op_id ) );
		$content = Template_Content::of_plan( $args['document'], $plan->is_trusted, $plan->is_private );
		array_push( $content->warnings, ...Missing_Requirements::parts( $content->document ) );
		Code_Filter::warn( $content );
		array_push( $content->warnings, ...self::warn( $args ) );
		$references = Operation_References::of( $args['refs'] ?? array(), $run, false );
		$slots      = new Form_Slots( $references );
		$content->document['content'] = $slots->fill( $content->document );
		$post_id = $row->tries > 1 ? $marked->find_whole() : 0;
		if ( 0 === $post_id ) {
			$row->tries > 1 && $marked->sweep();
			$symbols    = new Symbols( $content, Media_Fetch::all( $run ), $references );
			$markup     = Code_Filter::filter_markup( $content, $symbols->in_blocks( $content->document['content'] ) );
			$post_id    = $marked->make( fn() => self::write( $args, $markup, $marked->guid() ) );
		}
		// An import by an older version showed the same document by display conditions. A plan of this site can name any theme part.
		$former = $run->import->is_own() ? (int) ( $args['replaces'] ?? 0 ) : (int) $run->earlier()?->post( (string) $args['document']['key'], 'part' );
		$forms  = $slots->placed ? array( 'forms' => $slots->placed ) : array();
		return array( 'post_id' => $post_id, 'place' => array( $args['theme'], $args['slug'] ), 'warnings' => $content->warnings ) + $forms + ( $former ? array( 'replaces' => $former ) : array() );
	}

	/** Parts have no activation. */
	private static function warn( array $args ): array {
		return 'wp_template' === $args['kind'] ? Block_Theme::warn_of_experiment() : array();
	}

	/** Inserts it under a temporary name, because WordPress compares names with those of the active theme. */
	public static function write( array $args, string $markup, string $guid ): int {
		$post    = array(
			'post_type'    => $args['kind'],
			'post_status'  => 'draft',
			'post_name'    => 'kithouse-' . substr( md5( $guid ), 0, 12 ),
			'post_title'   => trim( wp_kses( $args['title'], array() ) ),
			'post_content' => $markup,
			'guid'         => $guid,
		);
		$post_id = Post_Insert::insert( wp_slash( $post ) );
		if ( is_wp_error( $post_id ) ) {
			$failure = new Import_Failed_Exception( $post_id->get_error_message() );
			throw $failure;
		}
		wp_set_object_terms( $post_id, array( $args['theme'] ), 'wp_theme' );
		// Otherwise WordPress offers it as a template for every page.
		empty( $args['is_suggestion'] ) || update_post_meta( $post_id, 'is_wp_suggestion', true );
		isset( $args['area'] ) && wp_set_object_terms( $post_id, array( $args['area'] ), 'wp_template_part_area' );
		return $post_id;
	}

	/** Shows the template in its place instead of the site's own. Safe to repeat. */
	public static function publish( array $made, string $mark ): void {
		$post = get_post( (int) ( $made['post_id'] ?? 0 ) );
		if ( ! $post || 'draft' !== $post->post_status ) {
			return;
		}
		[ $theme, $slug ] = $made['place'];

		$here = Displaced_Template::at( $post->post_type, $theme, $slug, $post->ID );
		$here && ( new Displaced_Template( $mark ) )->hide( $here );
		$date = array( 'post_date' => current_time( 'mysql' ), 'post_date_gmt' => current_time( 'mysql', true ) );
		Post_Insert::publish( $post->ID, array( 'post_name' => $slug ) + $date );
	}

	/** Restores the template that this one replaced, too. */
	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$mark  = $undo->import->mark( $row->op_id );
		$made  = new Created_Post( $row, $undo, (int) ( $row->result['post_id'] ?? 0 ) );
		$later = $made->id ? Displaced_Template::hidden_by( $made->id ) : '';
		if ( 'done' === $row->state && ! $undo->is_failure && $made->id && ! get_post( $made->id ) ) {
			$undo->keep( $row->label, __( 'It was reset in the site editor.', 'kithouse' ) );
		}
		$made->undo();
		( new Displaced_Template( $mark ) )->undo( $made->id, $later, $undo );
		( new Displaced_Page( $mark ) )->undo( $made->id, $undo );
	}

	public function preview( array $args, Import_Preview $preview ): void {
		$type = 'wp_template_part' === $args['kind'] ? __( 'Template part of the theme', 'kithouse' ) : __( 'Template of the theme', 'kithouse' );
		$preview->add_post( array( 'as' => 'part' ) + $args, $type );
		if ( Displaced_Template::at( $args['kind'], $args['theme'], $args['slug'] ) ) {
			$preview->change( $args['title'], __( 'Your own version', 'kithouse' ), __( 'The new one. Undo restores yours.', 'kithouse' ) );
		}
		foreach ( Missing_Requirements::parts( $args['document'] ) as $warning ) {
			$preview->lack( $warning, $args['title'] );
		}
		array_map( array( $preview, 'warn' ), self::warn( $args ) );
	}

	/** Counts it if the theme shows it. */
	public function report( Operation_Row $row, Import_Report $report ): void {
		$args    = $row->args;
		$shown   = $row->post() ? get_block_template( "$args[theme]//$args[slug]", $args['kind'] ) : null;
		$is_here = $shown && $row->post() === $shown->wp_id && 'publish' === $report->status( $row->post() );
		$report->add_template( (string) ( $args['area'] ?? $args['document']['template_type'] ?? 'page' ), $is_here );
		$report->tell( $row, $is_here );
		$is_here && $report->expect_forms( $row );
	}

	public static function created( array $result ): array {
		return isset( $result['post_id'] ) ? array( 'posts' => 1 ) : array();
	}
}
