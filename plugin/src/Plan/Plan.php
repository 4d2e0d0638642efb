<?php
declare(strict_types=1);

namespace Kithouse\Plan;

defined( 'ABSPATH' ) || exit;

/** What this site was told to do: operations in their order, each behind those it needs. The journal keeps those on their own. */
final class Plan {

	public string $title;
	public string $platform;
	/** Made by the operator of the library, by this person, or on this site. */
	public bool $is_trusted;
	/** A picture that this site does not take is left out. */
	public bool $is_private;
	/** @var list<array{id: string, step: string, op: string, args: array<string, mixed>, weight: int}> As it came; none of the journal's. */
	public array $ops;
	/** @var list<array{sha256: string, bytes: int}> Where the operations of a large one are. */
	public array $parts;
	/** @var list<array{code: string, message: string, place?: string}> */
	public array $warnings;

	/** @param array<string, mixed> $data As the contract has it; who made it, the caller has asked. */
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

	/** Of the journal, where only sound plans are. */
	public static function of_json( string $json ): self {
		return new self( json_decode( $json, true, 512, JSON_THROW_ON_ERROR ) );
	}

	/** Without the operations; in letters that any database takes. */
	public function json(): string {
		return (string) wp_json_encode( $this->data );
	}

	/** By which the cloud knows it. */
	public function id(): string {
		return (string) ( $this->data['plan_id'] ?? '' );
	}

	public function weight(): int {
		return $this->parts ? (int) ( $this->data['totals']['weight'] ?? 0 ) : (int) array_sum( array_column( $this->ops, 'weight' ) );
	}

	/** What remains to be known of an operation when it has ended: neither the text of pages nor addresses of files. */
	public static function without_contents( array $args ): array {
		unset( $args['document']['content'], $args['document']['footnotes'], $args['document']['page_settings'], $args['form']['content'] );
		if ( is_array( $args['media'] ?? null ) ) {
			$args['media'] = array_map( fn( $medium ) => array( 'sha256' => $medium['sha256'] ), $args['media'] );
		}
		return $args;
	}
}
