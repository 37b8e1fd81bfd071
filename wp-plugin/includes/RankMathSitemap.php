<?php
namespace Spesa;

defined( 'ABSPATH' ) || exit;

/** Our sitemaps among those of Rank Math. */
final class RankMathSitemap implements \RankMath\Sitemap\Providers\Provider {
	use PluginSitemap;
}
