<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Created_Post;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import\Value_Backup;
use Kithouse\WordPress\Font_Library;
use Kithouse\WordPress\Font_Use;
use Kithouse\WordPress\Global_Styles;

defined( 'ABSPATH' ) || exit;

/** Adds stored fonts to the global styles of the active theme. WordPress then prints their faces on every page, also of classic themes. */
final class Fonts_Activate extends Operation {

	public const NAME = 'fonts.activate';

	public function label( array $args ): string {
		return __( 'Fonts of the theme', 'kithouse' );
	}

	public function snapshot( array $args, Run_Context $run ): array {
		$keys  = array_keys( self::presets( $args, $run ) );
		$theme = get_stylesheet();
		return array( 'theme' => $theme, 'created' => ! Global_Styles::exist( $theme ) ) + self::backup( $keys )->keep( $keys );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$presets = self::presets( $args, $run );
		if ( ! $presets ) {
			return array( 'skipped' => __( 'The fonts were not stored.', 'kithouse' ) );
		}
		if ( $row->tries > 1 && $row->before['created'] ) {
			Global_Styles::sweep( (string) $row->before['theme'] );
		}
		$made = self::backup( array_keys( $presets ) )->set( $presets );
		if ( $row->before['created'] ) {
			Global_Styles::mark( (string) $row->before['theme'], $run->import->mark( $row->op_id ) );
		}
		return $made;
	}

	/** Keeps fonts that a page still names, because the page would lose their faces. The operation that stored them reports them. */
	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		if ( 'skipped' === $row->state || ! isset( $row->before['theme'] ) ) {
			return;
		}
		$is_needed      = function ( $key ) use ( $row, $undo ): bool {
			$family = $row->result['values'][ $key ] ?? array();
			// A full-site import creates its pages before, so undo removes them after this.
			$going = array_filter( Font_Use::naming( $family ), fn( $id ) => in_array( $id, $undo->going, true ) || Created_Post::will_go( $id, $undo ) );
			return Font_Use::is_elsewhere( $family, array_values( array_unique( array( ...$undo->going, ...$going ) ) ), array( $key => null ) + $undo->restored );
		};
		$undo->restored = self::backup( array_keys( $row->before['values'] ?? array() ) )->undo( $row, $undo, 'edit_theme_options', $is_needed ) + $undo->restored;
		$undo->is_dry_run || Global_Styles::delete_empty( (string) $row->before['theme'] );
	}

	/** Reports failures only, because a skipped one has been reported with its fonts. */
	public function report( Operation_Row $row, Import_Report $report ): void {
		'done' === $row->state || 'skipped' === $row->state || $report->tell( $row, false );
	}

	/** Returns presets for the theme that is active now, which an earlier operation may have changed. */
	private static function presets( array $args, Run_Context $run ): array {
		return Font_Library::for_theme( $run->result( $args['fonts'] )['presets'] ?? array() );
	}

	private static function backup( array $keys ): Value_Backup {
		return new Value_Backup( Font_Library::store_of( $keys ) );
	}
}
