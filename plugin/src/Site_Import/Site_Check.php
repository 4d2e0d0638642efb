<?php
declare(strict_types=1);

namespace Kithouse\Site_Import;

use Kithouse\Dependencies\Dependency;
use Kithouse\Dependencies\Obstacles;
use Kithouse\Import\Elementor;
use Kithouse\Import\Media;
use Kithouse\Import\Missing;
use Kithouse\Plan\Earlier_Import;
use Kithouse\Plan\Ops\Post_Create;
use Kithouse\Plan\Plan;
use Kithouse\Theme_Parts\Part_Types;

defined( 'ABSPATH' ) || exit;

/** Reports what a site plan would do, without changes. */
final class Site_Check {

	/** Maximum number of checked posts, each of which takes several queries. */
	private const LOOKED_AT = 300;

	/** @var list<array{key: string, as: string, type_label: string, title: string}> */
	private array $create = array();
	/** @var list<array{slug: string, name: string, kind: string}> */
	private array $install = array();
	/** @var list<array{code: string, message: string}> Why a plugin or theme does not come. */
	private array $barred = array();
	/** @var list<string> Their slugs. */
	private array $refused = array();
	/** @var list<array<string, mixed>> */
	private array $media = array();
	/** @var array<string, array{code: string, message: string, place?: string}> By message: many pages may lack the same. */
	private array $lacks = array();
	/** @var array<string, mixed> */
	private array $needs = array( 'plugins' => array(), 'elementor_pro' => false );
	/** @var list<int> Posts of the earlier import that this one brings again. */
	private array $formers = array();
	private Site_Changes $changes;
	private Site_Conflicts $conflicts;

	/** Whether the pack needs Elementor's feature "Container" and this site has it off. */
	private bool $needs_container = false;

	/**
	 * @param bool $replaces          Whether what the earlier import of this pack created makes way.
	 * @param bool $enables_container Whether the import may switch on Elementor's feature "Container".
	 */
	public function __construct(
		private Plan $plan,
		private ?Earlier_Import $earlier = null,
		private bool $replaces = true,
		private bool $enables_container = true
	) {
		$this->changes   = new Site_Changes( $plan->platform );
		$this->conflicts = new Site_Conflicts();
	}

	/**
	 * Takes the next operations and keeps none of their content, so that a large pack fits into memory.
	 *
	 * @param list<array{id: string, op: string, args: array<string, mixed>}> $ops
	 */
	public function take( array $ops ): void {
		foreach ( $ops as $op ) {
			$this->add( $op['id'], $op['op'], $op['args'] );
		}
	}

	/** @return array<string, mixed> As the contract has it. */
	public function answer(): array {
		$missing = Media::missing( array_values( array_column( $this->media, null, 'sha256' ) ) );
		return array(
			'create'        => $this->create,
			'change'        => $this->changes->all(),
			'install'       => $this->install,
			'download'      => array( 'files' => count( $missing ), 'bytes' => (int) array_sum( array_column( $missing, 'bytes' ) ) ),
			'will_not_work' => $this->will_not_work(),
			'conflicts'     => $this->conflicts->all(),
			'earlier'       => $this->earlier ? $this->earlier() : null,
			'needs_container' => $this->needs_container,
		);
	}

	private function add( string $id, string $name, array $args ): void {
		match ( $name ) {
			'require'       => $this->needs = array( 'plugins' => $args['plugins'], 'elementor_pro' => ! empty( $args['elementor_pro'] ) ),
			'media.fetch'   => array_push( $this->media, ...$args['media'] ),
			'theme.ensure'  => $this->add_theme( $args['slug'], $args['name'] ),
			'theme.activate' => in_array( $args['slug'], $this->refused, true ) || $this->changes->add( $id, $name, $args ),
			'plugin.ensure' => $this->add_plugin( $args['plugin'] ),
			'post.create'   => $this->add_post( $id, $args ),
			'option.set'    => $this->add_option( $id, $name, $args ),
			default         => $this->changes->add( $id, $name, $args ),
		};
	}

