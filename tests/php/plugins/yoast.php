<?php
/** Stands for Yoast SEO: prints a page's head and its sitemaps through the filters that it publishes. */
define( 'WPSEO_VERSION', 'test' );

interface WPSEO_Sitemap_Provider {
	public function handles_type( $type );
	public function get_index_links( $max_entries );
	public function get_sitemap_links( $type, $max_entries, $current_page );
}

add_filter( 'pre_get_document_title', static fn() => apply_filters( 'wpseo_title', 'Pagina condivisa - Sito', null ), 15 );
add_filter( 'wp_robots', '__return_empty_array', PHP_INT_MAX );
add_action(
	'wp_head',
	static function () {
		remove_action( 'wp_head', 'rel_canonical' );
		$tags = array( 'description' => 'wpseo_metadesc', 'og:title' => 'wpseo_opengraph_title', 'og:description' => 'wpseo_opengraph_desc', 'og:url' => 'wpseo_opengraph_url', 'og:type' => 'wpseo_opengraph_type', 'og:image' => 'wpseo_opengraph_image' );
		foreach ( $tags as $name => $hook ) {
			printf( '<meta %s="%s" content="%s">', 'description' === $name ? 'name' : 'property', esc_attr( $name ), esc_attr( apply_filters( $hook, 'condivisa', null ) ) );
		}
		printf( '<link rel="canonical" href="%s" />', esc_url( apply_filters( 'wpseo_canonical', 'http://negozio.example.it/condivisa/', null ) ) );
		printf( "<meta name='robots' content='%s' />", esc_attr( implode( ', ', apply_filters( 'wpseo_robots_array', array( 'index' => 'index', 'follow' => 'follow' ), null ) ) ) );
		if ( apply_filters( 'wpseo_schema_needs_breadcrumb', true ) ) {
			echo '<script type="application/ld+json">{"@type":"BreadcrumbList","name":"condivisa"}</script>';
		}
	},
	1
);
add_action(
	'template_redirect',
	static function () {
		$asked = $_GET['sitemap'] ?? '';
		if ( '' === $asked ) {
			return;
		}
		foreach ( apply_filters( 'wpseo_sitemaps_providers', array() ) as $provider ) {
			if ( $provider instanceof WPSEO_Sitemap_Provider && ( '1' === $asked || $provider->handles_type( $asked ) ) ) {
				echo esc_html( implode( "\n", array_column( '1' === $asked ? $provider->get_index_links( 1000 ) : $provider->get_sitemap_links( $asked, 1000, 1 ), 'loc' ) ) );
			}
		}
		echo "\n" . esc_html( wp_json_encode( apply_filters( 'wpseo_exclude_from_sitemap_by_post_ids', array() ) ) );
		exit;
	},
	0
);
