<?php
use Spesa\Blocks;
use Spesa\BlockScan;
use Spesa\Manifest;

final class BlocksTest extends SiteCase {
	public function test_for_the_REST_API_blocks_are_registered_whole_and_render_the_same(): void {
		$registry = WP_Block_Type_Registry::get_instance();
		$html     = $this->block( 'spesa/search-box' );
		$plain    = $registry->get_registered( 'spesa/search-box' );
		self::unregistered();
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
		self::unregistered();
	}

	public function test_a_visitors_page_registers_the_blocks_that_it_shows_before_they_are_rendered_and_the_styles_reckoned(): void {
		self::unregistered();
		Blocks::blocks();
		$known = static fn(): array => array_values( array_filter( array_keys( Manifest::widgets() ), array( WP_Block_Type_Registry::get_instance(), 'is_registered' ) ) );
		$own   = array( 'spesa/search-box', 'spesa/cart-button' );
		$this->assertEqualsCanonicalizing( $own, $known(), 'those that WordPress itself may put into a header' );
		$html = do_blocks( '<!-- wp:group --><div class="wp-block-group"><!-- wp:spesa/static-text {"text":"Dentro"} /--></div><!-- /wp:group -->' );
		$this->assertStringContainsString( 'Dentro', $html );
		$this->assertEqualsCanonicalizing( array_merge( $own, array( 'spesa/static-text' ) ), $known() );
		Spesa\Prefetch::blocks( array( array( 'name' => 'spesa/share-buttons', 'attributes' => array() ) ) );
		$this->assertContains( 'spesa/share-buttons', $known(), 'what the scan finds is known before anything renders' );
		self::unregistered();
	}

	public function test_a_page_made_of_a_pattern_of_ours_shows_it_and_the_scan_finds_its_blocks(): void {
		Blocks::patterns();
		foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			0 === strpos( $pattern['name'], 'spesa/' ) && unregister_block_pattern( $pattern['name'] );
		}
		unregister_block_pattern_category( 'spesa' );
		Blocks::begin();
		$this->assertFalse( WP_Block_Patterns_Registry::get_instance()->is_registered( 'spesa/header' ) );
		$this->assertContains( 'spesa/cart-button', array_column( BlockScan::text( '<!-- wp:pattern {"slug":"spesa/header"} /-->' ), 'name' ) );
		$this->assertStringContainsString( '<spesa-cart-button', do_blocks( '<!-- wp:pattern {"slug":"spesa/header"} /-->' ) );
	}

	/** As at the beginning of a request. */
	private static function unregistered(): void {
		foreach ( array_keys( Manifest::widgets() ) as $name ) {
			WP_Block_Type_Registry::get_instance()->is_registered( $name ) && unregister_block_type( $name );
		}
		$_SERVER['REQUEST_URI'] = '/';
	}

	public function test_what_an_editor_sets_beside_the_attributes_stands_on_the_element_and_shortcodes_stay_as_they_are(): void {
		$html = $this->block(
			'spesa/static-text',
			array(
				'anchor'          => 'primo"x',
				'backgroundColor' => 'base',
				'className'       => 'mio',
				'style'           => array( 'spacing' => array( 'padding' => array( 'top' => 'var:preset|spacing|40' ) ), 'color' => array( 'text' => '#112233' ), 'elements' => array() ),
			)
		);
		$tag  = new WP_HTML_Tag_Processor( $html );
		$this->assertTrue( $tag->next_tag( 'spesa-static-text' ) );
		foreach ( array( 'spesa', 'wp-block-spesa-static-text', 'mio', 'has-background', 'has-base-background-color', 'has-text-color' ) as $class ) {
			$this->assertTrue( $tag->has_class( $class ), $class );
		}
		$this->assertSame( 'primo"x', $tag->get_attribute( 'id' ) );
		$this->assertMatchesRegularExpression( '/padding-top:\s*var\(--wp--preset--spacing--40\)/', $tag->get_attribute( 'style' ) );
		$this->assertStringContainsString( '#112233', $tag->get_attribute( 'style' ) );
		$this->assertStringStartsWith( '<spesa-static-text class="spesa wp-block-spesa-static-text">', do_shortcode( '[spesa-static-text]' ) );
	}

	public function test_the_link_to_all_products_keeps_what_the_slider_is_narrowed_to(): void {
		$this->answers['/products'] = array( 'page' => array( 'selPage' => 1, 'totPages' => 9, 'totItems' => 99, 'itemsPerPage' => 12 ), 'products' => array( self::product() ) );
		foreach (
			array(
				'/search?promo=1&#038;new=1'                    => array( 'promo' => true, 'news' => true ),
				'/search?q=pasta&#038;new=1&#038;sort=price+asc' => array( 'query' => 'pasta', 'news' => true, 'order' => 'price asc' ),
			) as $href => $attributes
		) {
			$this->assertStringContainsString( 'href="' . $href . '"', $this->block( 'spesa/product-slider', $attributes ) );
		}
	}

	public function test_WP_05_no_style_of_an_attribute_leaves_what_WordPress_allows(): void {
		$html = $this->block( 'spesa/static-text', array( 'style' => array( 'color' => array( 'text' => 'red;background:url(javascript:alert(1))' ), 'spacing' => array( 'margin' => array( 'top' => '1px"><script>alert(1)</script>' ) ) ) ) );
		$this->assertDoesNotMatchRegularExpression( '/javascript|<script/', $html );
	}

	public function test_what_fills_a_page_of_the_shop_is_offered_where_pages_and_templates_are_made(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		foreach ( array( 'page' => true, 'post' => false, 'widgets' => false, 'site-editor' => true ) as $screen => $offered ) {
			set_current_screen( $screen );
			$GLOBALS['wp_scripts'] = null;
			Spesa\Editor::script();
			Spesa\Editor::data();
			$this->assertStringContainsString( '"places":' . wp_json_encode( $offered ), implode( '', wp_scripts()->get_data( 'spesa-editor', 'before' ) ), $screen );
		}
	}

	public function test_the_theme_says_tokens_with_presets_of_any_name(): void {
		add_filter(
			'wp_theme_json_data_theme',
			static fn( $data ) => $data->update_with(
				array(
					'version'  => 2,
					'settings' => array( 'custom' => array( 'spesa' => array( 'brand' => 'var:preset|color|vivo', 'onAccent' => '#fff', 'radius' => '0', 'shadow' => 'none;}body{display:none', 'altro' => 'red' ) ) ),
				)
			)
		);
		wp_clean_theme_json_cache();
		$this->assertSame( ':root{--spesa-brand:var(--wp--preset--color--vivo);--spesa-on-accent:#fff;--spesa-radius:0;}', Spesa\Look::css() );
		remove_all_filters( 'wp_theme_json_data_theme' );
		wp_clean_theme_json_cache();
		$this->assertSame( '', Spesa\Look::css() );
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
