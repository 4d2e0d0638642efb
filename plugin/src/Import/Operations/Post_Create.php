<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Created_Post;
use Kithouse\Import\Displaced_Page;
use Kithouse\Import\Document_Writer;
use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Theme_Builder\Part_Types;
use Kithouse\Theme_Builder\Theme_Part;
use Kithouse\WordPress\Code_Filter;
use Kithouse\WordPress\Elementor;
use Kithouse\WordPress\Form_Slots;
use Kithouse\WordPress\Missing_Requirements;
use Kithouse\WordPress\References;
use Kithouse\WordPress\Symbols;
use Kithouse\WordPress\Template_Content;

defined( 'ABSPATH' ) || exit;

/** Creates a draft from a document: a page, a post of any public type, a saved template or a theme part. */
final class Post_Create extends Operation {

	public const NAME = 'post.create';

	public function label( array $args ): string {
		$text = match ( $args['as'] ) {
			/* translators: %s: title */
			'page'    => __( 'Page “%s”', 'kithouse' ),
			/* translators: %s: title */
			'post'    => __( 'Post “%s”', 'kithouse' ),
			/* translators: %s: title */
			'library' => __( 'Saved template “%s”', 'kithouse' ),
			/* translators: %s: title */
			'part'    => __( 'Theme part “%s”', 'kithouse' ),
		};
		return sprintf( $text, $args['title'] );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$obstacle = 'post' === $args['as'] ? self::obstacle( (string) ( $args['document']['post_type'] ?? '' ) ) : null;
		if ( null !== $obstacle ) {
			return array( 'skipped' => $obstacle, 'warnings' => array( array( 'code' => 'post_skipped', 'message' => $this->label( $args ) . ': ' . $obstacle ) ) );
		}
		$plan    = $run->import->plan;
		$marked  = new Marked_Posts( $run->import->mark( $row->op_id ) );
		$content = Template_Content::of_plan( $args['document'], $plan->is_trusted, $plan->is_private );
		array_push( $content->warnings, ...Missing_Requirements::parts( $content->document ) );
		Code_Filter::warn( $content );
		$references = Operation_References::of( $args['refs'] ?? array(), $run, self::waits( $args, $run ) );
		$slots      = new Form_Slots( $references );
		$content->document['content'] = $slots->fill( $content->document );
		$post_id = $row->tries > 1 ? $marked->find_whole() : 0;
		if ( 0 === $post_id ) {
			// Suppresses pings and mails about imported posts.
			defined( 'WP_IMPORTING' ) || define( 'WP_IMPORTING', true ); // phpcs:ignore WordPress.NamingConventions -- WordPress's constant.
			$row->tries > 1 && $marked->sweep();
			$fields     = new Post_Fields( $args, $run, self::waits( $args, $run ) );
			$template   = $args['page_template'] ?? Wide_Template::ensure( $args, $run, $row );
			$writer     = new Document_Writer( $content, new Symbols( $content, Media_Fetch::all( $run ), $references ), $fields->theme(), $template );
			$make       = fn() => $writer->write( $args['as'], $args['title'], $fields->all( $marked->guid() ) );
			$post_id    = $marked->make( $make );
		}
		$former = (int) $run->earlier()?->post_for( $args );
		$shared = Wide_Template::is_shared_by( $post_id ) ? array( 'shares_template' => true ) : array();
		$forms  = $slots->placed ? array( 'forms' => $slots->placed ) : array();
		return array( 'post_id' => $post_id, 'warnings' => $content->warnings ) + $forms + $shared + self::kept_of( $args ) + ( $former ? array( 'replaces' => $former ) : array() );
	}

	/** Returns true if another operation will resolve references to later content. */
	private static function waits( array $args, Run_Context $run ): bool {
		if ( 'site' === $run->import->kind || ! isset( $args['refs'] ) ) {
			return 'site' === $run->import->kind;
		}
		// A single template names global classes and variables, which exist already, and no later content.
		$names = array_map( 'strval', array_keys( $args['refs'] ) );
		return array() === $names || array() !== array_filter( $names, fn( $name ) => ! References::is_of_design( $name ) );
	}

	private static function kept_of( array $args ): array {
		$conflict = $args['on_conflict'] ?? 'both';
		return ( 'both' === $conflict ? array() : array( 'on_conflict' => $conflict ) )
			+ ( empty( $args['document']['front_page'] ) ? array() : array( 'is_front' => true ) );
	}

	public static function obstacle( string $post_type ): ?string {
		$type = get_post_type_object( $post_type );
		// A pattern has no address of its own; pages that show it do.
		$is_shown = $type && ( 'wp_block' === $post_type || is_post_type_viewable( $type ) );
		if ( ! $is_shown || in_array( $post_type, array( 'attachment', Elementor::TEMPLATE, Theme_Part::POST_TYPE ), true ) ) {
			/* translators: %s: internal name of a kind of post, such as "product" */
			return sprintf( __( 'This site has no content type “%s”.', 'kithouse' ), $post_type );
		}
		return current_user_can( $type->cap->create_posts ) ? null : __( 'You don’t have permission to add that here. Ask an administrator.', 'kithouse' );
	}

	/** Restores the page that this one replaced, too. */
	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$made = new Created_Post( $row, $undo, (int) ( $row->result['post_id'] ?? 0 ) );
		$made->undo();
		Wide_Template::release( $row, $undo );
		( new Displaced_Page( $undo->import->mark( $row->op_id ) ) )->undo( $made->id, $undo );
	}

	public function preview( array $args, Import_Preview $preview ): void {
		$document = $args['document'];
		$preview->add_post( $args, self::type_label( $args ) );
		$lacks    = Missing_Requirements::parts( $document );
		$obstacle = 'post' === $args['as'] ? self::obstacle( (string) ( $document['post_type'] ?? '' ) ) : null;
		array_push( $lacks, ...( null === $obstacle ? array() : array( array( 'code' => 'post_skipped', 'message' => $obstacle ) ) ) );
		foreach ( $lacks as $warning ) {
			$preview->lack( $warning, $args['title'] );
		}
	}

	private static function type_label( array $args ): string {
		$type = (string) ( $args['document']['template_type'] ?? '' );
		return match ( $args['as'] ) {
			'page'    => get_post_type_object( 'page' )->labels->singular_name,
			'post'    => get_post_type_object( (string) $args['document']['post_type'] )->labels->singular_name ?? (string) $args['document']['post_type'],
			'part'    => Part_Types::has( $type ) ? Part_Types::describe( $type )['label'] : __( 'Theme part', 'kithouse' ),
			'library' => __( 'Saved template', 'kithouse' ),
		};
	}

	public function report( Operation_Row $row, Import_Report $report ): void {
		$as      = $row->args['as'];
		$status  = $report->status( $row->post() );
		$is_here = '' !== $status && 'trash' !== $status;
		if ( in_array( $as, array( 'library', 'part' ), true ) ) {
			$report->add_template( (string) ( $row->args['document']['template_type'] ?? 'page' ), $is_here );
		} else {
			$type = 'page' === $as ? 'page' : ( get_post_type( $row->post() ) ?: (string) ( $row->args['document']['post_type'] ?? 'post' ) );
			$report->add_post( $type, $is_here );
		}
		$report->tell( $row, $is_here );
		$is_here && $report->expect_forms( $row );
	}

	public static function created( array $result ): array {
		return isset( $result['post_id'] ) ? array( 'posts' => 1, 'post' => (int) $result['post_id'] ) : array();
	}
}
