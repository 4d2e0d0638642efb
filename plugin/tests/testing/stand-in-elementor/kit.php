<?php
/** The kit of a site, as far as colours and fonts are read from it and written to it. */

namespace Elementor\Core\Kits\Documents {

	final class Kit {
		private const SETTINGS = '_elementor_page_settings';
		private const COLORS   = array( 'primary' => '#6EC1E4', 'secondary' => '#54595F', 'text' => '#7A7A7A', 'accent' => '#61CE70' );

		public function __construct( private int $id ) {}

		public function get_id(): int {
			return $this->id;
		}

		public function get_meta( string $name ): mixed {
			return get_post_meta( $this->id, $name, true );
		}

		/** Returns settings like Elementor, with an empty value for what a row of the defaults does not set. */
		public function get_settings( string $name ): array {
			$saved = (array) $this->get_meta( self::SETTINGS );
			$empty = 'system_typography' === $name ? array( 'typography_font_size' => array( 'unit' => 'px', 'size' => '' ) ) : array();
			return $saved[ $name ] ?? array_map( fn( $row ) => $row + $empty, $this->get_controls( $name )['default'] );
		}

		public function get_controls( string $name ): array {
			$row = fn( $id, $is ) => array( '_id' => $id, 'title' => ucfirst( $id ) ) + $is;
			return array(
				'default' => match ( $name ) {
					'system_colors'     => array_map( fn( $id, $color ) => $row( $id, array( 'color' => $color ) ), array_keys( self::COLORS ), self::COLORS ),
					'system_typography' => array_map( fn( $id ) => $row( $id, array( 'typography_typography' => 'custom', 'typography_font_family' => 'Roboto' ) ), array_keys( self::COLORS ) ),
					default             => array(),
				},
			);
		}

		public function get_autosave(): ?self {
			return null;
		}

		public function add_repeater_row( string $list, array $row ): void {
			$rows = array( ...$this->get_settings( $list ), $row );
			update_post_meta( $this->id, self::SETTINGS, array( $list => $rows ) + array_filter( (array) $this->get_meta( self::SETTINGS ) ) );
		}
	}
}

namespace Elementor\Core\Kits {

	final class Manager {
		public function get_active_kit(): Documents\Kit {
			return new Documents\Kit( (int) get_option( 'elementor_active_kit' ) );
		}
	}
}

namespace Elementor\Core\Settings {

	final class Manager {
		public static function get_settings_managers( string $name ): self {
			return new self();
		}

		public function save_settings( array $settings, int $id ): void {
			$settings ? update_post_meta( $id, '_elementor_page_settings', wp_slash( $settings ) ) : delete_post_meta( $id, '_elementor_page_settings' );
		}
	}
}

namespace Elementor\Core\Files\CSS {

	final class Post {
		public static function create( int $id ): self {
			return new self();
		}

		public function delete(): void {}
	}
}

namespace Elementor\Core\Files {

	final class Manager {
		public function clear_cache(): void {}
	}
}
