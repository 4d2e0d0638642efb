<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Created_Post;
use Kithouse\Import\Displaced_Page;
use Kithouse\Import\Earlier_Import;
use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import_Failed_Exception;
use Kithouse\WordPress\Code_Filter;
use Kithouse\WordPress\Fast\Post_Insert;
use Kithouse\WordPress\Missing_Requirements;
use Kithouse\WordPress\Navigation_Menu;
use Kithouse\WordPress\Symbols;
use Kithouse\WordPress\Template_Content;

defined( 'ABSPATH' ) || exit;

/** Creates a menu of the coming block theme as a draft, until `publish`. */
final class Navigation_Ensure extends Operation {

	public const NAME = 'navigation.ensure';

	public function label( array $args ): string {
		$count = self::count_links( $args );
		/* translators: 1: name of a menu, 2: number */
		return sprintf( _n( 'Menu “%1$s” with %2$d link', 'Menu “%1$s” with %2$d links', $count, 'kithouse' ), $args['title'], $count );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$plan    = $run->import->plan;
		$marked  = new Marked_Posts( $run->import->mark( $row->op_id ) );
		$content = Template_Content::of_plan( $args['document'], $plan->is_trusted, $plan->is_private );
		array_push( $content->warnings, ...Missing_Requirements::parts( $content->document ) );
		Code_Filter::warn( $content );
		$fallback = Navigation_Menu::ensure_fallback();
		$post_id  = $row->tries > 1 ? $marked->find_whole() : 0;
		if ( 0 === $post_id ) {
			$row->tries > 1 && $marked->sweep();
			$symbols = new Symbols( $content, Media_Fetch::all( $run ), Operation_References::of( $args['refs'] ?? array(), $run, false ) );
			$markup  = Code_Filter::filter_markup( $content, $symbols->in_blocks( $args['document']['content'] ) );
			$post_id = $marked->make( fn() => self::write( $args, $markup, $marked->guid() ) );
		}
		$former = (int) $run->earlier()?->post( (string) $args['document']['key'], Earlier_Import::NAVIGATION );
		$made   = array( 'post_id' => $post_id, 'as' => Earlier_Import::NAVIGATION, 'links' => self::count_links( $args ), 'warnings' => $content->warnings );
		return $made + array_filter( array( 'replaces' => $former, 'fallback' => $fallback ) );
	}

	private static function write( array $args, string $markup, string $guid ): int {
		$date    = Navigation_Menu::earliest_date();
		$post    = array(
			'post_type'     => Navigation_Menu::POST_TYPE,
			'post_status'   => 'draft',
			'post_name'     => wp_unique_post_slug( $args['slug'], 0, 'publish', Navigation_Menu::POST_TYPE, 0 ),
			'post_title'    => trim( wp_kses( $args['title'], array() ) ),
			'post_content'  => $markup,
			'post_date'     => $date,
			'post_date_gmt' => get_gmt_from_date( $date ),
			'guid'          => $guid,
		);
		$post_id = Post_Insert::insert( wp_slash( $post ) );
		if ( is_wp_error( $post_id ) ) {
			$failure = new Import_Failed_Exception( $post_id->get_error_message() );
			throw $failure;
		}
		return $post_id;
	}

	/** Shows the menu where a template refers to it. Safe to repeat. */
	public static function publish( array $made ): void {
		$post = get_post( (int) ( $made['post_id'] ?? 0 ) );
		if ( $post && 'draft' === $post->post_status ) {
			Post_Insert::publish( $post->ID, array() );
		}
	}

	/** Keeps a menu that other content shows, such as a header that somebody has changed. */
	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$made = new Created_Post( $row, $undo, (int) ( $row->result['post_id'] ?? 0 ) );
		if ( ! $undo->is_failure && ! $undo->is_resumed && 'publish' === get_post_status( $made->id ) && Navigation_Menu::is_shown( $made->id, $undo->going ) ) {
			$undo->keep( $row->label, __( 'Other content still shows it.', 'kithouse' ) );
		} else {
			$made->undo();
		}
		( new Displaced_Page( $undo->import->mark( $row->op_id ) ) )->undo( $made->id, $undo );
		$undo->is_dry_run || Navigation_Menu::drop_fallback( (int) ( $row->result['fallback'] ?? 0 ) );
	}

	public function preview( array $args, Import_Preview $preview ): void {
		$count = self::count_links( $args );
		/* translators: 1: name of a menu, 2: number */
		$title = sprintf( _n( '“%1$s” with %2$d link', '“%1$s” with %2$d links', $count, 'kithouse' ), $args['title'], $count );
		$preview->add_post( array( 'as' => 'part', 'title' => $title ) + $args, __( 'Menu', 'kithouse' ) );
		foreach ( Missing_Requirements::parts( $args['document'] ) as $warning ) {
			$preview->lack( $warning, $args['title'] );
		}
	}

	/** Counts links to what visitors can see. */
	public function report( Operation_Row $row, Import_Report $report ): void {
		$is_here = 'publish' === $report->status( $row->post() );
		$links   = $is_here ? Navigation_Menu::links( (string) get_post_field( 'post_content', $row->post(), 'raw' ) ) : array();
		$leading = count( array_filter( $links, array( Navigation_Menu::class, 'leads_somewhere' ) ) );
		$report->count( 'menu items', __( 'Menu items', 'kithouse' ), (int) ( $row->result['links'] ?? 0 ), $leading );
		$report->tell( $row, $is_here );
		if ( $leading < count( $links ) ) {
			$report->differences[] = "$row->label: " . __( 'Some of its links lead nowhere.', 'kithouse' );
		}
	}

	public static function created( array $result ): array {
		return isset( $result['post_id'] ) ? array( 'posts' => 1 ) : array();
	}

	private static function count_links( array $args ): int {
		return count( Navigation_Menu::links( (string) ( $args['document']['content'] ?? '' ) ) );
	}
}
