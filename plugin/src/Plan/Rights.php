<?php
declare(strict_types=1);

namespace Kithouse\Plan;

defined( 'ABSPATH' ) || exit;

/** What a person must be allowed to on this site for an operation, whatever the plan itself asks for. */
final class Rights {

	private const OF_OPERATION = array(
		'media.fetch'    => 'upload_files',
		'kit.apply'      => 'edit_others_posts',
		'conditions.set' => 'manage_options',
		'menu.ensure'    => 'edit_theme_options',
		'menu.fill'      => 'edit_theme_options',
		'form.create'    => 'edit_theme_options',
	);
	private const OF_POST      = array( 'page' => 'edit_pages', 'post' => 'edit_posts', 'library' => 'edit_posts', 'part' => 'manage_options' );
	/** What WordPress itself lets only those change who manage the site; the rest is about how it looks. */
	private const OF_SETTINGS  = array( 'blogname', 'blogdescription', 'page_on_front', 'page_for_posts' );

	/**
	 * Plugins, themes, terms and what becomes visible are asked about where they are made.
	 *
	 * @throws Failed
	 */
	public static function check( array $op ): void {
		$needed = self::needed( $op['op'], $op['args'] );
		if ( null !== $needed && ! current_user_can( $needed ) ) {
			$failure = new Failed( __( 'You don’t have permission to do that on this site. Nothing was changed.', 'kithouse' ), 'invalid_permission' );
			throw $failure;
		}
	}

	private static function needed( string $name, array $args ): ?string {
		return match ( true ) {
			'post.create' === $name                                      => self::OF_POST[ $args['as'] ],
			// The operation skips itself for anybody else: the rest of the import is worth having.
			'option.set' === $name && 'elementor_container' === $args['name'] => null,
			'option.set' === $name                                       => in_array( $args['name'], self::OF_SETTINGS, true ) ? 'manage_options' : 'edit_theme_options',
			'kit.apply' === $name && 'set' === ( $args['mode'] ?? 'add' ) => 'edit_theme_options',
			default                                                      => self::OF_OPERATION[ $name ] ?? null,
		};
	}
}
