<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Elementor\Core\Base\Document;
use Elementor\Core\DocumentTypes\Post;
use Elementor\Modules\Library\Documents\Library_Document;

defined( 'ABSPATH' ) || exit;

/** Represents a theme part in Elementor. One class for all types, which the template names. */
final class Elementor_Part extends Library_Document {

	public static function get_properties() {
		return array( 'support_wp_page_templates' => true, 'support_kit' => true, 'show_in_finder' => true ) + parent::get_properties();
	}

	public static function get_type() {
		return 'kithouse-part';
	}

	public function get_name() {
		return (string) $this->get_main_meta( Document::TYPE_META_KEY );
	}

	public static function get_title() {
		return esc_html__( 'Theme part', 'kithouse' );
	}

	public function get_css_wrapper_selector() {
		return '.elementor-' . $this->get_main_id();
	}

	protected function register_controls() {
		parent::register_controls();
		Post::register_style_controls( $this );
	}
}
