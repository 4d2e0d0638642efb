<?php
declare(strict_types=1);

namespace Kithouse\Plan;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The tables are ours, and nobody else changes them.

/** Counts what imports created that is still theirs, for a whole page of the history at once. */
final class Created_Counts {

	private const NONE   = array( 'posts' => 0, 'media' => 0, 'terms' => 0, 'plugins' => 0 );
	private const STATES = "state IN ('begun', 'done', 'kept')";
	/** What the result of an operation contains that created something. JSON escapes quotes inside of texts. */
	private const SIGNS  = array(
		'posts'   => '%"post_id":%',
		'terms'   => '%"is_new":true%',
		'plugins' => '%"installed":true%',
	);

	/** @var array<string, array{posts: int, media: int, terms: int, plugins: int}> By import. */
	private array $counts = array();
	/** @var array<string, int> The first post of each import. */
	private array $posts = array();

	/** @param list<string> $import_ids At most a page of the history. */
	public function __construct( array $import_ids ) {
		if ( $import_ids ) {
			$in = implode( ', ', array_fill( 0, count( $import_ids ), '%s' ) );
			$this->count_operations( $in, $import_ids );
			$this->count_media( $in, $import_ids );
			$this->find_first_posts( $in, $import_ids );
		}
	}

	/** @return array{posts: int, media: int, terms: int, plugins: int} */
	public function of( string $import_id ): array {
		return $this->counts[ $import_id ] ?? self::NONE;
	}

	/** The first post that an import created; 0 without one. */
	public function first_post( string $import_id ): int {
		return $this->posts[ $import_id ] ?? 0;
	}

	/** @return list<int> */
	public function first_posts(): array {
		return array_values( $this->posts );
	}

	private function count_operations( string $in, array $import_ids ): void {
		global $wpdb;
		$sums = implode( ', ', array_map( fn( $name ) => "SUM(CASE WHEN result LIKE %s THEN 1 ELSE 0 END) AS $name", array_keys( self::SIGNS ) ) );
		$sql  = "SELECT import_id, $sums FROM %i WHERE import_id IN ($in) AND op IN ('post.create', 'term.ensure', 'plugin.ensure') AND " . self::STATES . ' GROUP BY import_id';
		// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders, WordPress.DB.PreparedSQL.NotPrepared -- As many placeholders as values.
		foreach ( $wpdb->get_results( $wpdb->prepare( $sql, ...array_values( self::SIGNS ), ...array( Tables::ops() ), ...$import_ids ), ARRAY_A ) as $row ) {
			$this->counts[ $row['import_id'] ] = array_map( 'intval', array_intersect_key( $row, self::NONE ) ) + self::NONE;
		}
	}

	/** One operation fetches several pictures and lists those that the site didn't have. */
	private function count_media( string $in, array $import_ids ): void {
		global $wpdb;
		$sql = "SELECT import_id, result FROM %i WHERE import_id IN ($in) AND op = 'media.fetch' AND " . self::STATES;
		// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders, WordPress.DB.PreparedSQL.NotPrepared -- As many placeholders as values.
		foreach ( $wpdb->get_results( $wpdb->prepare( $sql, Tables::ops(), ...$import_ids ) ) as $row ) {
			$made = json_decode( $row->result, true )['made'] ?? array();

			$this->counts[ $row->import_id ]         ??= self::NONE;
			$this->counts[ $row->import_id ]['media'] += count( is_array( $made ) ? $made : array() );
		}
	}

	private function find_first_posts( string $in, array $import_ids ): void {
		global $wpdb;
		$first = "SELECT import_id, MIN(seq) AS first_seq FROM %i WHERE import_id IN ($in) AND op = 'post.create' AND result LIKE %s AND " . self::STATES . ' GROUP BY import_id';
		$sql   = "SELECT o.import_id, o.result FROM %i o JOIN ($first) f ON f.import_id = o.import_id AND f.first_seq = o.seq";
		// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders, WordPress.DB.PreparedSQL.NotPrepared -- As many placeholders as values.
		foreach ( $wpdb->get_results( $wpdb->prepare( $sql, Tables::ops(), Tables::ops(), ...array( ...$import_ids, self::SIGNS['posts'] ) ) ) as $row ) {
			$this->posts[ $row->import_id ] = (int) ( json_decode( $row->result, true )['post_id'] ?? 0 );
		}
	}
}
