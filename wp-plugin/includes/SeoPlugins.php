<?php
namespace Spesa;

/** What Seo knows of a shop page, told to Yoast SEO and Rank Math through the filters that they publish. */
final class SeoPlugins {
	private const HOOKS = array(
		'whole'       => array( 'wpseo_title', 'rank_math/frontend/title' ),
		'title'       => array( 'wpseo_opengraph_title', 'wpseo_twitter_title', 'rank_math/opengraph/facebook/og_title', 'rank_math/opengraph/twitter/twitter_title' ),
		'description' => array( 'wpseo_metadesc', 'wpseo_opengraph_desc', 'wpseo_twitter_description', 'rank_math/frontend/description', 'rank_math/opengraph/facebook/og_description', 'rank_math/opengraph/twitter/twitter_description' ),
		'address'     => array( 'wpseo_canonical', 'wpseo_opengraph_url', 'rank_math/frontend/canonical', 'rank_math/opengraph/url' ),
		'image'       => array( 'wpseo_opengraph_image', 'wpseo_twitter_image', 'rank_math/opengraph/facebook/image', 'rank_math/opengraph/twitter/image' ),
		'type'        => array( 'wpseo_opengraph_type', 'rank_math/opengraph/type' ),
		'robots'      => array( 'wpseo_robots_array', 'rank_math/frontend/robots' ),
		'excluded'    => array( 'wpseo_exclude_from_sitemap_by_post_ids', 'rank_math/sitemap/posts_to_exclude' ),
		'crumbs'      => array( 'wpseo_schema_needs_breadcrumb' ),
		'data'        => array( 'rank_math/json_ld' ),
		'providers'   => array( 'wpseo_sitemaps_providers', 'rank_math/sitemap/providers' ),
	);

	public static function register(): void {
		foreach ( self::HOOKS as $name => $hooks ) {
			foreach ( $hooks as $hook ) {
				add_filter( $hook, array( __CLASS__, $name ), 20 );
			}
		}
	}

	/** Does one of them print titles, descriptions and Open Graph on this site? */
	public static function areActive(): bool {
		return defined( 'WPSEO_VERSION' ) || defined( 'RANK_MATH_VERSION' );
	}

	/** @param mixed $given @return mixed Title of the window. */
	public static function whole( $given ) {
		$subject = Seo::subject();
		if ( ! $subject ) {
			return $given;
		}
		$parts = array( $subject['title'], $subject['page'] > 1 ? Seo::pageWords( $subject['page'] ) : '', get_bloginfo( 'name', 'display' ) );
		return implode( ' – ', array_filter( $parts, 'strlen' ) );
	}

	/** @param mixed $given @return mixed */
	public static function title( $given ) {
		return Seo::subject()['title'] ?? $given;
	}

	/** @param mixed $given @return mixed */
	public static function description( $given ) {
		return Seo::subject() ? Seo::description() : $given;
	}

	/** @param mixed $given @return mixed */
	public static function address( $given ) {
		return is_string( $given ) && ! is_404() ? Seo::canonical( $given ) : $given;
	}

	/** @param mixed $given @return mixed */
	public static function image( $given ) {
		$image = Seo::image();
		return '' === $image ? $given : $image;
	}

	/** @param mixed $given @return mixed */
	public static function type( $given ) {
		return Seo::subject() ? Seo::type() : $given;
	}

	/** @param mixed $given `index` → `index` or `noindex`. @return mixed */
	public static function robots( $given ) {
		return is_array( $given ) && Seo::isUnlisted() ? array( 'index' => 'noindex' ) + $given : $given;
	}

	/** @param mixed $given Ids of posts. @return mixed */
	public static function excluded( $given ) {
		return array_merge( is_array( $given ) ? $given : array(), Sitemap::hidden() );
	}

	/** Our own breadcrumbs name the departments; theirs would name the page that all products share. @param mixed $given @return mixed */
	public static function crumbs( $given ) {
		return Seo::subject() ? false : $given;
	}

	/** @param mixed $given Type → JSON-LD. @return mixed */
	public static function data( $given ) {
		return is_array( $given ) && Seo::subject() ? array_diff_key( $given, array( 'BreadcrumbList' => 0 ) ) : $given;
	}

	/** @param mixed $given Providers of sitemaps. @return mixed */
	public static function providers( $given ) {
		$class = 'wpseo_sitemaps_providers' === current_filter() ? YoastSitemap::class : RankMathSitemap::class;
		return array_merge( is_array( $given ) ? $given : array(), array( 'spesa' => new $class() ) );
	}
}
