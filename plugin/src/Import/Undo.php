<?php
declare(strict_types=1);

namespace Kithouse\Import;

use WP_Post;

/** Notices what an import makes, and takes it away again unless the import says that it is done. */
final class Undo {

	/** @var array<int, int> */
	private array $posts = array();
	/** @var array<string, string> */
	private array $files = array();

	public function __construct() {
		// Another plugin may end the script while WordPress still writes: the first hook must know of the post.
		add_action( 'transition_post_status', array( $this, 'notice_page' ), PHP_INT_MIN, 3 );
		add_action( 'add_attachment', array( $this, 'notice' ), PHP_INT_MIN );
		// A fatal error or the time limit of PHP leaves only this.
		register_shutdown_function( array( $this, 'run' ) );
	}

	public function notice_page( string $status, string $old, WP_Post $post ): void {
		if ( 'new' === $old && 'page' === $post->post_type ) {
			$this->notice( $post->ID );
		}
	}

	public function notice( int $id ): void {
		$this->posts[ $id ] = $id;
	}

	public function add_file( string $file ): void {
		$this->files[ $file ] = $file;
	}

	/** The file belongs to a post now, and goes or stays with it. */
	public function drop_file( string $file ): void {
		unset( $this->files[ $file ] );
	}

	/** What was made stays; temporary files go. */
	public function done(): void {
		$this->posts = array();
	}

	public function run(): void {
		remove_action( 'transition_post_status', array( $this, 'notice_page' ), PHP_INT_MIN );
		remove_action( 'add_attachment', array( $this, 'notice' ), PHP_INT_MIN );
		foreach ( array_reverse( $this->posts ) as $id ) {
			'attachment' === get_post_type( $id ) ? wp_delete_attachment( $id, true ) : wp_delete_post( $id, true );
		}
		array_map( 'wp_delete_file', array_filter( $this->files, 'file_exists' ) );
		$this->posts = array();
		$this->files = array();
	}
}
