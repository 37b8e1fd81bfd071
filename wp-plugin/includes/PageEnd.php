<?php
namespace Spesa;

/** Pages of products or articles that the address names by a number: which is shown, and where one after the last leads. Their numbers are endless, so nobody keeps anything of those. */
final class PageEnd {
	public static function register(): void {
		add_filter( 'template_include', array( __CLASS__, 'leave' ), 100 );
	}

	/** Leads from a page after the last to the last one: who follows an old link, or takes a filter's page with them, sees products. */
	public static function leave( string $file ): string {
		foreach ( is_404() || Outage::isClosed() ? array() : self::parameters() as $parameter ) {
			$last = self::last( $parameter );
			if ( null !== $last && $last < self::asked( $parameter ) ) {
				Outage::keepNothing();
				if ( wp_safe_redirect( add_query_arg( $parameter, $last > 1 ? (string) $last : false ), 302, 'Spesa' ) ) {
					exit;
				}
			}
		}
		return $file;
	}

	/** Number of the page that is shown. */
	public static function shown(): int {
		return max( array_map( array( __CLASS__, 'asked' ), self::parameters() ) );
	}

	/** An address with the number of the page that is shown, for search engines. */
	public static function named( string $url ): string {
		foreach ( '' === $url ? array() : self::parameters() as $parameter ) {
			if ( self::asked( $parameter ) > 1 ) {
				return add_query_arg( $parameter, self::asked( $parameter ), $url );
			}
		}
		return $url;
	}

	/** Of the lists of products, and of articles. @return string[] */
	private static function parameters(): array {
		return array( 'page', Content\Pager::PAGE );
	}

	private static function asked( string $parameter ): int {
		return (int) max( array( 1, ...array_column( array_column( Prefetch::paged( $parameter ), 'input' ), 'page' ) ) );
	}

	/** The last page of the longest list, null as long as one of them is unknown. */
	private static function last( string $parameter ): ?int {
		$pages = array_map( array( Prefetch::class, 'pages' ), Prefetch::paged( $parameter ) );
		return in_array( null, $pages, true ) ? null : max( array( 1, ...$pages ) );
	}
}
