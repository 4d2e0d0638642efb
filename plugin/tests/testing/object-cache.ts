/** Installs an object cache like those of large hosts, which persists between requests in files. */
export const objectCache = String.raw`<?php
require_once ABSPATH . WPINC . '/class-wp-object-cache.php';
final class File_Cache extends WP_Object_Cache {
	private const PASSING = array( 'counts', 'plugins', 'theme_json', 'comment' );
	private string $folder = WP_CONTENT_DIR . '/kept-cache';
	private function file( $key, string $group ): ?string {
		$scope = isset( $this->global_groups[ $group ] ) ? '' : $GLOBALS['blog_id'];
		return in_array( $group, self::PASSING, true ) ? null : "$this->folder/" . md5( "$scope $group $key" );
	}
	private function read( $key, string $group ): bool {
		$file = $this->file( $key, $group );
		$kept = null === $file ? false : @file_get_contents( $file );
		return false !== $kept && parent::set( $key, unserialize( $kept ), $group );
	}
	public function get( $key, $group = 'default', $force = false, &$found = null ) {
		$group = $group ?: 'default';
		$value = $force ? false : parent::get( $key, $group, false, $found );
		if ( ( $force || ! $found ) && $this->read( $key, $group ) ) {
			$value = parent::get( $key, $group, false, $found );
		}
		return $found ? $value : false;
	}
	public function set( $key, $data, $group = 'default', $expire = 0 ) {
		$group = $group ?: 'default';
		$file  = $this->file( $key, $group );
		if ( null !== $file ) {
			is_dir( $this->folder ) || @mkdir( $this->folder );
			file_put_contents( "$file." . getmypid(), serialize( $data ) );
			rename( "$file." . getmypid(), $file );
		}
		return parent::set( $key, $data, $group, $expire );
	}
	public function add( $key, $data, $group = 'default', $expire = 0 ) {
		$this->get( $key, $group, false, $found );
		return ! $found && ! wp_suspend_cache_addition() && $this->set( $key, $data, $group, $expire );
	}
	public function replace( $key, $data, $group = 'default', $expire = 0 ) {
		$this->get( $key, $group, false, $found );
		return $found && $this->set( $key, $data, $group, $expire );
	}
	public function incr( $key, $offset = 1, $group = 'default' ) {
		$this->get( $key, $group );
		$value = parent::incr( $key, $offset, $group );
		false !== $value && $this->set( $key, $value, $group );
		return $value;
	}
	public function delete( $key, $group = 'default', $deprecated = false ) {
		$group = $group ?: 'default';
		$file  = $this->file( $key, $group );
		$had   = null !== $file && @unlink( $file );
		return parent::delete( $key, $group ) || $had;
	}
	public function flush() {
		array_map( 'unlink', glob( "$this->folder/*" ) ?: array() );
		return parent::flush();
	}
	public function flush_runtime() {
		return parent::flush();
	}
}
$code = file_get_contents( ABSPATH . WPINC . '/cache.php' );
$code = str_replace( 'new WP_Object_Cache()', 'new File_Cache()', $code );
eval( '?>' . preg_replace( '/(function wp_cache_flush_runtime\(\) \{\s+return )wp_cache_flush\(\)/', '$1$GLOBALS["wp_object_cache"]->flush_runtime()', $code ) );
`;
