<?php
declare(strict_types=1);

namespace Kithouse\Installer;

defined( 'ABSPATH' ) || exit;

final class Dependency {

	public string $name;
	public string $slug;
	public bool $is_pro;
	private string $file;

	public function __construct( array $data ) {
		$this->slug   = (string) ( $data['plugin_original_slug'] ?? '' ) ?: (string) ( $data['slug'] ?? '' );
		$this->name   = trim( sanitize_text_field( (string) ( $data['name'] ?? '' ) ) ) ?: $this->slug;
		$this->file   = (string) ( $data['plugin_file'] ?? '' );
		$this->is_pro = ! empty( $data['is_pro'] );
	}

	/** Finds WordPress's key of the plugin. Some have another main file than expected, so the folder decides. */
	public function find_file(): ?string {
		$plugins = self::installed();
		if ( isset( $plugins[ $this->file ] ) ) {
			return $this->file;
		}
		foreach ( array_keys( $plugins ) as $file ) {
			if ( dirname( $file ) === $this->slug ) {
				return $file;
			}
		}
		return null;
	}

	public static function is_active( ?string $file ): bool {
		self::load();
		return null !== $file && is_plugin_active( $file );
	}

	public static function installed(): array {
		self::load();
		return get_plugins();
	}

	private static function load(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
	}
}
