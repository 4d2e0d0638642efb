<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Cloud\Account;
use Kithouse\Contract;
use Kithouse\Import_Failed_Exception;
use Kithouse\Log;
use Kithouse\Request_Limits;
use Kithouse\WordPress\Attachment;
use Kithouse\WordPress\Code_Filter;
use Kithouse\WordPress\Design_Conflicts;
use Kithouse\WordPress\Design_Kit;
use Kithouse\WordPress\Elementor;
use Kithouse\WordPress\Font_Library;
use Kithouse\WordPress\Image_Sizes;
use Kithouse\WordPress\Import_Lock;
use Kithouse\WordPress\Media_Library;
use Kithouse\WordPress\Missing_Requirements;
use Kithouse\WordPress\Site_Facts;
use Kithouse\WordPress\Symbols;
use Kithouse\WordPress\Template_Content;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Inserts a template into an editor with its pictures; all of them or none. */
final class Insert_Service {

	private const SECONDS = 120;

	public function __construct( private Contract $contract, private Account $account ) {}

	public function obstacle( string $platform ): ?WP_Error {
		return 'elementor' === $platform && ! Elementor::is_active()
			? $this->contract->error( 'required_elementor', null, array( 'missing' => array( Elementor::dependency() ) ) )
			: null;
	}

	/** Requests a template of the library (`remote`), of the person's cloud, or of a post of this site (`local`). */
	public function ask( int $id, string $platform, string $origin, string $colors, bool $is_dry_run = false ): Template_Content|WP_Error {
		$request = array( 'id' => $id, 'platform' => $platform, 'colors' => $colors, 'dry_run' => $is_dry_run ) + ( $is_dry_run && 'elementor' === $platform ? Design_Kit::room() : array() );
		$content  = 'local' === $origin ? $this->read( $id, $platform ) : $this->fetch( $request, 'cloud' === $origin );
		if ( ! is_wp_error( $content ) ) {
			// A plan lists them separately.
			$plugins = $is_dry_run ? array() : $content->requires['plugins'];
			$parts   = array( Missing_Requirements::plugins( $plugins, ! empty( $content->requires['elementor_pro'] ) ), Missing_Requirements::parts( $content->document ) );
			array_push( $content->warnings, ...array_merge( ...$parts ) );
			Code_Filter::warn( $content );
		}
		return $content;
	}

	private function read( int $post, string $platform ): Template_Content|WP_Error {
		if ( null !== get_post( $post ) && ! current_user_can( 'edit_post', $post ) ) {
			return $this->contract->error( 'invalid_permission' );
		}
		return Template_Content::of_post( $post, $platform ) ?? $this->contract->error( 'item_not_found' );
	}

	private function fetch( array $request, bool $is_private ): Template_Content|WP_Error {
		if ( $is_private && $this->account->is_borrowed() ) {
			return $this->account->refuse_borrower();
		}
		$response = $is_private
			? $this->account->ask( 'POST', '/clouds/content', $request )
			: $this->account->ask( 'POST', '/content', $request + array( 'image_sizes' => Image_Sizes::of_site() ) + Site_Facts::for_template() );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		return Template_Content::read( $response->body, $request['platform'], $is_private )
			?? $this->contract->error( 'import_failed', __( 'The library’s response isn’t a template. Nothing was changed.', 'kithouse' ) );
	}

	public function plan( Template_Content $content, string $post_type ): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$missing     = Media_Library::missing( $content->media );
		$installed   = get_plugins();
		$is_elements = 'elementor' === $content->document['kind'];
		return array(
			'documents'         => 1,
			'has_colors'        => $content->has_colors,
			'design'            => null === $content->design ? array() : Design_Conflicts::of_site()?->of( $content->design ) ?? array(),
			'has_page_settings' => $is_elements && array() !== Elementor::settings_for( $content->document['page_settings'], $post_type ),
			'unknown'           => $is_elements ? Elementor::unknown( $content->document['content'] ) : array(),
			'media'             => array( 'count' => count( $missing ), 'bytes' => array_sum( array_column( $missing, 'bytes' ) ) ),
			'plugins'           => array_map(
				fn( $plugin ) => array(
					'is_active' => is_plugin_active( $plugin['plugin_file'] ),
					'installed' => isset( $installed[ $plugin['plugin_file'] ] ),
				) + $plugin,
				$content->requires['plugins']
			),
			'warnings'          => $content->warnings,
		);
	}

	/** @param callable(Symbols): array<string, mixed> $write Makes the answer. Pictures are the only thing created on the site. */
	public function import( Template_Content $content, callable $write ): array|WP_Error {
		Request_Limits::raise( self::SECONDS, 'image' );
		return ( new Import_Lock() )->run( fn( $lock ) => $this->all_or_nothing( $lock, $content, $write ) ) ?? $this->contract->error( 'import_running' );
	}

	/** Stores the fonts, which stay like colours; without the permission, the template shows similar ones. */
	private function add_fonts( Template_Content $content, Import_Lock $lock ): void {
		$go_on  = function () use ( $lock ): bool {
			$lock->renew();
			return true;
		};
		$reason = $content->fonts ? Font_Library::obstacle() ?? Font_Library::store( $content->fonts, $go_on ) : null;
		if ( null !== $reason ) {
			$content->warn( 'fonts_refused', $reason );
		} elseif ( $content->fonts ) {
			Font_Library::activate( $content->fonts );
		}
	}

	private function all_or_nothing( Import_Lock $lock, Template_Content $content, callable $write ): array|WP_Error {
		$media   = new Media_Library( 'insert/' . wp_generate_uuid4() );
		$is_done = false;
		$undo    = function () use ( $media, &$is_done ): void {
			if ( ! $is_done ) {
				$is_done = true;
				$media->remove();
			}
		};
		// Only this runs after a fatal error or PHP's time limit.
		register_shutdown_function( $undo );
		if ( $lock->is_inherited ) {
			Attachment::sweep();
		}
		try {
			$media->place(
				$content->media,
				function () use ( $lock ): bool {
					$lock->renew();
					return true;
				}
			);
			[ $places, $warnings ] = $media->results( $content->media, $content->is_private );
			$this->add_fonts( $content, $lock );
			$symbols = new Symbols( $content, $places );
			array_push( $content->warnings, ...$warnings );
			$result  = $write( $symbols );
			$is_done = true;
			return $result;
		} catch ( Import_Failed_Exception $failure ) {
			return $this->contract->error( $failure->error_code, $failure->text );
		} catch ( Throwable $error ) {
			Log::error( 'insert', $error );
			return $this->contract->error( 'import_failed', __( 'The template couldn’t be imported. Nothing was changed.', 'kithouse' ) );
		} finally {
			$undo();
		}
	}
}
