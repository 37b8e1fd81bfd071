<?php
namespace Spesa;

/** The three questions that the sitemaps of Yoast SEO and Rank Math ask a provider. */
trait PluginSitemap {
	/** @param string $type */
	public function handles_type( $type ) {
		return null !== self::kind( (string) $type );
	}

	/** @param int $max_entries @return array[] */
	public function get_index_links( $max_entries ) {
		$links = array();
		foreach ( Sitemap::kinds() as $kind ) {
			for ( $page = 1; $page <= Sitemap::pages( $kind ); $page++ ) {
				$links[] = array(
					'loc'     => home_url( "/spesa-$kind-sitemap" . ( 1 === $page ? '' : $page ) . '.xml' ),
					'lastmod' => '',
				);
			}
		}
		return $links;
	}

	/** @param string $type @param int $max_entries @param int $current_page @return array[] */
	public function get_sitemap_links( $type, $max_entries, $current_page ) {
		return Sitemap::links( (string) self::kind( (string) $type ), max( 1, (int) $current_page ) );
	}

	private static function kind( string $type ): ?string {
		$kind = preg_match( '/^spesa-(\w+)$/', $type, $part ) ? $part[1] : '';
		return in_array( $kind, Sitemap::kinds(), true ) ? $kind : null;
	}
}
