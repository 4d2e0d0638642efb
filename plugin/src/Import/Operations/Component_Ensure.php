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
use Kithouse\Import\Shared_Values;
use Kithouse\Import\Undo_Context;
use Kithouse\Import_Failed_Exception;
use Kithouse\WordPress\Code_Filter;
use Kithouse\WordPress\Component_Store;
use Kithouse\WordPress\Component_Use;
use Kithouse\WordPress\Symbols;
use Kithouse\WordPress\Template_Content;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Adds a component to Elementor, or finds an equal one of the site. */
final class Component_Ensure extends Operation {

	public const NAME = 'component.ensure';

	public function label( array $args ): string {
		/* translators: %s: title */
		return sprintf( __( 'Elementor component “%s”', 'kithouse' ), $args['component']['title'] );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		if ( ! Component_Store::is_available() ) {
			$failure = new Import_Failed_Exception( __( 'Elementor’s components aren’t available on this site. Start the import again to get ordinary elements instead.', 'kithouse' ) );
			throw $failure;
		}
		$component = $args['component'];
		$uid       = (string) ( $component['uid'] ?? '' );
		$plan      = $run->import->plan;
		$content   = Template_Content::of_plan( array( 'kind' => 'elementor', 'content' => $component['content'] ), $plan->is_trusted, $plan->is_private );
		$elements  = self::elements( $args, $run, $content );
		$marked    = new Marked_Posts( $run->import->mark( $row->op_id ) );
		$post_id   = $row->tries > 1 ? $marked->find_whole() : 0;
		if ( 0 === $post_id ) {
			$row->tries > 1 && $marked->sweep();
			$post_id = Component_Store::find( $component['title'], $uid, $elements );
		}
		if ( 0 === $post_id ) {
			$post_id = self::make( $component, $uid, $elements, $marked->guid() );
			add_post_meta( $post_id, Marked_Posts::META, $run->import->mark( $row->op_id ) );
		}
		Component_Store::remember( $post_id, $component['key'] );
		return array( 'component' => Component_Store::uid( $post_id ), 'component_id' => $post_id, 'warnings' => $content->warnings );
	}

	private static function elements( array $args, Run_Context $run, Template_Content $content ): array {
		Code_Filter::warn( $content );
		$references = Operation_References::of( $args['refs'] ?? array(), $run, 'site' === $run->import->kind );
		$symbols    = new Symbols( $content, Media_Fetch::all( $run ), $references );
		$elements   = Code_Filter::filter_value( $content, $symbols->in_value( $args['component']['content'] ) );
		return Component_Store::prepare( $elements, array( $content, 'warn' ) );
	}

	private static function make( array $component, string $uid, array $elements, string $guid ): int {
		try {
			return Component_Store::make( $component['title'], $uid, $elements, $component['exposed'], $guid );
		} catch ( Throwable $error ) {
			/* translators: 1: title, 2: message */
			$failure = new Import_Failed_Exception( sprintf( __( 'Elementor rejected the component “%1$s”: %2$s', 'kithouse' ), $component['title'], $error->getMessage() ) );
			throw $failure;
		}
	}

	/** Keeps a component that something else shows, which would lose its content. */
	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$made = new Created_Post( $row, $undo, $row->post() );
		$mark = new Marked_Posts( $undo->import->mark( $row->op_id ) );
		if ( $made->id && ! $mark->is_marked( $made->id ) ) {
			// It belongs to the site or to another import.
			return;
		}
		if ( $made->id && ! $undo->takes_all() && Component_Use::is_elsewhere( $made->id, $undo->going ) ) {
			$undo->is_dry_run || Shared_Values::of_component( $row, $made->id );
			$undo->keep( $row->label, __( 'Something else uses it.', 'kithouse' ) );
			return;
		}
		$made->undo();
	}

	public function preview( array $args, Import_Preview $preview ): void {
		$text = Component_Store::can_edit()
			? __( 'Added to Elementor. Each page can change its texts.', 'kithouse' )
			: __( 'Added to Elementor. You need Elementor Pro to edit it.', 'kithouse' );
		$preview->change( $this->label( $args ), '', $text );
	}

	public function report( Operation_Row $row, Import_Report $report ): void {
		$is_here = ! in_array( $report->status( $row->post() ), array( '', 'trash' ), true );
		$report->count( 'components', __( 'Elementor components', 'kithouse' ), 1, (int) $is_here );
		$report->tell( $row, $is_here );
	}
}
