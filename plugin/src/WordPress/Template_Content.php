<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Kithouse\Cloud\Cloud_Client;

defined( 'ABSPATH' ) || exit;

/** Holds a validated template of the cloud with its pictures' addresses. */
final class Template_Content {

	private const MAX_FILE_BYTES = 32 * MB_IN_BYTES;

	/** @var list<array{code: string, message: string, place?: string}> */
	public array $warnings;
	public array $document;
	/** @var list<array{sha256: string, url: string, file_name: string, mime: string, bytes: int, alt: string}> */
	public array $media;
	/** @var array{plugins: list<array<string, mixed>>, elementor_pro: bool} */
	public array $requires;
	/** @var list<array<string, mixed>> Font families, still to be compared with the contract. */
	public array $fonts;
	public ?array $settings;
	public bool $has_colors;
	/** Global classes and variables that an import would add, still to be compared with the contract. */
	public ?array $design;
	/** True for content by the library's operator, this person or this site, and false for other workspace members. */
	public bool $is_trusted;

	private function __construct( array $response, public bool $is_private = false ) {
		$this->is_trusted = ! $is_private || true === ( $response['is_own'] ?? null );
		$this->document   = $response['document'];
		$this->media      = array_values( array_filter( array_column( $response['media'], null, 'sha256' ), array( $this, 'is_needed' ) ) );
		$this->requires   = $response['requires'];
		$this->warnings   = $response['warnings'];
		$this->fonts      = is_array( $response['fonts'] ?? null ) ? $response['fonts'] : array();
		$this->settings   = is_array( $response['settings'] ?? null ) ? $response['settings'] : null;
		$this->design     = is_array( $response['design'] ?? null ) ? $response['design'] : null;
		$this->has_colors = true === ( $response['has_colors'] ?? null );
	}

	/** Returns false for a placeholder, because Elementor shows its own. */
	private function is_needed( array $medium ): bool {
		return 'elementor' !== $this->document['kind'] || ! Placeholder::is( $medium['sha256'] );
	}

	/** Reads a post of this site, whose pictures exist here. Null without content for this platform. */
	public static function of_post( int $post, string $platform ): ?self {
		$template = Post_Template::read( $post, $platform );
		if ( null === $template ) {
			return null;
		}
		$document = array( 'kind' => 'elementor' === $platform ? 'elementor' : 'blocks', 'page_template' => (string) get_page_template_slug( $post ) );
		$nothing  = array( 'media' => array(), 'warnings' => array(), 'requires' => array( 'plugins' => array(), 'elementor_pro' => false ) );
		return new self( array( 'document' => $document + $template ) + $nothing );
	}

	/** Reads one document of a plan, whose pictures are separate. */
	public static function of_plan( array $document, bool $is_trusted, bool $is_private ): self {
		$nothing = array( 'media' => array(), 'warnings' => array(), 'requires' => array( 'plugins' => array(), 'elementor_pro' => false ) );
		$content = new self( array( 'document' => $document ) + $nothing, $is_private );
		$content->is_trusted = $is_trusted;
		return $content;
	}

	/** Reads an answer; null if it violates the contract or is for another platform. Addresses of private pictures expire. */
	public static function read( string $body, string $platform, bool $is_private ): ?self {
		$response   = json_decode( $body, true );
		$is_whole = is_array( $response['media'] ?? null )
			&& is_array( $response['warnings'] ?? null )
			&& is_array( $response['requires']['plugins'] ?? null )
			&& self::is_document( $response['document'] ?? null, $platform )
			&& array() === array_filter( $response['media'], fn( $medium ) => ! self::is_sound( $medium ) );
		return $is_whole ? new self( $response, $is_private ) : null;
	}

	public static function is_document( mixed $document, string $platform ): bool {
		$kind    = $document['kind'] ?? '';
		$content = $document['content'] ?? null;
		return 'gutenberg' === $platform
			? 'blocks' === $kind && is_string( $content )
			: 'elementor' === $kind && is_array( $content ) && is_array( $document['page_settings'] ?? null );
	}

	public function warn( string $code, string $message ): void {
		$this->warnings[] = array( 'code' => $code, 'message' => $message );
	}

	/** Accepts only pictures of the configured cloud. */
	public static function is_sound( mixed $medium ): bool {
		return is_array( $medium )
			&& 1 === preg_match( '/^[0-9a-f]{64}$/D', (string) ( $medium['sha256'] ?? '' ) )
			&& 1 === preg_match( '/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+$/D', (string) ( $medium['file_name'] ?? '' ) )
			&& is_int( $medium['bytes'] ?? null ) && $medium['bytes'] > 0 && $medium['bytes'] <= self::MAX_FILE_BYTES
			&& 1 === preg_match( '#^(image|video|audio|font)/[\w.+-]+$#D', (string) ( $medium['mime'] ?? '' ) )
			&& is_string( $medium['alt'] ?? null )
			&& is_string( $medium['url'] ?? null ) && self::is_of_cloud( $medium['url'] );
	}

	public static function is_of_cloud( string $url ): bool {
		return self::origin( $url ) === self::origin( Cloud_Client::url() );
	}

	private static function origin( string $url ): array {
		$parts  = (array) wp_parse_url( $url );
		$scheme = strtolower( $parts['scheme'] ?? '' );
		return array( $scheme, strtolower( $parts['host'] ?? '' ), $parts['port'] ?? ( 'https' === $scheme ? 443 : 80 ), $parts['user'] ?? '' );
	}
}
