<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\WordPress\Design_Conflicts;
use Kithouse\WordPress\Media_Library;
use Kithouse\WordPress\Missing_Requirements;

defined( 'ABSPATH' ) || exit;

final class Import_Preview {

	/** Maximum number of checked posts, each of which takes several queries. */
	private const LOOKED_AT = 300;
	/** Maximum number of other packs that a person can choose to replace. */
	private const OTHERS = 3;

	private array $create = array();
	private array $install = array();
	/** Reasons why plugins and themes cannot be installed. */
	private array $barred = array();
	private array $refused = array();
	public array $media = array();
	/** Warnings by message, because many pages may lack the same. */
	private array $lacks = array();
	/** Warnings by message that stay when the import installs plugins. */
	private array $warnings = array();
	public array $needs = array( 'plugins' => array(), 'elementor_pro' => false );
	/** Posts of the earlier import that this one creates again. */
	private array $formers = array();
	private array $changes = array();
	private array $titles = array();
	private string $id = '';
	public string $platform;
	private Site_Conflicts $conflicts;

	public bool $needs_container = false;
	public bool $needs_atomic    = false;
	/** Global classes and variables to choose about. */
	private array $design = array();
	private ?Design_Conflicts $of_design = null;

	/**
	 * @param bool                 $replaces Whether content of the earlier import is replaced.
	 * @param list<Earlier_Import> $others   Imports of other packs.
	 */
	public function __construct(
		private Import_Plan $plan,
		private ?Earlier_Import $earlier = null,
		private bool $replaces = true,
		public bool $enables_container = true,
		private array $others = array(),
		public bool $enables_atomic = false
	) {
		$this->platform  = $plan->platform;
		$this->conflicts = new Site_Conflicts();
	}

	public function begin( string $op_id ): void {
		$this->id = $op_id;
	}

	public function answer(): array {
		$missing = Media_Library::missing( array_values( array_column( $this->media, null, 'sha256' ) ) );
		return array(
			'create'        => $this->create,
			'change'        => $this->changes,
			'install'       => $this->install,
			'download'      => array( 'files' => count( $missing ), 'bytes' => (int) array_sum( array_column( $missing, 'bytes' ) ) ),
			'will_not_work' => $this->will_not_work(),
			'conflicts'     => $this->conflicts->all(),
			'earlier'       => $this->earlier ? $this->earlier() : null,
			'others'        => $this->others(),
			'needs_container' => $this->needs_container,
			'needs_atomic'  => $this->needs_atomic,
			'design'        => $this->design,
		);
	}

	/** @param string|null $obstacle Why the site cannot install it. */
	public function install( string $slug, string $name, string $kind, ?string $obstacle, bool $is_here ): void {
		if ( null !== $obstacle ) {
			$this->refused[] = $slug;
			$this->barred[]  = array( 'code' => "{$kind}_barred", 'message' => $obstacle );
		} elseif ( ! $is_here ) {
			$this->install[] = array( 'slug' => $slug, 'name' => $name, 'kind' => $kind );
		}
	}

	public function installs( string $slug ): bool {
		return in_array( $slug, array_column( $this->install, 'slug' ), true );
	}

	public function is_refused( string $slug ): bool {
		return in_array( $slug, $this->refused, true );
	}

	public function change( string $label, string $from, string $to ): void {
		if ( $from !== $to ) {
			$this->changes[] = array( 'label' => $label, 'from' => $from, 'to' => $to );
		}
	}

	/** @param array<string, mixed> $args Of `design.ensure`, in their order. */
	public function add_design( array $args ): void {
		$this->of_design ??= Design_Conflicts::of_site();
		array_push( $this->design, ...( $this->of_design?->of( $args ) ?? array() ) );
	}

	public function know( string $title ): void {
		$this->titles[ $this->id ] = $title;
	}

	public function title_of( string $op_id ): string {
		return $this->titles[ $op_id ] ?? '';
	}

