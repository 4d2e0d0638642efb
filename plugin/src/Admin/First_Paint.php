<?php
declare(strict_types=1);

namespace Kithouse\Admin;

use Kithouse\Brand;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the screen as this browser last painted it, until the library has started. The library stores it in the browser, which
 * belongs to the person; nothing of it reaches the server. See `apps/library/src/hosts/first-paint.ts`.
 */
final class First_Paint {

	/**
	 * Removes what could run or load code, because any script of the site can write the browser's storage. A closed shadow root
	 * hides the picture from other scripts, and `inert` from keyboards and screen readers.
	 */
	private const SCRIPT = '( function ( id, store, key, assets ) {
		var host = document.getElementById( id );
		host.dataset.firstPaint = key;
		try {
			var found = JSON.parse( localStorage.getItem( store ) || "[]" ).find( function ( one ) { return one.key === key; } );
			if ( ! found ) {
				return;
			}
			var body = new DOMParser().parseFromString( found.html, "text/html" ).body;
			body.querySelectorAll( "script, style, link, meta, base, iframe, frame, object, embed, template" ).forEach( function ( one ) { one.remove(); } );
			body.querySelectorAll( "*" ).forEach( function ( one ) {
				Array.from( one.attributes ).forEach( function ( attribute ) {
					if ( /^(on|action$|formaction$|srcdoc$)/i.test( attribute.name ) || /^\s*(javascript|vbscript|data:(?!image\/))/i.test( attribute.value ) ) {
						one.removeAttribute( attribute.name );
					}
				} );
			} );
			var scope = body.firstElementChild;
			scope.classList.toggle( "dark", host.style.colorScheme === "dark" );
			var paint = document.createElement( "div" );
			paint.id = id + "-first-paint";
			paint.inert = true;
			var root = paint.attachShadow( { mode: "closed" } );
			root.append( Object.assign( document.createElement( "style" ), { textContent: found.css } ), scope );
			if ( found.fonts.indexOf( assets ) === 0 ) {
				document.head.append( Object.assign( document.createElement( "link" ), { rel: "stylesheet", href: found.fonts } ) );
			}
			host.before( paint );
			host.style.cssText += "; position: absolute; inset-inline: 0; visibility: hidden";
			// A library that has not started by then would leave a picture that does nothing.
			setTimeout( function () { paint.remove(); host.style.removeProperty( "visibility" ); }, 20000 );
		} catch ( e ) {}
	} )';

	/** @param string $entry Address of the built script; another build shows no stored screen. */
	public static function print_script( string $path, string $entry, string $assets ): void {
		$key       = implode( ' ', array( $entry, get_current_user_id(), get_user_locale(), $path ) );
		$arguments = array( Brand::SLUG, Brand::PREFIX . '_first_paint', $key, $assets );
		wp_print_inline_script_tag( self::SCRIPT . '( ...' . wp_json_encode( $arguments, JSON_HEX_TAG ) . ' );' );
	}
}
