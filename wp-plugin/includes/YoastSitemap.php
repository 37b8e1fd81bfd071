<?php
namespace Spesa;

defined( 'ABSPATH' ) || exit;

/** Our sitemaps among those of Yoast SEO. */
final class YoastSitemap implements \WPSEO_Sitemap_Provider {
	use PluginSitemap;
}
