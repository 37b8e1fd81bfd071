<?php
namespace Spesa;

defined( 'ABSPATH' ) || exit;

/** Our sitemaps among those of WordPress: `/wp-sitemap-spesa-products-1.xml`. */
final class CoreSitemap extends \WP_Sitemaps_Provider {
	public function __construct() {
		$this->name        = 'spesa';
		$this->object_type = 'spesa';
	}

	/** @return array<string, object> */
	public function get_object_subtypes() {
		$kinds = Sitemap::kinds();
		return array_combine( $kinds, array_map( static fn( string $kind ): object => (object) array( 'name' => $kind ), $kinds ) );
	}

	/** @param int $page_num @param string $object_subtype @return array[] */
	public function get_url_list( $page_num, $object_subtype = '' ) {
		return in_array( $object_subtype, Sitemap::kinds(), true ) ? Sitemap::links( $object_subtype, (int) $page_num ) : array();
	}

	/** @param string $object_subtype @return int */
	public function get_max_num_pages( $object_subtype = '' ) {
		return in_array( $object_subtype, Sitemap::kinds(), true ) ? Sitemap::pages( $object_subtype ) : 0;
	}
}
