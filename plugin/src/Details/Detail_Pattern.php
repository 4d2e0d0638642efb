<?php
declare(strict_types=1);

namespace Kithouse\Details;

defined( 'ABSPATH' ) || exit;

/** Builds patterns that find a detail however HTML spells it, and only as whole words. */
final class Detail_Pattern {

	private const LETTER = '[\p{L}\p{M}\p{N}]';
	private const SIGNS  = array(
		' ' => '(?:[\s\p{Z}]|&nbsp;|&#160;|&#8239;)+',
		'–' => '(?:&#8211;|&ndash;|–)',
		'&' => '(?:&amp;|&#0*38;|&)',
		'<' => '(?:&lt;|&#0*60;|<)',
		'>' => '(?:&gt;|&#0*62;|>)',
		'"' => '(?:&quot;|&#0*34;|")',
		"'" => '(?:&#0*39;|&apos;|&#8217;|’|\')',
		'[' => '(?:&#0*91;|\[)',
		']' => '(?:&#0*93;|\])',
	);
	/** Refused neighbours of a detail by its kind: longer numbers, addresses and words. */
	private const EDGES = array(
		'phone'  => array( '(?<![\p{L}\p{M}\p{N}+])(?<![\p{N}][\s.\/()-])', '(?![\p{L}\p{M}\p{N}]|[\s.\/()-]*\p{N})' ),
		'email'  => array( '(?<![\p{L}\p{M}\p{N}._%+-])', '(?![\p{L}\p{M}\p{N}_-]|\.[\p{L}\p{N}])' ),
		'social' => array( '(?<![\p{L}\p{M}\p{N}=\/])', '(?![\p{L}\p{M}\p{N}._\~:\/?#@!$&*+,;=%-])' ),
	);

	public static function of( string $kind, string $text ): string {
		$signs          = (array) preg_split( '//u', $text, -1, PREG_SPLIT_NO_EMPTY );
		$body           = implode( '', array_map( fn( $sign ) => self::SIGNS[ $sign ] ?? preg_quote( (string) $sign, '~' ), $signs ) );
		[ $start, $end ] = self::EDGES[ $kind ] ?? array(
			1 === preg_match( '/^' . self::LETTER . '/u', $text ) ? '(?<!' . self::LETTER . ')' : '',
			1 === preg_match( '/' . self::LETTER . '$/u', $text ) ? '(?!' . self::LETTER . ')' : '',
		);
		return "$start$body$end";
	}

	/** Returns the digits of a phone number as its links have them. */
	public static function dial( string $phone ): string {
		$digits = array_combine( mb_str_split( '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹' ), mb_str_split( '01234567890123456789' ) );
		return (string) preg_replace( '/(?!^\+)\D/', '', strtr( trim( $phone ), $digits ) );
	}
}
