<?php
final class ContentTest extends SiteCase {
	private function text( string $text ): string {
		return $this->block( 'spesa/static-text', array( 'text' => $text ) );
	}

	/** What stands inside the element, without its attributes. */
	private function inside( string $html ): string {
		return (string) preg_replace( '#^<spesa-[^>]*>|</spesa-[\w-]+>$#s', '', $html );
	}

	public function test_a_static_text_is_printed_with_its_placeholders_filled_for_a_visitor(): void {
		$this->settings( array( 'store_name' => 'Corvetto & <b>figli</b>' ) );
		$html = $this->inside( $this->text( '<p>Ciao {{user.firstName}} da {{store.name}}: {{cart.totalItems}} {{__proto__}}</p>' ) );
		$this->assertSame( '<div class="static-text"><p>Ciao  da Corvetto &amp; figli: 0 </p></div>', $html );
	}

	/** @dataProvider payloads */
	public function test_XSS_03_what_is_sanitised_last_carries_no_script( string $text ): void {
		$html = $this->inside( $this->text( $text ) );
		$this->assertDoesNotMatchRegularExpression( '#<(?:script|iframe|style|form|svg|spesa-|base|meta)|\son\w+\s*=|javascript:|data:text#i', $html );
	}

	public static function payloads(): array {
		return array_map(
			static fn( string $text ): array => array( $text ),
			array(
				'<script>alert(1)</script>',
				'<img src=x onerror=alert(1)>',
				'<a href="javascript:alert(1)">x</a>',
				'<a href="&#106;avascript:alert(1)">x</a>',
				'<svg onload=alert(1)></svg>',
				'<style>*{}</style><form id=spesaConfig>',
				'<spesa-login></spesa-login>',
				'<p style="background:url(x)" onclick=x>a</p>',
				'{{store.name<script>}}<scr{{}}ipt>alert(1)</script>',
				'<base href=//evil><meta http-equiv=refresh>',
			)
		);
	}

	public function test_links_of_a_static_text_follow_the_rules_of_content(): void {
		$html = $this->text( '<p><a href="/shop/category/frutta">a</a><a href="https://example.org/x">b</a><a href="tel:010">c</a></p>' );
		$this->assertStringContainsString( 'href="/category/frutta"', $html );
		$this->assertMatchesRegularExpression( '#<a [^>]*href="https://example.org/x"[^>]*rel="noopener noreferrer"|rel="noopener noreferrer"[^>]*href="https://example.org/x"#', $html );
		$this->assertStringContainsString( 'href="tel:010"', $html );
	}

	private function category( array $blocks, array $rows ): array {
		return array( 'category' => array( 'categoryId' => 7, 'name' => 'Dispensa', 'slug' => 'dispensa', 'categoryBlocks' => $blocks, 'template' => array( 'codInt' => 'x', 'rows' => $rows ) ) );
	}

	private function wire( int $id, string $code, string $mode, array $settings ): array {
		return array( 'categoryBlockId' => $id, 'templateBlock' => array( 'codInt' => $code ), 'templateBlockType' => array( 'modeName' => $mode ), 'proposals' => array(), 'metaData' => array( 'category_block' => $settings ) );
	}

	public function test_the_blocks_of_a_category_are_printed_with_what_they_show_and_asked_for_together(): void {
		$this->answers['/category'] = $this->category(
			array(
				$this->wire( 1, 'A', 'ProductSlider', array( 'TITLE' => 'Offerte', 'PARENT_CATEGORY_ID' => '7', 'PROMO' => 'true', 'LIMIT' => '6', 'SHOW_ALL_SLUG' => 'dispensa' ) ),
				$this->wire( 2, 'B', 'StaticText', array( 'TEXT' => '<p>Ciao</p>' ) ),
				$this->wire( 3, 'C', 'HoloDeck', array() ),
			),
			array(
				array( 'cssClass' => 'chiaro "x', 'columns' => array( array( 'xs' => 12, 'sm' => 12, 'md' => 8, 'lg' => 8, 'xl' => 8, 'blockCodInt' => 'A' ), array( 'xs' => 99, 'md' => 4, 'blockCodInt' => 'B' ) ) ),
				array( 'columns' => array( array( 'blockCodInt' => 'C' ) ) ),
			)
		);
		$this->answers['/products'] = self::products( self::product() );
		$html                       = $this->block( 'spesa/category-blocks', array( 'slug' => 'dispensa' ) );
		$this->assertStringContainsString( '<div class="category-blocks__row category-blocks__row--chiaro">', $html );
		$this->assertStringContainsString( 'category-blocks__column--md-8 ', $html );
		$this->assertStringContainsString( 'category-blocks__column--xs-12 category-blocks__column--sm-12 category-blocks__column--md-4', $html );
		$this->assertMatchesRegularExpression( '#<spesa-product-slider [^>]*category-id="7"[^>]* data-seeds="\d">.*Mezze maniche#s', $html );
		$this->assertStringContainsString( '<div class="static-text"><p>Ciao</p></div>', $html );
		$this->assertStringNotContainsString( 'HoloDeck', $html );
		$this->assertCount( 2, $this->asked );
	}

