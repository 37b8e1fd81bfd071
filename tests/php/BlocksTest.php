<?php
use Spesa\Blocks;
use Spesa\BlockScan;
use Spesa\Manifest;

final class BlocksTest extends SiteCase {
	public function test_for_the_REST_API_blocks_are_registered_whole_and_render_the_same(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		$plain    = $registry->get_registered( 'spesa/search-box' );
		$html     = $this->block( 'spesa/search-box' );
		foreach ( array_keys( Manifest::widgets() ) as $name ) {
			unregister_block_type( $name );
		}
		$_SERVER['REQUEST_URI'] = '/wp-json/wp/v2/block-types';
		Blocks::blocks();
		$whole = $registry->get_registered( 'spesa/search-box' );
		$this->assertSame( array( 'spesa-editor' ), $whole->editor_script_handles );
		$this->assertSame( array(), $plain->editor_script_handles );
		foreach ( array( 'name', 'api_version', 'title', 'category', 'supports', 'example' ) as $part ) {
			$this->assertEquals( $whole->$part, $plain->$part, $part );
		}
		$this->assertEquals( $whole->attributes, array_intersect_key( $plain->attributes, $whole->attributes ) );
		$this->assertSame( $html, $this->block( 'spesa/search-box' ) );
		foreach ( array_keys( Manifest::widgets() ) as $name ) {
			unregister_block_type( $name );
		}
		$_SERVER['REQUEST_URI'] = '/';
		Blocks::blocks();
	}

	public function test_a_template_part_is_asked_for_once_by_the_scan_and_by_WordPress(): void {
		global $wpdb;
		$part = wp_insert_post(
			array(
				'post_type'    => 'wp_template_part',
				'post_status'  => 'publish',
				'post_name'    => 'prova',
				'post_title'   => 'x',
				'post_content' => '<!-- wp:spesa/search-box /-->',
			)
		);
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		$count = function ( bool $scanned ) use ( $wpdb ): int {
			wp_cache_flush();
			get_option( 'home' );
			$before = $wpdb->num_queries;
			$markup = '<!-- wp:template-part {"slug":"prova"} /-->';
			if ( $scanned ) {
				$this->assertSame( array( 'spesa/search-box' ), array_column( BlockScan::text( $markup ), 'name' ) );
			}
			$this->assertStringContainsString( '<spesa-search-box', do_blocks( $markup ) );
			return $wpdb->num_queries - $before;
		};
		$count( false );
		$alone = $count( false );
		$this->assertGreaterThan( 0, $alone );
		$this->assertSame( $alone, $count( true ) );
	}

	public function test_the_kept_answers_of_a_page_are_read_in_one_query(): void {
		global $wpdb;
		$this->answers['/products'] = self::products( self::product() );
		$blocks                     = array();
		foreach ( range( 2, 6 ) as $category ) {
			$blocks[] = array( 'name' => 'spesa/product-slider', 'attributes' => array( 'categoryId' => $category ) );
		}
		Spesa\Prefetch::blocks( $blocks );
		$this->assertCount( 5, $this->asked );
		$this->newRequest();
		wp_cache_flush();
		get_option( 'home' );
		Spesa\Settings::get( 'api' );
		$before = $wpdb->num_queries;
		Spesa\Prefetch::blocks( $blocks );
		$this->assertSame( 1, $wpdb->num_queries - $before );
		$this->assertCount( 5, $this->asked );
	}
}
