<?php
declare(strict_types=1);

namespace Kithouse;

use WP_Error;

/** Public answers: from the cache at once when there is one, renewed after the person has been served. */
final class Catalogue {

	public const RENEW = 'kithouse_renew_answer';

	/** WP-Cron that is later than this does not run on this site, or only by a clock of its own. */
	private const CRON_SECONDS = 60;

	public function __construct( private Contract $contract, private Cloud $cloud, private Breaker $breaker, private Answer_Cache $cache ) {}

	public function add_hooks(): void {
		add_action( self::RENEW, array( $this, 'renew_scheduled' ), 10, 2 );
	}

	public function renew_scheduled( string $name, array $input ): void {
		$this->renew( new Question( $this->contract->call( $name ), $input ) );
	}

	/** The kept answer, without ever asking the cloud in this request: pages use this. */
	public function find( string $name, array $input ): mixed {
		$question = new Question( $this->contract->call( $name ), $input );
		$kept     = $this->cache->find( $question );
		if ( null === $kept ) {
			return null;
		}
		$this->renew_later( $question, $kept );
		return json_decode( $kept['body'] );
	}

	/** @return array{0: mixed, 1: bool}|WP_Error The answer, and whether it is old because the cloud is down. */
	public function ask( Question $question ): array|WP_Error {
		$kept = $this->cache->find( $question );
		if ( null !== $kept && ! $this->cache->is_fresh( $kept ) && ! self::can_renew_later() ) {
			$this->renew( $question );
			$kept = $this->cache->find( $question );
		}
		if ( null === $kept ) {
			$answer = $this->renew( $question );
			return is_wp_error( $answer ) ? $answer : array( $answer->data, false );
		}
		$this->renew_later( $question, $kept );
		return array( json_decode( $kept['body'] ), ! $this->cache->is_fresh( $kept ) && $this->breaker->is_open() );
	}

	public function is_away(): bool {
		return $this->breaker->is_away();
	}

	private function renew( Question $question ): Answer|WP_Error {
		$kept   = $this->cache->find( $question );
		$answer = $this->cloud->send( 'GET', $question->path(), $question->rest(), null, $kept['etag'] ?? '' );
		if ( is_wp_error( $answer ) ) {
			if ( 404 === $answer->get_error_data()['status'] ) {
				$this->cache->drop( $question );
			}
			return $answer;
		}
		$this->cache->keep( $question, 304 === $answer->status ? $kept['body'] ?? '' : $answer->body, $answer->etag );
		return $answer;
	}

	/**
	 * Where the server can end the answer first the work follows in this process; elsewhere WP-Cron does it.
	 *
	 * @param array{at: int} $kept
	 */
	private function renew_later( Question $question, array $kept ): void {
		if ( $this->cache->is_fresh( $kept ) || $this->breaker->is_open() ) {
			return;
		}
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			add_action(
				'shutdown',
				function () use ( $question ) {
					fastcgi_finish_request();
					$this->renew( $question );
				},
				PHP_INT_MAX
			);
		} elseif ( self::can_renew_later() ) {
			wp_schedule_single_event( time(), self::RENEW, array( $question->call['name'], $question->input ) );
		}
	}

	/** Without this, answers would stay old for ever where WP-Cron is blocked, and its list would grow. */
	private static function can_renew_later(): bool {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			return true;
		}
		foreach ( _get_cron_array() as $at => $hooks ) {
			if ( isset( $hooks[ self::RENEW ] ) && $at < time() - self::CRON_SECONDS ) {
				return false;
			}
		}
		return true;
	}
}
