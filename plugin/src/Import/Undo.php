<?php
declare(strict_types=1);

namespace Kithouse\Import;

/** Remembers what an import makes, and takes it away again unless the import says that it is done. */
final class Undo {

	/** @var list<int> */
	private array $posts = array();
	/** @var list<string> */
	private array $files = array();

	public function __construct() {
		// A fatal error or the time limit of PHP leaves only this.
		register_shutdown_function( array( $this, 'run' ) );
	}

	/** A file that has become part of the post goes with it. */
	public function add_post( int $id, string $file = '' ): void {
		$this->posts[] = $id;
		$this->files   = array_diff( $this->files, array( $file ) );
	}

	public function add_file( string $file ): void {
		$this->files[] = $file;
	}

	public function done(): void {
		$this->posts = array();
	}

	public function run(): void {
		foreach ( array_reverse( $this->posts ) as $id ) {
			'attachment' === get_post_type( $id ) ? wp_delete_attachment( $id, true ) : wp_delete_post( $id, true );
		}
		$this->posts = array();
		foreach ( $this->files as $file ) {
			if ( file_exists( $file ) ) {
				wp_delete_file( $file );
			}
		}
		$this->files = array();
	}
}
