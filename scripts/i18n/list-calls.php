<?php
/** Lists the calls that take a text to translate in the sources of /sources.json (file → code), for read-php.ts. */
$found = array();
foreach ( json_decode( file_get_contents( '/sources.json' ), true ) as $file => $code ) {
	$tokens  = array_values( array_filter( token_get_all( $code ), fn( $token ) => ! is_array( $token ) || T_WHITESPACE !== $token[0] ) );
	$comment = null;
	foreach ( $tokens as $at => $token ) {
		if ( is_array( $token ) && in_array( $token[0], array( T_COMMENT, T_DOC_COMMENT ), true ) ) {
			$comment = array( $token[2] + substr_count( $token[1], "\n" ), trim( $token[1], "/*# \n\t" ) );
		}
		$is_call = is_array( $token ) && in_array( $token[0], array( T_STRING, T_NAME_FULLY_QUALIFIED ), true ) && '(' === ( $tokens[ $at + 1 ] ?? '' );
		$before  = $tokens[ $at - 1 ] ?? '';
		if ( $is_call && ! ( is_array( $before ) && in_array( $before[0], array( T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW ), true ) ) ) {
			$near    = $comment && $token[2] - $comment[0] <= 1 ? $comment[1] : '';
			$found[] = array( 'file' => $file, 'line' => $token[2], 'name' => ltrim( $token[1], '\\' ), 'comment' => $near, 'texts' => texts_of( $tokens, $at + 2 ) );
		}
	}
}
echo json_encode( $found );

/** Returns the arguments up to the closing parenthesis: a plain text, or null for anything else. */
function texts_of( array $tokens, int $at ): array {
	$texts = array();
	$parts = array();
	for ( $depth = 0; isset( $tokens[ $at ] ); $at++ ) {
		$token = $tokens[ $at ];
		$depth += in_array( $token, array( '(', '[', '{' ), true ) ? 1 : 0;
		$is_end = 0 === $depth && ')' === $token;
		if ( $is_end || ( 0 === $depth && ',' === $token ) ) {
			if ( $parts ) {
				$is_text = 1 === count( $parts ) && is_array( $parts[0] ) && T_CONSTANT_ENCAPSED_STRING === $parts[0][0];
				$texts[] = $is_text ? text_of( $parts[0][1] ) : null;
			}
			$parts = array();
		} else {
			$parts[] = $token;
		}
		if ( $is_end ) {
			break;
		}
		$depth -= in_array( $token, array( ')', ']', '}' ), true ) ? 1 : 0;
	}
	return $texts;
}

function text_of( string $literal ): string {
	$inner = substr( $literal, 1, -1 );
	return "'" === $literal[0] ? strtr( $inner, array( "\\'" => "'", '\\\\' => '\\' ) ) : stripcslashes( $inner );
}
