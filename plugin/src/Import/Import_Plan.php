<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

/** Represents a plan: operations in order, each after those it needs. The journal stores them separately. */
final class Import_Plan {

	public string $title;
	public string $platform;
	/** True for plans by the library's operator, this person or this site. */
	public bool $is_trusted;
	public bool $is_private;
	/** @var list<array{id: string, step: string, op: string, args: array<string, mixed>, weight: int}> As received; empty for a plan from the journal. */
	public array $ops;
	/** @var list<array{sha256: string, bytes: int}> Chunks with the operations of a large plan. */
	public array $parts;
	/** @var list<array{code: string, message: string, place?: string}> */
	public array $warnings;

	/** @param array<string, mixed> $data In the contract's format. The caller has verified its origin. */
	public function __construct( private array $data ) {
		$this->title      = $data['title'];
		$this->platform   = $data['platform'];
		$this->is_trusted = $data['is_trusted'];
		$this->is_private = $data['is_private'];
		$this->ops        = $data['ops'] ?? array();
		$this->parts      = $data['parts'] ?? array();
		unset( $this->data['ops'] );
		$this->warnings   = $data['warnings'];
	}

	/** Reads a plan from the journal, which stores only valid ones. */
	public static function of_json( string $json ): self {
		return new self( json_decode( $json, true, 512, JSON_THROW_ON_ERROR ) );
	}

	/** Returns the plan without operations, in characters that every database supports. */
	public function json(): string {
		return (string) wp_json_encode( $this->data );
	}

	public function id(): string {
		return (string) ( $this->data['plan_id'] ?? '' );
	}

	public function weight(): int {
		return $this->parts ? (int) ( $this->data['totals']['weight'] ?? 0 ) : (int) array_sum( array_column( $this->ops, 'weight' ) );
	}

	/** Drops what an ended operation no longer needs: the text of pages and the addresses of files. */
	public static function without_contents( array $args ): array {
		unset( $args['document']['content'], $args['document']['footnotes'], $args['document']['page_settings'], $args['form']['content'] );
		if ( is_array( $args['media'] ?? null ) ) {
			$args['media'] = array_map( fn( $medium ) => array( 'sha256' => $medium['sha256'] ), $args['media'] );
		}
		return $args;
	}
}
