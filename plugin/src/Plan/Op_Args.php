<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Import\Content;

defined( 'ABSPATH' ) || exit;

/** What the arguments of each operation must be. No name of an option, of a meta, of a kind of post or of a host is taken on trust. */
final class Op_Args {

	private const SLUG      = '/^[a-z0-9][a-z0-9_-]{0,119}$/D';
	private const HASH      = '/^[0-9a-f]{64}$/D';
	private const KEY       = '/^[a-z0-9][a-z0-9-]{0,119}$/D';
	private const CONFLICTS = array( 'both', 'draft', 'replace' );
	/** Which operation makes what a symbol names, by how it begins. */
	private const MAKERS = array( 'doc' => 'post.create', 'term' => 'term.ensure', 'menu' => 'menu.ensure', 'form' => 'form.create' );

	/** @return list<array{0: mixed, 1: string}> What they refer to, with the name that the operation must have. */
	public static function refs( string $name, array $args ): array {
		$kinds = match ( $name ) {
			'post.create'                             => array( 'parent' => 'post.create', 'terms' => 'term.ensure' ),
			'term.ensure'                             => array( 'parent' => 'term.ensure' ),
			'meta.set', 'conditions.set', 'post.link' => array( 'post' => 'post.create' ),
			'publish'                                 => array( 'posts' => 'post.create' ),
			'menu.fill'                               => array( 'menu' => 'menu.ensure' ),
			'option.set'                              => array( 'post' => 'post.create', 'menu' => 'menu.ensure' ),
			default                                   => array(),
		};
		$refs  = array();
		foreach ( $kinds as $arg => $kind ) {
			foreach ( (array) ( $args[ $arg ] ?? array() ) as $ref ) {
				$refs[] = array( $ref, $kind );
			}
		}
		foreach ( is_array( $args['refs'] ?? null ) ? $args['refs'] : array() as $symbol => $ref ) {
			$refs[] = array( $ref, self::MAKERS[ strtok( (string) $symbol, '/' ) ] ?? 'nothing' );
		}
		foreach ( 'menu.fill' === $name && is_array( $args['items'] ?? null ) ? $args['items'] : array() as $item ) {
			array_push( $refs, ...( isset( $item['post'] ) ? array( array( $item['post'], 'post.create' ) ) : array() ) );
			array_push( $refs, ...( isset( $item['term'] ) ? array( array( $item['term'], 'term.ensure' ) ) : array() ) );
		}
		return $refs;
	}

	public static function are_sound( string $name, array $args ): bool {
		return match ( $name ) {
			'require'        => self::are_texts( $args['capabilities'] ?? null ) && is_int( $args['bytes'] ?? null ) && is_array( $args['plugins'] ?? null ),
			'plugin.ensure'  => self::is_plugin( $args['plugin'] ?? null ),
			'theme.ensure'   => self::is_theme( $args ) && is_bool( $args['activate'] ?? true ),
			'theme.activate' => self::is_theme( $args ),
			'media.fetch'    => self::is_list( $args['media'] ?? null ) && array_filter( $args['media'], array( Content::class, 'is_sound' ) ) === $args['media'],
			'term.ensure'    => self::are_texts( array( $args['taxonomy'] ?? null, $args['slug'] ?? null, $args['name'] ?? null, $args['description'] ?? '' ) ),
			'post.create'    => self::is_post( $args ),
			'post.link'      => isset( $args['post'] ) && is_array( $args['refs'] ?? null ),
			'menu.ensure'    => self::fits( self::KEY, $args['slug'] ?? null ) && is_string( $args['name'] ?? null ),
			'menu.fill'      => isset( $args['menu'] ) && self::are_items( $args['items'] ?? null ),
			'form.create'    => self::is_form( $args['form'] ?? null ),
			'kit.apply'      => self::is_kit( $args['settings'] ?? null ) && in_array( $args['mode'] ?? 'add', array( 'add', 'set' ), true ),
			'option.set'     => self::is_option( $args ),
			'meta.set'       => isset( $args['post'] ) && in_array( $args['key'] ?? '', Ops\Meta_Set::KEYS, true ),
			'conditions.set' => isset( $args['post'] ) && self::are_texts( $args['conditions'] ?? null ),
			'publish'        => self::are_texts( $args['posts'] ?? null ),
			'verify'         => self::are_counts( array( $args['documents'] ?? null, $args['media'] ?? null, $args['term_count'] ?? 0, $args['menu_item_count'] ?? 0 ) ),
			default          => false,
		};
	}

	private static function is_post( array $args ): bool {
		$document = $args['document'] ?? null;
		$kind     = $document['kind'] ?? '';
		return in_array( $args['as'] ?? '', array( 'page', 'post', 'library', 'part' ), true )
			&& is_string( $args['title'] ?? null )
			&& is_array( $args['terms'] ?? null )
			&& is_array( $args['refs'] ?? array() )
			&& in_array( $args['on_conflict'] ?? 'both', self::CONFLICTS, true )
			&& ( 'library' !== $args['as'] || 'elementor' === $kind )
			&& Content::is_document( $document, 'blocks' === $kind ? 'gutenberg' : 'elementor' )
			&& self::are_texts( array( $document['slug'] ?? '', $document['excerpt'] ?? '', $document['date'] ?? '', $document['post_type'] ?? '' ) )
			&& is_int( $document['menu_order'] ?? 0 )
			&& self::are_footnotes( $document['footnotes'] ?? array() )
			&& ( ! isset( $document['featured'] ) || self::fits( self::HASH, $document['featured'] ) );
	}

