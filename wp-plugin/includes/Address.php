<?php
namespace Spesa;

/** Reads an address as browsers do (the URL standard), as far as links of content need it: the same as core/rules/links.ts sees. */
final class Address {
	private const PORTS = array(
		'http'  => '80',
		'https' => '443',
	);

	/**
	 * `{ scheme, host, path }` of a web address: the host with its port unless that is the usual one, the path with query and fragment. Of mailto and tel
	 * the host is empty and the path all that follows. A relative address belongs to the origin, such as https://negozio.example. Null for what may
	 * not be followed: another scheme, a user name, no host.
	 */
	public static function parse( string $text, string $origin ): ?array {
		$text = str_replace( array( "\t", "\n", "\r" ), '', trim( $text, "\x00..\x20" ) );
		if ( '' === $text || strlen( $text ) >= Manifest::rules( 'links' )['longestAddress'] || ! preg_match( '#^(https?)://([^/]+)#i', $origin, $base ) ) {
			return null;
		}
		$scheme = strtolower( $base[1] );
		if ( preg_match( '/^([a-z][a-z0-9+.-]*):(.*)$/is', $text, $part ) ) {
			$given = strtolower( $part[1] );
			if ( in_array( $given, Manifest::rules( 'links' )['contactSchemes'], true ) ) {
				$at = strcspn( $part[2], '?#' );
				return self::made( $given, '', self::encoded( substr( $part[2], 0, $at ), '' ) . self::tail( substr( $part[2], $at ), '"<>' ) );
			}
			if ( ! isset( self::PORTS[ $given ] ) ) {
				return null;
			}
			$text   = $given === $scheme || preg_match( '#^[/\\\\]{2}#', $part[2] ) ? $part[2] : '//' . $part[2];
			$scheme = $given;
		}
		$at    = strcspn( $text, '?#' );
		$front = strtr( substr( $text, 0, $at ), '\\', '/' );
		$rest  = substr( $text, $at );
		if ( '//' !== substr( $front, 0, 2 ) ) {
			return self::made( $scheme, strtolower( $base[2] ), self::path( $front ) . self::tail( $rest ) );
		}
		$front = ltrim( $front, '/' );
		$host  = self::host( (string) strstr( "$front/", '/', true ), self::PORTS[ $scheme ] );
		return null === $host ? null : self::made( $scheme, $host, self::path( (string) strstr( $front, '/' ) ) . self::tail( $rest ) );
	}

	/** The whole of a parsed address. */
	public static function whole( array $address ): string {
		return '' === $address['host'] ? "{$address['scheme']}:{$address['path']}" : "{$address['scheme']}://{$address['host']}{$address['path']}";
	}

	private static function made( string $scheme, string $host, string $path ): array {
		return array(
			'scheme' => $scheme,
			'host'   => $host,
			'path'   => $path,
		);
	}

	private static function host( string $authority, string $usual ): ?string {
		$host = strtolower( ltrim( $authority, '@' ) );
		if ( preg_match( '/[^\x00-\x7f]/', $host ) ) {
			$host = function_exists( 'idn_to_ascii' ) ? (string) idn_to_ascii( preg_replace( '/:\d*$/', '', $host ) ) . ( preg_match( '/:\d*$/', $host, $port ) ? $port[0] : '' ) : '';
		}
		if ( ! preg_match( '/^(\[[0-9a-f:.]+\]|[^\x00-\x20#\/:<>?@\[\\\\\]^|%\x7f]+)(?::(\d*))?$/', $host, $part ) ) {
			return null;
		}
		$port = ltrim( $part[2] ?? '', '0' );
		return '' === $port || $usual === $port ? $part[1] : ( (int) $port > 65535 ? null : "{$part[1]}:$port" );
	}

	/** A path from its slash, without `.` and `..`. */
	private static function path( string $path ): string {
		$kept     = array();
		$segments = explode( '/', ltrim( $path, '/' ) === $path ? $path : substr( $path, 1 ) );
		foreach ( $segments as $number => $segment ) {
			$plain = str_ireplace( '%2e', '.', $segment );
			if ( '..' === $plain ) {
				array_pop( $kept );
			}
			if ( '..' !== $plain && '.' !== $plain ) {
				$kept[] = self::encoded( $segment, '"<>`{}' );
			} elseif ( count( $segments ) - 1 === $number ) {
				$kept[] = '';
			}
		}
		return '/' . implode( '/', $kept );
	}

	/** Query and fragment. */
	private static function tail( string $tail, string $inQuery = '"<>\'' ): string {
		$at = strcspn( $tail, '#' );
		return self::encoded( substr( $tail, 0, $at ), $inQuery ) . self::encoded( substr( $tail, $at ), '"<>`' );
	}

	private static function encoded( string $text, string $also ): string {
		return (string) preg_replace_callback( '/[\x00-\x1f\x7f-\xff' . ( '' === $also ? '' : ' ' . preg_quote( $also, '/' ) ) . ']/', static fn( array $byte ): string => rawurlencode( $byte[0] ), $text );
	}
}
