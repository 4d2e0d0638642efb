<?php
declare(strict_types=1);

namespace Kithouse\Full_Site_Import;

use Kithouse\Contract;
use Kithouse\Import\Earlier_Import;
use Kithouse\Import\Journal;
use Kithouse\WordPress\Block_Theme;
use Kithouse\WordPress\Design_Kit;
use Kithouse\WordPress\Elementor_Kit;
use Kithouse\WordPress\Global_Styles;
use Kithouse\WordPress\Image_Sizes;
use Kithouse\WordPress\Site_Facts;
use WP_Error;

defined( 'ABSPATH' ) || exit;

final class Site_Form {

	private const NEEDED = array( 'id', 'platform', 'title', 'slogan' );
	/** Fields of a form are texts; these hold JSON. */
	private const JSON   = array( 'id', 'facts', 'slots', 'logo', 'logo_size', 'color', 'fonts', 'theme', 'plugins', 'import_demo_content', 'documents', 'conflicts', 'design_choices', 'existing_look', 'enable_container', 'enable_atomic' );
	private const COLOR  = '/^#[0-9a-f]{6}([0-9a-f]{2})?$/iD';

	private ?bool $free = null;

	private function __construct( private array $form ) {}

	public static function of_fields( Contract $contract, array $fields ): self|WP_Error {
		$form = array_filter( $fields, 'is_string' );
		foreach ( array_intersect( self::JSON, array_keys( $form ) ) as $name ) {
			$form[ $name ] = json_decode( $form[ $name ], true );
		}
		return self::of( $contract, $form );
	}

	public static function of( Contract $contract, array $form ): self|WP_Error {
		$schema = $contract->call( 'full-site-import.check' )['args']['form'];
		$form   = array_intersect_key( $form, $schema['properties'] );
		$wrong  = array();
		foreach ( self::NEEDED as $name ) {
			if ( ! isset( $form[ $name ] ) ) {
				$wrong[ $name ] = __( 'This field is required.', 'kithouse' );
			}
		}
		foreach ( $form as $name => $value ) {
			$is_sound = rest_validate_value_from_schema( $value, $schema['properties'][ $name ], $name );
			if ( is_wp_error( $is_sound ) ) {
				$wrong[ $name ] = $is_sound->get_error_message();
			}
		}
		$form  = $wrong ? array() : rest_sanitize_value_from_schema( $form, $schema );
		$wrong = $wrong ? $wrong : self::faults( $form );
		return $wrong ? $contract->error( 'invalid_input', null, $wrong ) : new self( $form );
	}

	/** Checks what no schema can. Returns messages by field. */
	private static function faults( array $form ): array {
		$logo  = (int) ( $form['logo']['id'] ?? 0 );
		$wrong = array();
		if ( $logo < 0 || ( $logo > 0 && ! wp_attachment_is_image( $logo ) ) ) {
			$wrong['logo'] = __( 'This image isn’t in this site’s media library. Choose another one.', 'kithouse' );
		}
		if ( array_filter( $form['color'] ?? array(), fn( $color ) => ! preg_match( self::COLOR, $color ) ) ) {
			$wrong['color'] = __( 'This isn’t a colour. Use a hex code such as #0b6b4f.', 'kithouse' );
		}
		$email = (string) ( $form['facts']['email'] ?? '' );
		if ( '' !== $email && ! preg_match( '/^[^\s@<>"]+@[^\s@<>"]+$/uD', $email ) ) {
			$wrong['facts'] = __( 'This isn’t an email address.', 'kithouse' );
		}
		return $wrong;
	}

	/** Returns what the form says of the business; null if it doesn't ask. */
	public function facts(): ?array {
		return isset( $this->form['facts'] ) ? (array) $this->form['facts'] : null;
	}

	public function id(): int {
		return (int) $this->form['id'];
	}

	public function platform(): string {
		return (string) $this->form['platform'];
	}

	public function replaces(): bool {
		return 'copy' !== ( $this->form['again'] ?? 'replace' );
	}

	/** Returns whether the import may switch on Elementor's feature "Container" when the pack needs it. */
	public function enables_container(): bool {
		return (bool) ( $this->form['enable_container'] ?? true );
	}

	/** Returns whether the import may switch on Elementor's Atomic Editor when the pack needs it. */
	public function enables_atomic(): bool {
		return (bool) ( $this->form['enable_atomic'] ?? false );
	}

	/** Returns whether the site's own pages get the look of the pack, too; null if it has none to give. */
	public function existing_look(): ?bool {
		$is_global = 'elementor' === $this->platform() || Global_Styles::are_shown( (string) ( $this->form['theme']['slug'] ?? '' ) );
		return $is_global ? $this->form['existing_look'] ?? $this->is_look_free() : null;
	}