	/** Names a plugin of wordpress.org, or an installed one: by its slug, never by an address. Single-file plugins have no folder. */
	private static function is_plugin( mixed $plugin ): bool {
		return is_array( $plugin )
			&& self::fits( self::SLUG, $plugin['slug'] ?? '' )
			// It goes before the other where both are.
			&& ( empty( $plugin['plugin_original_slug'] ) || self::fits( self::SLUG, $plugin['plugin_original_slug'] ) )
			&& is_string( $plugin['name'] ?? null )
			&& self::fits( '#^(?=.{1,200}$)(?:[\w-]+/)?[\w-][\w.-]*\.php$#D', $plugin['plugin_file'] ?? '' );
	}

	private static function is_theme( array $args ): bool {
		return self::fits( self::SLUG, $args['slug'] ?? '' ) && is_string( $args['name'] ?? null );
	}

	/** Each leads to one thing and lies under one that stands before it. */
	private static function are_items( mixed $items ): bool {
		if ( ! self::is_list( $items ) ) {
			return false;
		}
		$seen = array();
		foreach ( $items as $item ) {
			$key      = $item['key'] ?? null;
			$is_sound = self::fits( self::KEY, $key )
				&& ! isset( $seen[ $key ] )
				&& is_string( $item['title'] ?? null )
				&& 1 === count( array_intersect_key( $item, array( 'post' => 1, 'term' => 1, 'url' => 1 ) ) )
				&& is_string( $item['url'] ?? '' )
				&& self::are_details( $item )
				&& ( ! isset( $item['parent'] ) || ( is_string( $item['parent'] ) && isset( $seen[ $item['parent'] ] ) ) );
			if ( ! $is_sound ) {
				return false;
			}
			$seen[ $key ] = true;
		}
		return true;
	}

	/** What WordPress keeps of a menu item beside its title and target. */
	private static function are_details( array $item ): bool {
		$classes = $item['classes'] ?? array();
		return self::are_short( array( array( $item['description'] ?? '', 2000 ), array( $item['attr_title'] ?? '', 500 ) ) )
			&& self::are_texts( $classes ) && count( $classes ) <= 20
			&& array_filter( $classes, fn( $name ) => self::fits( '/^[A-Za-z0-9_-]{1,80}$/D', $name ) ) === $classes
			&& '_blank' === ( $item['target'] ?? '_blank' )
			&& ( ! isset( $item['xfn'] ) || self::fits( '/^[a-z -]{1,200}$/D', $item['xfn'] ) );
	}

	private static function are_footnotes( mixed $notes ): bool {
		$is_note = fn( $note ) => is_array( $note ) && self::fits( '/^[\w-]{1,100}$/D', $note['id'] ?? null ) && self::are_short( array( array( $note['content'] ?? null, 20000 ) ) );
		return self::is_list( $notes ) && count( $notes ) <= 500 && array_filter( $notes, $is_note ) === $notes;
	}

	/** @param list<array{0: mixed, 1: int}> $texts Each with the most characters it may have. */
	private static function are_short( array $texts ): bool {
		return array_filter( $texts, fn( $text ) => is_string( $text[0] ) && mb_strlen( $text[0] ) <= $text[1] ) === $texts;
	}

	private static function is_form( mixed $form ): bool {
		return is_array( $form )
			&& self::are_texts( array( $form['key'] ?? null, $form['title'] ?? null, $form['content'] ?? null ) )
			&& is_array( $form['meta'] ?? null )
			&& isset( Ops\Form_Create::META[ is_string( $form['post_type'] ?? null ) ? $form['post_type'] : '' ] );
	}

	private static function is_kit( mixed $settings ): bool {
		return is_array( $settings )
			&& self::is_list( $settings['colors'] ?? null )
			&& self::is_list( $settings['fonts'] ?? null )
			&& is_array( $settings['styles'] ?? array() );
	}

	/** Exactly what the option takes, and nothing else that an option could be. */
	private static function is_option( array $args ): bool {
		$value = $args['value'] ?? null;
		return match ( $args['name'] ?? '' ) {
			'blogname', 'blogdescription'    => is_string( $value ) && mb_strlen( $value ) <= 500,
			'page_on_front', 'page_for_posts' => isset( $args['post'] ),
			'logo'                            => self::fits( self::HASH, $args['media'] ?? null ) || ( is_int( $args['attachment'] ?? null ) && $args['attachment'] > 0 ),
			'logo_size'                       => is_int( $value ) && $value >= 20 && $value <= 800,
			'menu_location'                   => isset( $args['menu'] ) && is_string( $args['location'] ?? null ) && mb_strlen( $args['location'] ) <= 60,
			'elementor_container'             => null === $value,
			default                           => false,
		};
	}

	private static function fits( string $pattern, mixed $value ): bool {
		return is_string( $value ) && 1 === preg_match( $pattern, $value );
	}

	private static function is_list( mixed $value ): bool {
		return is_array( $value ) && array_is_list( $value );
	}

	private static function are_texts( mixed $value ): bool {
		return self::is_list( $value ) && array_filter( $value, 'is_string' ) === $value;
	}

	private static function are_counts( array $values ): bool {
		return array_filter( $values, fn( $value ) => is_int( $value ) && $value >= 0 ) === $values;
	}
}
