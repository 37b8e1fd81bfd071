<?php
namespace Spesa\Content;

use Spesa\Asked;

/** The pages of an article grid as links; the PHP side of core/rules/articlePages.ts. */
final class Pager {
	/** The address's parameter for the page; WordPress has another use for `page`. */
	public const PAGE    = 'pagina';
	private const MOST   = 6;
	private const SEARCH = 'cerca';

	/** The page numbers around the current one, at most six; none where there is one page. @return int[] */
	public static function pages( int $current, int $total ): array {
		if ( $total < 2 ) {
			return array();
		}
		$count = min( self::MOST, $total );
		$first = max( 1, min( $current - intdiv( self::MOST, 2 ) + 1, $total - $count + 1 ) );
		return range( $first, $first + $count - 1 );
	}

	/** The page that this request asks for. */
	public static function page(): int {
		return max( 1, (int) Asked::text( self::PAGE ) );
	}

	/** The words that this request searches for. */
	public static function words(): string {
		return trim( (string) Asked::text( self::SEARCH ) );
	}

	/** Path of this request. */
	public static function path(): string {
		return (string) wp_parse_url( sanitize_url( wp_unslash( $_SERVER['REQUEST_URI'] ?? '/' ) ), PHP_URL_PATH );
	}

	/** Address of a page of the same articles. */
	public static function href( int $page ): string {
		$query = array_filter(
			array(
				self::SEARCH => self::words(),
				self::PAGE   => $page > 1 ? (string) $page : '',
			),
			'strlen'
		);
		return self::path() . ( $query ? '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC1738 ) : '' );
	}
}
