<?php
declare(strict_types=1);

namespace Kithouse\Cli;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Catalogue;
use Kithouse\Cloud\Request;
use Kithouse\Contract;
use WP_CLI;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Finds templates and signs people in. Each method is one command. */
final class Library_Commands {

	private const FIELDS = array( 'id', 'name', 'type', 'platform', 'plan', 'price' );
	/** For scripts, because everybody on the machine can read the command line. */
	private const KEY_VARIABLE = 'KITHOUSE_API_KEY';

	public function __construct( private Contract $contract, private Account $account, private Catalogue $catalogue ) {}

	/**
	 * Lists packs, pages or blocks of the library.
	 *
	 * ## OPTIONS
	 *
	 * [--type=<type>]
	 * : packs, pages or blocks. packs by default.
	 *
	 * [--platform=<platform>]
	 * : elementor or gutenberg. gutenberg by default.
	 *
	 * [--page=<page>]
	 * : Number of the page of the list. 1 by default.
	 *
	 * [--format=<format>]
	 * : table, json, csv, yaml, ids or count. table by default.
	 */
	public function list_items( array $args, array $options ): void {
		$this->print_items( array(), $options );
	}

	/**
	 * Searches the library.
	 *
	 * ## OPTIONS
	 *
	 * <words>...
	 * : What to search for.
	 *
	 * [--type=<type>]
	 * : packs, pages or blocks. packs by default.
	 *
	 * [--platform=<platform>]
	 * : elementor or gutenberg. gutenberg by default.
	 *
	 * [--page=<page>]
	 * : Number of the page of the list. 1 by default.
	 *
	 * [--format=<format>]
	 * : table, json, csv, yaml, ids or count. table by default.
	 */
	public function search( array $args, array $options ): void {
		$this->print_items( array( 'search' => mb_substr( implode( ' ', $args ), 0, 100 ) ), $options );
	}

	/**
	 * Signs a WordPress user in to the library.
	 *
	 * Asks for the password, or without an e-mail address for an API key. Scripts set the key in KITHOUSE_API_KEY.
	 *
	 * ## OPTIONS
	 *
	 * [<email>]
	 * : E-mail address of the library account.
	 *
	 * [--shared]
	 * : Share the account with everybody on this site.
	 *
	 * ## EXAMPLES
	 *
	 *     wp kithouse login ada@example.com --user=admin
	 *     KITHOUSE_API_KEY=… wp kithouse login --user=admin --shared
	 */
	public function login( array $args, array $options ): void {
		$this->need_user();
		$shares = ! empty( $options['shared'] );
		if ( $shares && ! current_user_can( 'manage_options' ) ) {
			WP_CLI::error( __( 'Only an administrator can share an account with this site.', 'kithouse' ) );
		}
		$input = isset( $args[0] )
			? array( 'email' => (string) $args[0], 'password' => self::ask( __( 'Password', 'kithouse' ) ) )
			: array( 'api_key' => self::key() );
		$done  = $this->account->sign_in( '/account/connect', $input );
		if ( $done instanceof WP_Error ) {
			WP_CLI::error( $done->get_error_message() );
		}
		if ( $shares ) {
			$this->account->share( get_current_user_id() );
		}
		WP_CLI::success( __( 'You are signed in.', 'kithouse' ) );
	}

	/**
	 * Signs a WordPress user out of the library and deletes the stored profile.
	 */
	public function logout(): void {
		$this->need_user();
		$this->account->leave( get_current_user_id() );
		WP_CLI::success( __( 'You are signed out.', 'kithouse' ) );
	}

	private function print_items( array $input, array $options ): void {
		Output_Format::check_format( $options, Output_Format::ROWS );
		$input += array(
			'platform' => self::choose( $options, 'platform', array( 'gutenberg', 'elementor' ) ),
			'type'     => self::choose( $options, 'type', array( 'packs', 'pages', 'blocks' ) ),
			'page'     => max( 1, min( 10000, (int) ( $options['page'] ?? 1 ) ) ),
			'per_page' => 100,
		);
		$response = $this->catalogue->ask( new Request( $this->contract->call( 'items.list' ), $input ), false );
		if ( is_wp_error( $response ) ) {
			WP_CLI::error( $response->get_error_message() );
		}
		$page = json_decode( (string) wp_json_encode( $response[0] ), true );
		$rows = array_map( fn( $row ) => array_intersect_key( (array) $row, array_flip( self::FIELDS ) ), (array) ( $page['data'] ?? array() ) );
		Output_Format::rows( array_values( $rows ), $options, self::FIELDS, 'id', (int) ( $page['total'] ?? count( $rows ) ) );
		if ( 'table' === ( $options['format'] ?? 'table' ) && (int) ( $page['total_page'] ?? 1 ) > $input['page'] ) {
			/* translators: 1: number of a page, 2: number of pages, 3: number of the next page */
			WP_CLI::log( sprintf( __( 'Page %1$d of %2$d. Add --page=%3$d for more.', 'kithouse' ), $input['page'], $page['total_page'], $input['page'] + 1 ) );
		}
	}

	/** @param list<string> $choices The first one is the default. */
	private static function choose( array $options, string $name, array $choices ): string {
		$given = $options[ $name ] ?? $choices[0];
		if ( ! in_array( $given, $choices, true ) ) {
			/* translators: 1: name of an option, 2: list of values */
			WP_CLI::error( sprintf( __( '--%1$s is one of these: %2$s', 'kithouse' ), $name, implode( ', ', $choices ) ) );
		}
		return (string) $given;
	}

	private function need_user(): void {
		if ( 0 === get_current_user_id() ) {
			WP_CLI::error( __( 'Choose the WordPress user with --user=<login>.', 'kithouse' ) );
		}
	}

	private static function key(): string {
		$key = getenv( self::KEY_VARIABLE );
		return is_string( $key ) && '' !== $key ? $key : self::ask( __( 'API key', 'kithouse' ) );
	}

	/** Reads input, hidden at a terminal, or a line from elsewhere. */
	private static function ask( string $what ): string {
		if ( defined( 'STDIN' ) && stream_isatty( STDIN ) && function_exists( 'cli\prompt' ) ) {
			return (string) \cli\prompt( $what, false, ': ', true );
		}
		$line = defined( 'STDIN' ) ? fgets( STDIN ) : false;
		return false === $line ? '' : trim( $line );
	}
}
