<?php
/** What a WordPress needs to live on a developer's machine without a network. Never shipped. */

// Only loopback leaves PHP, and nothing while installing: wp_install would wait for its own permalinks.
add_filter(
	'pre_http_request',
	function ( $answer, $args, $url ) {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		if ( 'api.wordpress.org' === $host ) {
			// No updates: an error would fill the log with warnings.
			$nothing = '{"offers":[],"plugins":[],"themes":[],"no_update":[],"translations":[]}';
			return array( 'headers' => array(), 'body' => $nothing, 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array() );
		}
		$is_near = in_array( $host, array( '127.0.0.1', 'localhost' ), true );
		return $is_near && ! wp_installing() ? $answer : new WP_Error( 'offline', "The playground has no network: $url" );
	},
	10,
	3
);

// wp_safe_remote_get would refuse a cloud on this machine, and any port but 80, 443 and 8080.
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', fn( $ports ) => array_merge( $ports, range( 1024, 65535 ) ) );

// WordPress asks curl for 1160 bytes at a time, which is fifty times slower in WebAssembly.
add_action( 'http_api_curl', fn( $handle ) => curl_setopt( $handle, CURLOPT_BUFFERSIZE, 262144 ) );

// A browser asks for it with every page, and each time all of WordPress would be loaded to lead it elsewhere.
add_action( 'do_faviconico', fn() => header( 'Cache-Control: max-age=86400' ) );

add_filter(
	'pre_wp_mail',
	function ( $sent, $mail ) {
		file_put_contents( WP_CONTENT_DIR . '/mail.log', wp_json_encode( $mail ) . "\n", FILE_APPEND );
		return true;
	},
	10,
	2
);

// A link that signs the administrator in. The token is new at each start and known only to who started the playground.
add_action(
	'init',
	function () {
		$token = isset( $_GET['playground-login'] ) ? (string) wp_unslash( $_GET['playground-login'] ) : '';
		if ( '' === $token || ! defined( 'PLAYGROUND_LOGIN_TOKEN' ) || ! hash_equals( PLAYGROUND_LOGIN_TOKEN, $token ) ) {
			return;
		}
		wp_set_auth_cookie( get_user_by( 'login', 'admin' )->ID, true );
		wp_safe_redirect( admin_url( ltrim( (string) wp_unslash( $_GET['to'] ?? '' ), '/' ) ) );
		exit;
	}
);
