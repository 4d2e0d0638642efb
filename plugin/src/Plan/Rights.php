<?php
declare(strict_types=1);

namespace Kithouse\Plan;

/** What a person must be allowed to on this site for an operation, whatever the plan itself asks for. */
final class Rights {

	private const OF_OPERATION = array( 'media.fetch' => 'upload_files', 'kit.apply' => 'edit_others_posts', 'conditions.set' => 'manage_options' );
	private const OF_POST      = array( 'page' => 'edit_pages', 'library' => 'edit_posts', 'part' => 'manage_options' );

	/**
	 * Plugins, themes, terms and what becomes visible are asked about where they are made.
	 *
	 * @throws Failed
	 */
	public static function check( array $op ): void {
		$needed = 'post.create' === $op['op'] ? self::OF_POST[ $op['args']['as'] ] : self::OF_OPERATION[ $op['op'] ] ?? null;
		if ( null !== $needed && ! current_user_can( $needed ) ) {
			throw new Failed( __( 'You are not allowed to do that on this site. Nothing was changed.', 'kithouse' ), 'invalid_permission' );
		}
	}
}
