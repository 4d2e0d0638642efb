<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Contract;
use Kithouse\Import\Import_Plan;
use Kithouse\WordPress\Template_Content;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Creates the plan for a post of this site, such as a saved template. The cloud does not sign it. */
final class Local_Plan {

	public function __construct( private Contract $contract ) {}

	/** @param array<string, mixed> $input As `plans.create` takes it. @param string $title Empty for the post's own. */
	public function make( array $input, string $title ): Import_Plan|WP_Error {
		[ $post, $platform, $kind ] = array( (int) $input['id'], (string) $input['platform'], (string) $input['as'] );
		if ( null !== get_post( $post ) && ! current_user_can( 'edit_post', $post ) ) {
			return $this->contract->error( 'invalid_permission' );
		}
		$content = Template_Content::of_post( $post, $platform );
		if ( null === $content ) {
			return $this->contract->error( 'item_not_found' );
		}
		$title = '' === $title ? get_post( $post )->post_title : $title;
		$needs = array( 'capabilities' => array( 'page' === $kind ? 'edit_pages' : 'edit_posts' ), 'plugins' => array(), 'elementor_pro' => false, 'bytes' => 0 );
		$makes = array( 'document' => $content->document, 'as' => $kind, 'title' => $title, 'terms' => array() );
		return new Import_Plan(
			array(
				'platform'   => $platform,
				'title'      => $title,
				'is_trusted' => true,
				'is_private' => false,
				'ops'        => array(
					self::op( 'require', 'permission', Require_Site::NAME, $needs ),
					self::op( 'post', 'wp-content', Post_Create::NAME, $makes ),
					self::op( 'verify', 'finalize', Verify::NAME, array( 'documents' => 1, 'media' => 0 ) ),
				),
				'warnings'   => array(),
			)
		);
	}

	private static function op( string $id, string $step, string $op, array $args ): array {
		return array( 'id' => $id, 'step' => $step, 'op' => $op, 'args' => $args, 'needs' => array(), 'weight' => 1 );
	}
}
