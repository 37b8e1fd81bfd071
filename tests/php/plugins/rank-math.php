<?php
/** Stands for Rank Math: prints a page's head and its sitemaps through the filters that it publishes. */

namespace RankMath\Sitemap\Providers {
	interface Provider {
		public function handles_type( $type );
		public function get_index_links( $max_entries );
		public function get_sitemap_links( $type, $max_entries, $current_page );
	}
}

namespace {
	define( 'RANK_MATH_VERSION', 'test' );
	add_filter( 'pre_get_document_title', static fn() => apply_filters( 'rank_math/frontend/title', 'Pagina condivisa - Sito' ), 15 );
	add_filter( 'wp_robots', '__return_empty_array', PHP_INT_MAX );
	add_action(
		'wp_head',
		static function () {
			remove_action( 'wp_head', 'rel_canonical' );
			$tags = array( 'description' => 'frontend/description', 'og:title' => 'opengraph/facebook/og_title', 'og:description' => 'opengraph/facebook/og_description', 'og:url' => 'opengraph/url', 'og:type' => 'opengraph/type', 'og:image' => 'opengraph/facebook/image' );
			foreach ( $tags as $name => $hook ) {
				printf( '<meta %s="%s" content="%s">', 'description' === $name ? 'name' : 'property', esc_attr( $name ), esc_attr( apply_filters( "rank_math/$hook", 'condivisa' ) ) );
			}
			printf( '<link rel="canonical" href="%s" />', esc_url( apply_filters( 'rank_math/frontend/canonical', 'http://negozio.example.it/condivisa/' ) ) );
			printf( "<meta name='robots' content='%s' />", esc_attr( implode( ', ', apply_filters( 'rank_math/frontend/robots', array( 'index' => 'index', 'follow' => 'follow' ) ) ) ) );
			foreach ( apply_filters( 'rank_math/json_ld', array( 'BreadcrumbList' => array( '@type' => 'BreadcrumbList', 'name' => 'condivisa' ) ), null ) as $data ) {
				echo '<script type="application/ld+json">' . wp_json_encode( $data ) . '</script>';
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
			foreach ( apply_filters( 'rank_math/sitemap/providers', array() ) as $provider ) {
				if ( '1' === $asked || $provider->handles_type( $asked ) ) {
					echo esc_html( implode( "\n", array_column( '1' === $asked ? $provider->get_index_links( 1000 ) : $provider->get_sitemap_links( $asked, 1000, 1 ), 'loc' ) ) );
				}
			}
			echo "\n" . esc_html( wp_json_encode( apply_filters( 'rank_math/sitemap/posts_to_exclude', array() ) ) );
			exit;
		},
		0
	);
}