	/** Lists an installation with the reason if it is impossible. */
	private function to_install( string $slug, string $name, string $kind, ?string $obstacle, bool $is_here ): void {
		if ( null !== $obstacle ) {
			$this->refused[] = $slug;
			$this->barred[]  = array( 'code' => "{$kind}_barred", 'message' => $obstacle );
		} elseif ( ! $is_here ) {
			$this->install[] = array( 'slug' => $slug, 'name' => $name, 'kind' => $kind );
		}
	}

	private function add_theme( string $slug, string $name ): void {
		if ( get_stylesheet() !== $slug ) {
			$this->to_install( $slug, $name, 'theme', Obstacles::of_theme( $slug, $name ), wp_get_theme( $slug )->exists() );
		}
	}

	private function add_plugin( array $plugin ): void {
		$dependency = new Dependency( $plugin );
		if ( ! Dependency::is_active( $dependency->find_file() ) ) {
			$this->to_install( $dependency->slug, $dependency->name, 'plugin', Obstacles::of_plugin( $dependency ), false );
		}
	}

	private function add_option( string $id, string $name, array $args ): void {
		$is_container          = 'elementor_container' === $args['name'] && Elementor::lacks_container();
		$this->needs_container = $this->needs_container || $is_container;
		if ( ! $is_container || $this->enables_container ) {
			$this->changes->add( $id, $name, $args );
		}
	}

	private function add_post( string $id, array $args ): void {
		$document = $args['document'];
		$key      = (string) ( $document['key'] ?? $id );
		$this->create[] = array( 'key' => $key, 'as' => $args['as'], 'type_label' => self::type_label( $args ), 'title' => $args['title'] );
		$this->changes->know_post( $id, $args['title'] );
		$former = isset( $args['on_conflict'] ) ? 0 : (int) $this->earlier?->post( $key, $args['as'] );
		array_push( $this->formers, ...( $former ? array( $former ) : array() ) );
		$this->conflicts->add( $id, $key, $args, $former && $this->replaces );
		$lacks = Missing::parts( $document );
		$text  = 'post' === $args['as'] ? Post_Create::obstacle( (string) ( $document['post_type'] ?? '' ) ) : null;
		array_push( $lacks, ...( null === $text ? array() : array( array( 'code' => 'post_skipped', 'message' => $text ) ) ) );
		foreach ( $lacks as $warning ) {
			$this->lacks[ $warning['message'] ] ??= $warning + array( 'place' => $args['title'] );
		}
	}

	private function earlier(): array {
		$import  = $this->earlier->import;
		$user    = get_userdata( $import->user_id );
		$changed = array_filter( array_slice( $this->formers, 0, self::LOOKED_AT ), fn( $id ) => ! $this->earlier->is_untouched( $id ) );
		return array(
			'import_id' => $import->import_id,
			'at'        => gmdate( 'Y-m-d\TH:i:s.000\Z', strtotime( $import->at . ' UTC' ) ),
			'by'        => $user ? $user->display_name : '',
			'posts'     => count( $this->formers ),
			'changed'   => array_values( array_map( fn( $id ) => array( 'title' => get_post( $id )->post_title, 'edit_link' => (string) get_edit_post_link( $id, 'raw' ) ), $changed ) ),
		);
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

	/** Lists unsupported content, unless a plugin will be installed, whose blocks are unknown. */
	private function will_not_work(): array {
		$comes   = array_column( array_filter( $this->install, fn( $one ) => 'plugin' === $one['kind'] ), 'slug' );
		$plugins = array_filter( $this->needs['plugins'], fn( $plugin ) => ! in_array( $plugin['slug'] ?? '', $comes, true ) );
		$lacks   = $comes ? array() : array_values( $this->lacks );
		$lacks   = array_filter( $lacks, fn( $warning ) => 'elementor_container' !== $warning['code'] || ! $this->enables_container );
		return array( ...$this->plan->warnings, ...$this->barred, ...array_values( Missing::plugins( $plugins, $this->needs['elementor_pro'] ) ), ...$lacks );
	}
}
