<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- One bounded pass over tables, of which no part is read twice.

/** Finds where this site uses pictures: one pass over the tables for all of them, over several requests if needed. */
final class Media_Use {

	/** Options that store the id of a picture. */
	private const OPTIONS = array( 'site_icon', 'site_logo' );
	/** Pictures per pass: a pattern has a limited length. */
	private const AT_A_TIME = 200;
	/** Rows of the first query. Later queries adapt to the time that the last one took. */
	private const ROWS    = 200;
	private const SECONDS = 0.2;
	private const VALUES  = 20;

	/** @var array{ids: list<int>, pass: int, table: int, after: int, rows: int, found: array<int, list<int>>, terms: list<int>} */
	private array $state;
	/** @var array<int, bool>|null Pictures whose file is named in an option. */
	private ?array $in_options = null;
	private Picture_Names $names;

	public function __construct( array $ids, array $state = array() ) {
		$new         = array( 'pass' => 0, 'table' => 0, 'after' => 0, 'rows' => self::ROWS, 'found' => array(), 'terms' => array() );
		$this->state = $state ? $state : array( 'ids' => $ids ) + $new;
		$this->names = new Picture_Names();
	}

	public function state(): array {
		return $this->state;
	}

	public function find( ?Time_Budget $budget ): bool {
		while ( $this->state['pass'] * self::AT_A_TIME < count( $this->state['ids'] ) ) {
			if ( $budget?->is_late() ) {
				return false;
			}
			$this->look_at_some();
			$budget?->move();
		}
		return true;
	}

	/** Returns where else it is used, for a person. Ignores the posts in `$but`, and settings that are about to release it. */
	public function elsewhere( int $id, array $but, bool $is_released = false ): ?string {
		foreach ( array_diff( $this->posts( $id ), $but ) as $post ) {
			if ( Marked_Posts::is_undone( $post ) ) {
				continue;
			}
			if ( ! current_user_can( 'read_post', $post ) ) {
				return __( 'It’s used in content that you don’t have permission to view.', 'kithouse' );
			}
			$title = '' === get_the_title( $post ) ? __( '(no title)', 'kithouse' ) : wp_specialchars_decode( get_the_title( $post ), ENT_QUOTES );
			/* translators: %s: title of a page */
			return sprintf( __( 'It’s used in “%s”.', 'kithouse' ), $title );
		}
		return ! $is_released && $this->is_in_options( $id ) || $this->is_in_terms( $id ) ? __( 'It’s used in the settings of this site.', 'kithouse' ) : null;
	}

	public function in_trash( int $id ): array {
		return array_values( array_filter( $this->posts( $id ), fn( $post ) => 'trash' === get_post_status( $post ) ) );
	}

	/** Returns true if anything but posts in the trash uses it. */
	public function is_used( int $id ): bool {
		return array() !== array_diff( $this->posts( $id ), $this->in_trash( $id ) ) || $this->is_in_options( $id ) || $this->is_in_terms( $id );
	}

	private function posts( int $id ): array {
		return array_values( array_filter( $this->state['found'][ $id ] ?? array(), fn( $post ) => ! in_array( get_post_type( $post ), array( false, 'revision' ), true ) ) );
	}

	/** Reads the next rows of a table by their primary key. */
	private function look_at_some(): void {
		global $wpdb;
		$begun            = microtime( true );
		[ $table, $key ]  = array( array( $wpdb->posts, 'ID' ), array( $wpdb->postmeta, 'meta_id' ), array( $wpdb->termmeta, 'meta_id' ) )[ $this->state['table'] ];
		[ $after, $rows ] = array( $this->state['after'], $this->state['rows'] );
		$last             = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(i) FROM (SELECT %i AS i FROM %i WHERE %i > %d ORDER BY %i LIMIT %d) t', $key, $table, $key, $after, $key, $rows ) );
		if ( 0 === $last ) {
			$is_end               = 2 === $this->state['table'];
			$this->state['pass'] += $is_end ? 1 : 0;
			$this->state['table'] = $is_end ? 0 : $this->state['table'] + 1;
			$this->state['after'] = 0;
			$this->state['rows']  = self::ROWS;
			return;
		}
		$ids = array_slice( $this->state['ids'], $this->state['pass'] * self::AT_A_TIME, self::AT_A_TIME );
		$this->note( array_map( 'intval', 0 === $this->state['table'] ? $this->texts( $ids, $after, $last ) : $this->fields( $table, $ids, $after, $last ) ), $ids );
		$took                 = microtime( true ) - $begun;
		$this->state['after'] = $last;
		$this->state['rows']  = (int) max( 20, min( 5000, $rows * min( 2, self::SECONDS / max( 0.001, $took ) ) ) );
	}