	/** Returns true if the look of no remaining page would change. A pack for Elementor also changes pages of earlier packs. */
	private function is_look_free(): bool {
		if ( null !== $this->free ) {
			return $this->free;
		}
		$earlier = $this->replaces() ? Earlier_Import::of_pack( new Journal(), $this->id(), $this->platform() ) : null;
		$going   = array_filter( array( $earlier?->import->import_id, $this->form['retire'] ?? null ) );
		$this->free = ! Own_Content::exists() && ( 'gutenberg' === $this->platform() || ! Own_Content::has_elementor( $going ) );
		return $this->free;
	}

	public function to_input( bool $is_dry_run = false ): array {
		$choices = $this->choices( $is_dry_run );
		$theme   = Block_Theme::describe( $choices['theme'] );
		$styles  = Global_Styles::are_shown( $choices['theme'] ) ? array( 'styles' => '' === $choices['theme'] ? get_stylesheet() : $choices['theme'] ) : array();
		return array(
			'id'          => $this->id(),
			'platform'    => $this->platform(),
			'choices'     => $choices,
			'image_sizes' => Image_Sizes::of_site(),
			'dry_run'     => $is_dry_run,
			'fonts'       => true,
			'stores_facts' => true,
			'navigations' => true,
			'new_kit'     => 'elementor' === $this->platform() && Elementor_Kit::is_new(),
		) + ( 'elementor' === $this->platform() ? Design_Kit::room( $this->enables_atomic() ) : array() ) + $styles + ( $theme ? array( 'block_theme' => $theme ) : array() ) + ( isset( $this->form['retire'] ) ? array( 'retire' => $this->form['retire'] ) : array() );
	}

	public function key(): string {
		return md5( (string) wp_json_encode( array( $this->id(), $this->platform(), $this->choices(), $this->replaces(), $this->enables_container(), $this->enables_atomic(), $this->form['retire'] ?? '' ) ) );
	}

	/** Adds the name of the site, which it keeps without a new title. */
	private static function name( array $texts ): array {
		$name = html_entity_decode( (string) get_option( 'blogname' ), ENT_QUOTES, 'UTF-8' );
		return isset( $texts['title'] ) || '' === trim( $name ) ? array() : array( 'name' => mb_substr( trim( $name ), 0, 200 ) );
	}

	/** Omits empty fields, for which the site keeps its values. */
	private function choices( bool $is_dry_run = false ): array {
		$form    = $this->form;
		$texts   = array_filter( array( 'title' => trim( $form['title'] ), 'slogan' => trim( $form['slogan'] ) ), fn( $text ) => '' !== $text );
		$logo    = isset( $form['logo'] ) ? array( 'logo' => (int) $form['logo']['id'] > 0 ? (int) $form['logo']['id'] : 'pack' ) : array();
		$chosen  = isset( $form['documents'] ) ? array( 'documents' => array_values( $form['documents'] ) ) : array();
		// Without a width the logo gets its width in the pack.
		$size    = isset( $form['logo_size'] ) ? array( 'logo_size' => (int) $form['logo_size'] ) : array();
		$slots   = isset( $form['slots'] ) ? array( 'slots' => (object) $form['slots'] ) : array();
		$facts   = null === $this->facts() ? array() : array( 'facts' => (object) ( $this->facts() + self::name( $texts ) ), 'locale' => Site_Facts::locale() );
		$fonts   = isset( $form['fonts'] ) ? array( 'fonts' => (object) $form['fonts'] ) : array();
		$look    = null === $this->existing_look() ? array() : array( 'existing_look' => $this->existing_look() );
		// A preview also asks about classes that won't be added, because a person can change their mind.
		$design  = array_filter( $form['design_choices'] ?? array(), fn( $choice ) => ! $is_dry_run || 'flatten' !== $choice );
		$design  = $design ? array( 'design_choices' => $design ) : array();
		return $design + $texts + $facts + $slots + $logo + $size + $fonts + $look + $chosen + array(
			'color'               => (object) ( $form['color'] ?? array() ),
			'theme'               => (string) ( $form['theme']['slug'] ?? '' ),
			'plugins'             => array_values( array_unique( array_column( $form['plugins'] ?? array(), 'slug' ) ) ),
			'import_demo_content' => (bool) ( $form['import_demo_content'] ?? true ),
			'conflicts'           => (object) ( $form['conflicts'] ?? array() ),
		);
	}
}
