<?php
namespace Spesa;

/** An element in a feed: what the server would print into it, as text, pictures and links, for readers that know neither our elements nor our styles (WP-16). */
final class Feed {
	private const GONE = '#<(script|style|noscript|template|svg|button|form|select|dialog)\b.*?</\1>|<input\b[^>]*>#s';
	private const KEPT = array(
		'a'      => array( 'href' => true ),
		'img'    => array( 'src' => true, 'alt' => true, 'width' => true, 'height' => true ),
		'h2'     => array(),
		'h3'     => array(),
		'h4'     => array(),
		'p'      => array(),
		'ul'     => array(),
		'ol'     => array(),
		'li'     => array(),
		'dl'     => array(),
		'dt'     => array(),
		'dd'     => array(),
		'table'  => array(),
		'tr'     => array(),
		'th'     => array(),
		'td'     => array(),
		'strong' => array(),
		'em'     => array(),
		'br'     => array(),
	);

	/** HTML that every reader shows, with whole addresses. */
	public static function html( string $inside ): string {
		$home = wp_parse_url( home_url() );
		$site = $home['scheme'] . '://' . $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' );
		$html = wp_kses( (string) preg_replace( self::GONE, '', $inside ), self::KEPT );
		$html = (string) preg_replace( '#<a>(.*?)</a>#s', '$1', (string) preg_replace( '#<(a|p|li|ul|h[234])[^>]*>\s*</\1>#', '', $html ) );
		return (string) preg_replace( '# (href|src)="/(?!/)#', " $1=\"$site/", $html );
	}
}