	public function add_post( array $args, string $type_label ): void {
		$key            = (string) ( $args['document']['key'] ?? $this->id );
		$this->create[] = array( 'key' => $key, 'as' => $args['as'], 'type_label' => $type_label, 'title' => $args['title'] );
		$this->know( $args['title'] );
		$former = isset( $args['on_conflict'] ) ? 0 : (int) $this->earlier?->post( $key, $args['as'] );
		array_push( $this->formers, ...( $former ? array( $former ) : array() ) );
		$this->conflicts->add( $this->id, $key, $args, $former && $this->replaces );
	}

	/** Counts a site that this import replaces, whose pages are no conflicts. */
	public function retire( Earlier_Import $other ): void {
		$posts   = $other->posts();
		$changed = count( $this->changed( $other, $posts ) );
		$count   = count( $posts );
		/* translators: %s: number of pages, posts and theme parts */
		$from = sprintf( _n( '%s page or theme part', '%s pages, posts and theme parts', $count, 'kithouse' ), number_format_i18n( $count ) );
		/* translators: %s: number of pages */
		$kept = 0 === $changed ? '' : ' ' . sprintf( _n( '%s changed page becomes a draft.', '%s changed pages become drafts.', $changed, 'kithouse' ), number_format_i18n( $changed ) );
		$this->change( $other->import->plan->title, $from, __( 'Moved to the trash.', 'kithouse' ) . $kept );
		foreach ( array_filter( $other->menus(), array( $other, 'is_untouched' ) ) as $menu ) {
			/* translators: %s: name of a menu */
			$this->change( sprintf( __( 'Menu “%s”', 'kithouse' ), get_post( $menu )->post_title ), '', __( 'Moved to the trash.', 'kithouse' ) );
		}
		$this->conflicts->ignore( $posts );
	}

	public function warn( array $warning ): void {
		$this->warnings[ $warning['message'] ] ??= $warning;
	}

	public function lack( array $warning, string $place ): void {
		$this->lacks[ $warning['message'] ] ??= $warning + array( 'place' => $place );
	}

	private function earlier(): array {
		return $this->describe( $this->earlier, $this->formers );
	}

	private function describe( Earlier_Import $earlier, array $posts ): array {
		$import = $earlier->import;
		$user   = get_userdata( $import->user_id );
		return array(
			'import_id' => $import->import_id,
			'at'        => gmdate( 'Y-m-d\TH:i:s.000\Z', strtotime( $import->at . ' UTC' ) ),
			'by'        => $user ? $user->display_name : '',
			'posts'     => count( $posts ),
			'changed'   => array_map( fn( $id ) => array( 'title' => get_post( $id )->post_title, 'edit_link' => (string) get_edit_post_link( $id, 'raw' ) ), $this->changed( $earlier, $posts ) ),
		);
	}

	/** @return list<int> */
	private function changed( Earlier_Import $earlier, array $posts ): array {
		return array_values( array_filter( array_slice( $posts, 0, self::LOOKED_AT ), fn( $id ) => ! $earlier->is_untouched( $id ) ) );
	}

	/** Describes imports of other packs whose content is still here. */
	private function others(): array {
		$described = array();
		foreach ( $this->others as $other ) {
			$posts = $other->posts();
			if ( $posts && count( $described ) < self::OTHERS ) {
				$described[] = $this->describe( $other, $posts ) + array( 'title' => $other->import->plan->title );
			}
		}
		return $described;
	}

	/** Lists unsupported content, unless a plugin will be installed, whose blocks are unknown. */
	private function will_not_work(): array {
		$comes   = array_column( array_filter( $this->install, fn( $one ) => 'plugin' === $one['kind'] ), 'slug' );
		$plugins = array_filter( $this->needs['plugins'], fn( $plugin ) => ! in_array( $plugin['slug'] ?? '', $comes, true ) );
		$lacks   = $comes ? array() : array_values( $this->lacks );
		$solved  = array( 'elementor_container' => $this->enables_container, 'elementor_atomic' => $this->enables_atomic && $this->needs_atomic );
		$lacks   = array_filter( $lacks, fn( $warning ) => empty( $solved[ $warning['code'] ] ) );
		return array( ...array_values( $this->warnings ), ...$this->plan->warnings, ...$this->barred, ...array_values( Missing_Requirements::plugins( $plugins, $this->needs['elementor_pro'] ) ), ...$lacks );
	}
}