	public function test_ArticleGridBNG_ArticleSliderBNG_and_BaskoNextGenSidebar_are_printed_with_the_articles_of_this_site_and_ask_the_shop_for_nothing(): void {
		foreach ( range( 1, 3 ) as $number ) {
			$id = wp_insert_post( array( 'post_type' => 'spesa_next_gen', 'post_status' => 'publish', 'post_title' => "Lupinella $number", 'post_date' => "2026-11-0$number 10:00:00" ) );
			wp_set_object_terms( $id, array( 'lupinelle' ), 'article_category' );
		}
		$settings                   = array( 'TITLE' => 'Da leggere', 'CATEGORY' => 'lupinelle', 'LIMIT' => '2', 'RANDOM' => 'true' );
		$this->answers['/category'] = $this->category(
			array(
				$this->wire( 1, 'A', 'ArticleGridBNG', array( 'RANDOM' => 'false' ) + $settings ),
				$this->wire( 2, 'B', 'ArticleSliderBNG', $settings ),
				$this->wire( 3, 'C', 'BaskoNextGenSidebar', array( 'TITLE' => 'Gli ultimi', 'LIMIT' => '1' ) ),
			),
			array_map( static fn( string $code ): array => array( 'columns' => array( array( 'xs' => 12, 'blockCodInt' => $code ) ) ), array( 'A', 'B', 'C' ) )
		);
		$html                       = $this->block( 'spesa/category-blocks', array( 'slug' => 'dispensa' ) );
		list( , $grid, $slider )    = preg_split( '/(?=<spesa-article-)/', $html );
		$sidebar                    = strstr( $html, '<spesa-article-sidebar' );
		$this->assertMatchesRegularExpression( '#^<spesa-article-grid [^>]*heading="Da leggere"[^>]*topic="lupinelle"[^>]*limit="2"#', $grid );
		$this->assertSame( 2, substr_count( $grid, '<article' ) );
		$this->assertStringContainsString( '>Lupinella 3</a>', $grid );
		$this->assertMatchesRegularExpression( '#^<spesa-article-slider [^>]* random[ >=].*Lupinella#s', $slider );
		$this->assertSame( 2, substr_count( $slider, '<article' ) );
		$this->assertMatchesRegularExpression( '#^<spesa-article-sidebar [^>]*heading="Gli ultimi".*>Lupinella 3</a>.*lupinelle <#s', $sidebar );
		$this->assertSame( 1, substr_count( $sidebar, 'article-sidebar__link' ) );
		$this->assertCount( 1, $this->asked, 'The category alone.' );
	}

	public function test_a_list_of_a_customers_own_is_neither_asked_for_nor_printed(): void {
		$this->answers['/products'] = self::products( self::product() );
		$_GET                       = array( 'q' => 'pasta' );
		$this->assertStringContainsString( 'Mezze maniche', $this->block( 'spesa/search-page' ) );
		$this->newRequest();
		$this->asked = array();
		$_GET        = array( 'q' => 'pasta', 'preferred' => '1' );
		$this->assertStringNotContainsString( 'Mezze maniche', $this->block( 'spesa/search-page' ) );
		$this->assertSame( array(), $this->asked );
	}

	public function test_DATA_09_thousands_of_filter_values_reach_the_api_whole(): void {
		$this->answers['/products'] = self::products( self::product() );
		$filters                    = 'vendor_id:' . implode( ',', range( 10000, 11200 ) );
		$_GET                       = array( 'q' => str_repeat( 'x', 300 ), 'filters' => $filters );
		$this->block( 'spesa/search-page' );
		parse_str( (string) wp_parse_url( $this->asked[0], PHP_URL_QUERY ), $query );
		$this->assertSame( $filters, $query['filters'] );
		$this->assertSame( 100, strlen( $query['q'] ) );
	}

	public function test_fast_words_are_kept_as_they_are_said_and_stand_on_the_page_of_results(): void {
		$this->settings( array( 'fast_search_words' => "Latte fresco\n\n<b>x</b>\nCaffè & tè\nLatte fresco" ) );
		$this->assertSame( array( 'Latte fresco', 'Caffè & tè' ), Spesa\Settings::get( 'fast_search_words' ) );
		$this->answers['/products'] = self::products( self::product() );
		$_GET                       = array( 'q' => 'pasta' );
		$this->assertStringContainsString( '/search?q=Caff%C3%A8%20%26%20t%C3%A8', $this->block( 'spesa/search-page' ) );
	}
}
