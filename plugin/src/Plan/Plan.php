<?php
declare(strict_types=1);

namespace Kithouse\Plan;

/** What this site was told to do: operations in their order, each behind those it needs. */
final class Plan {

	public string $title;
	public string $platform;
	/** Made by the operator of the library, by this person, or on this site. */
	public bool $is_trusted;
	/** A picture that this site does not take is left out. */
	public bool $is_private;
	/** @var list<array{id: string, step: string, op: string, args: array<string, mixed>, needs: list<string>, weight: int}> */
	public array $ops;
	/** @var list<array{code: string, message: string, place?: string}> */
	public array $warnings;

	/** @param array<string, mixed> $data As the contract has it; who made it, the caller has asked. */
	public function __construct( private array $data ) {
		$this->title      = $data['title'];
		$this->platform   = $data['platform'];
		$this->is_trusted = $data['is_trusted'];
		$this->is_private = $data['is_private'];
		$this->ops        = $data['ops'];
		$this->warnings   = $data['warnings'];
	}

	/** Of the journal, where only sound plans are. */
	public static function of_json( string $json ): self {
		return new self( json_decode( $json, true, 512, JSON_THROW_ON_ERROR ) );
	}

	/** In letters that any database takes. */
	public function json(): string {
		return (string) wp_json_encode( $this->data );
	}

	public function weight(): int {
		return (int) array_sum( array_column( $this->ops, 'weight' ) );
	}

	/** @return list<array<string, mixed>> Arguments of all operations of a name. */
	public function args_of( string $name ): array {
		return array_column( array_filter( $this->ops, fn( $op ) => $name === $op['op'] ), 'args' );
	}

	/** What remains to be known when it has ended: which operations there were, and neither the text of pages nor addresses of files. */
	public function without_contents(): self {
		$data = $this->data;
		foreach ( $data['ops'] as $i => $op ) {
			unset( $data['ops'][ $i ]['args']['document']['content'], $data['ops'][ $i ]['args']['document']['page_settings'] );
			if ( 'media.fetch' === $op['op'] ) {
				$data['ops'][ $i ]['args']['media'] = array_map( fn( $medium ) => array( 'sha256' => $medium['sha256'] ), $op['args']['media'] );
			}
		}
		return new self( $data );
	}
}
