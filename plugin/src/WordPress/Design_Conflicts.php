<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Core\Kits\Documents\Kit;

defined( 'ABSPATH' ) || exit;

/** Finds global classes and variables of a template whose names the site has for others. */
final class Design_Conflicts {

	/** @var array<string, string> Ids that variables have or would get, by name. */
	private array $names = array();

	public function __construct( private Kit $kit ) {}

	/** Returns null if this person or this site can't add classes. */
	public static function of_site(): ?self {
		$kit = current_user_can( 'manage_options' ) ? Design_Kit::find() : null;
		return null === $kit ? null : new self( $kit );
	}

	/**
	 * Pass the variables of all classes first.
	 *
	 * @param array{variables: list<array<string, mixed>>, classes: list<array<string, mixed>>} $design As `design.ensure` takes it.
	 * @return list<array{name: string, kind: string, label: string, uses: int}>
	 */
	public function of( array $design ): array {
		$variables = new Design_Variables( $this->kit );
		$classes   = new Design_Classes( $this->kit );
		foreach ( $variables->plan( $design['variables'] ) as $key => $id ) {
			$this->names[ "variable/$key" ] = $id;
		}
		$labels = $classes->labels();
		$found  = array();
		foreach ( $variables->conflicts( $design['variables'] ) as $key => $id ) {
			$found[] = array( 'name' => "variable/$key", 'kind' => 'variable', 'label' => $variables->label( $id ), 'uses' => Design_Use::count( $id ) );
		}
		foreach ( $classes->conflicts( $this->resolve( $design['classes'] ) ) as $key => $id ) {
			$found[] = array( 'name' => "class/$key", 'kind' => 'class', 'label' => $labels[ $id ], 'uses' => Design_Use::count( $id ) );
		}
		return $found;
	}

	/** Replaces symbols as an import would, with the pictures that the site already has. */
	private function resolve( array $classes ): array {
		preg_match_all( '#kit:media/([0-9a-f]{64})/#', (string) wp_json_encode( $classes, JSON_UNESCAPED_SLASHES ), $hashes );
		$media   = array_map( fn( $sha256 ) => array( 'sha256' => $sha256, 'url' => '' ), array_values( array_unique( $hashes[1] ) ) );
		$known   = array_map( fn( $id ) => array( 'slug' => $id ), $this->names );
		$symbols = new Symbols( Template_Content::of_plan( array( 'kind' => 'kit' ), true, true ), Media_Library::places( $media, true ), new References( $known ) );
		return $symbols->in_value( $classes );
	}
}
