<?php
namespace Elementor\Core\Base;

final class Document {
	public function __construct( private int $id ) {}

	public function get_main_id(): int {
		return $this->id;
	}

	public function save( array $data ): bool {
		update_post_meta( $this->id, '_elementor_data', wp_slash( (string) wp_json_encode( $data['elements'] ) ) );
		update_post_meta( $this->id, '_elementor_page_settings', $data['settings'] );
		return true;
	}

	public function get_edit_url(): string {
		return admin_url( "post.php?post=$this->id&action=elementor" );
	}
}