	private function texts( array $ids, int $after, int $last ): array {
		global $wpdb;
		return $wpdb->get_col(
			$wpdb->prepare(
				"SELECT ID FROM $wpdb->posts WHERE ID > %d AND ID <= %d AND post_type <> 'revision' AND post_content REGEXP %s",
				$after,
				$last,
				$this->names->pattern( $ids )
			)
		);
	}

	/** @return list<string> Ids of fields of any name. A number that only looks like an id keeps the picture too. */
	private function fields( string $table, array $ids, int $after, int $last ): array {
		global $wpdb;
		$numbers  = implode( '|', $ids );
		$is_posts = (int) ( 1 === $this->state['table'] );
		return $wpdb->get_col(
			$wpdb->prepare(
				"SELECT meta_id FROM %i WHERE meta_id > %d AND meta_id <= %d AND (
				(meta_key IN ('_thumbnail_id', '_product_image_gallery') AND CONCAT(',', meta_value, ',') REGEXP %s)
				OR (SUBSTR(meta_key, 1, 1) <> '_' AND (meta_value REGEXP %s OR meta_value IN (" . implode( ', ', array_fill( 0, count( $ids ), '%s' ) ) . ')))
				OR (%d AND meta_value REGEXP %s))',
				array_merge( array( $table, $after, $last, ",($numbers),", ":\"($numbers)\";" ), $ids, array( $is_posts, $this->names->pattern( $ids ) ) )
			)
		);
	}

	private function note( array $rows, array $ids ): void {
		foreach ( array_chunk( $rows, self::VALUES ) as $some ) {
			foreach ( $this->read( $some ) as $row ) {
				$this->note_row( 2 === $this->state['table'] ? 0 : (int) $row->id, (string) $row->name, (string) $row->value, $ids );
			}
		}
	}

	/** @param list<int> $rows @return list<object{id: string, name: string, value: string}> With the id of the post or term. */
	private function read( array $rows ): array {
		global $wpdb;
		if ( 0 === $this->state['table'] ) {
			return $wpdb->get_results(
				$wpdb->prepare(
					"SELECT ID AS id, '_' AS name, post_content AS value FROM $wpdb->posts WHERE ID IN (" . implode( ', ', array_fill( 0, count( $rows ), '%d' ) ) . ')',
					$rows
				)
			);
		}
		[ $owner, $table ] = 1 === $this->state['table'] ? array( 'post_id', $wpdb->postmeta ) : array( 'term_id', $wpdb->termmeta );
		return $wpdb->get_results(
			$wpdb->prepare(
				'SELECT %i AS id, meta_key AS name, meta_value AS value FROM %i WHERE meta_id IN (' . implode( ', ', array_fill( 0, count( $rows ), '%d' ) ) . ')',
				array_merge( array( $owner, $table ), $rows )
			)
		);
	}

	private function note_row( int $post, string $name, string $value, array $ids ): void {
		$named = 0 === $post ? array() : $this->names->named_in( $value, $ids );
		foreach ( $ids as $id ) {
			$is_used = in_array( $id, $named, true )
				|| ( in_array( $name, array( '_thumbnail_id', '_product_image_gallery' ), true ) && str_contains( ",$value,", ",$id," ) )
				|| ( ! str_starts_with( $name, '_' ) && ( (string) $id === $value || str_contains( $value, ":\"$id\";" ) ) );
			if ( $is_used && 0 === $post ) {
				$this->state['terms'] = array_values( array_unique( array( ...$this->state['terms'], $id ) ) );
			} elseif ( $is_used && $post !== $id ) {
				$this->state['found'][ $id ] = array_values( array_unique( array( ...( $this->state['found'][ $id ] ?? array() ), $post ) ) );
			}
		}
	}

	private function is_in_terms( int $id ): bool {
		return in_array( $id, $this->state['terms'], true );
	}

	private function is_in_options( int $id ): bool {
		foreach ( self::OPTIONS as $name ) {
			if ( (int) get_option( $name ) === $id ) {
				return true;
			}
		}
		$this->in_options ??= $this->find_in_options();
		return (int) get_theme_mod( 'custom_logo' ) === $id || isset( $this->in_options[ $id ] );
	}

	private function find_in_options(): array {
		global $wpdb;
		$found = array();
		foreach ( array_chunk( $this->state['ids'], self::AT_A_TIME ) as $ids ) {
			$values = $wpdb->get_col(
				$wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name NOT LIKE %s AND option_value REGEXP %s", '%transient%', $this->names->pattern( $ids ) )
			);
			foreach ( $values as $value ) {
				$found += array_fill_keys( $this->names->named_in( (string) $value, $ids ), true );
			}
		}
		return $found;
	}
}
