<?php
use Spesa\Manifest;

final class PatternsTest extends SiteCase {
	/** @return array<string, array> */
	private static function ours(): array {
		\Spesa\Blocks::patterns();
		$all = array_filter( WP_Block_Patterns_Registry::get_instance()->get_all_registered(), static fn( array $pattern ): bool => 0 === strpos( $pattern['name'], 'spesa/' ) );
		return array_column( $all, null, 'name' );
	}

	/** Every block of a list with those in it. */
	private static function flat( array $blocks ): array {
		$found = array();
		foreach ( $blocks as $block ) {
			$found = array_merge( $found, null === $block['blockName'] ? array() : array( $block ), self::flat( $block['innerBlocks'] ) );
		}
		return $found;
	}

	public function test_there_are_ten_and_more_with_a_title_and_a_sentence_of_their_own(): void {
		$patterns = self::ours();
		$this->assertGreaterThanOrEqual( 10, count( $patterns ) );
		$this->assertCount( count( $patterns ), array_unique( array_column( $patterns, 'title' ) ) );
		foreach ( $patterns as $name => $pattern ) {
			$this->assertNotSame( '', $pattern['description'] ?? '', $name );
			$this->assertContains( 'spesa', $pattern['categories'], $name );
		}
		$this->assertSame( 'spesa/home', array_key_first( $patterns ), 'whoever begins looks for a home page' );
		$this->assertSame( array( 'core/template-part/header' ), $patterns['spesa/header']['blockTypes'] );
		$this->assertSame( array( '404' ), $patterns['spesa/not-found']['templateTypes'] );
	}

	/** The patterns that a new page is offered. @return array<string, array> */
	private static function starters(): array {
		return array_filter( self::ours(), static fn( array $pattern ): bool => in_array( 'core/post-content', $pattern['blockTypes'] ?? array(), true ) );
	}

	public function test_a_new_page_is_offered_whole_pages_in_their_order_and_before_those_of_the_theme(): void {
		$names = array( 'home', 'welcome', 'campaign', 'category-landing', 'leaflet-week', 'product-of-the-day', 'magazine', 'stores', 'cart-aside', 'legal', 'accessibility' );
		$this->assertSame( array_map( static fn( string $name ): string => "spesa/$name", $names ), array_keys( self::starters() ) );
		foreach ( self::starters() as $name => $pattern ) {
			$this->assertSame( array( 'page' ), $pattern['postTypes'], $name );
		}
		$this->assertLessThan( has_action( 'init', '_register_theme_block_patterns' ), has_action( 'init', array( Spesa\Blocks::class, 'begin' ) ) );
	}

	public function test_the_title_of_a_new_page_is_its_only_h1_and_no_level_of_heading_is_left_out(): void {
		foreach ( self::starters() as $name => $pattern ) {
			preg_match_all( '/<h([1-6])\b/', $pattern['content'], $found );
			$last = 1;
			foreach ( array_map( 'intval', $found[1] ) as $level ) {
				$this->assertGreaterThan( 1, $level, $name );
				$this->assertLessThanOrEqual( $last + 1, $level, $name );
				$last = $level;
			}
		}
	}

	public function test_no_instruction_is_published_and_what_is_to_be_filled_in_is_marked(): void {
		foreach ( self::starters() as $name => $pattern ) {
			$this->assertDoesNotMatchRegularExpression( '/Due righe|Scrivi qui|Racconta|Scegli il prodotto|[Ii]l nome d|Il reparto d(ella campagna|a )/u', wp_strip_all_tags( do_blocks( $pattern['content'] ) ), $name );
			$this->assertSame( in_array( $name, array( 'spesa/legal', 'spesa/accessibility' ), true ), 1 === preg_match( '/\[\p{L}[^\]]*\]/u', (string) preg_replace( '/<!--.*?-->/s', '', $pattern['content'] ) ), $name );
		}
		foreach ( array( 'legal', 'accessibility' ) as $name ) {
			$this->assertStringNotContainsString( '<strong>', self::ours()[ "spesa/$name" ]['content'] );
		}
	}

	public function test_an_editor_can_start_from_a_footer_a_recipe_and_a_magazine(): void {
		foreach ( array( 'footer' => 'spesa/footer', 'recipe' => 'spesa/recipe', 'magazine' => 'spesa/article-grid' ) as $name => $block ) {
			$this->assertArrayHasKey( "spesa/$name", self::ours() );
			$this->assertContains( $block, array_column( self::flat( parse_blocks( self::ours()[ "spesa/$name" ]['content'] ) ), 'blockName' ) );
		}
		// A pattern for new posts would open a window before every one of them.
		$this->assertSame( array(), array_filter( self::ours(), static fn( array $pattern ): bool => in_array( 'post', $pattern['postTypes'] ?? array(), true ) && in_array( 'core/post-content', $pattern['blockTypes'] ?? array(), true ) ) );
	}

	public function test_none_carries_what_only_one_shop_has_and_all_of_their_attributes_are_known(): void {
		foreach ( self::ours() as $name => $pattern ) {
			foreach ( self::flat( parse_blocks( $pattern['content'] ) ) as $block ) {
				$this->assertNotNull( self::registered( $block['blockName'] ), "$name: {$block['blockName']}" );
				$widget = Manifest::widget( $block['blockName'] );
				if ( ! $widget ) {
					continue;
				}
				$own = array_diff_key( $block['attrs'], array( 'align' => 1, 'metadata' => 1, 'style' => 1 ) );
				$this->assertSame( array(), array_diff_key( $own, $widget['attributes'] ), $name );
				$this->assertSame( array(), preg_grep( '/(Id|Ids)$|^categories$/', array_keys( $own ) ), $name );
				$asks = $block['attrs']['metadata']['spesaAsks'] ?? null;
				$this->assertTrue( null === $asks || isset( $widget['attributes'][ $asks ] ), $name );
			}
		}
	}

	public function test_a_block_whose_choice_was_not_made_shows_nothing_as_the_editor_says_and_with_it_what_was_chosen(): void {
		$slider = static fn( array $attributes ): string => do_blocks( '<!-- wp:spesa/product-slider ' . serialize_block_attributes( $attributes ) . ' /-->' );
		$asks   = array( 'metadata' => array( 'spesaAsks' => 'categoryId' ) );
		$this->assertSame( '', trim( $slider( $asks ) ) );
		$this->assertStringContainsString( 'category-id="2"', $slider( $asks + array( 'categoryId' => 2 ) ) );
		$this->assertStringContainsString( '<spesa-product-slider', $slider( array( 'promo' => true ) ) );
	}

	public function test_what_is_to_be_written_is_asked_for_and_not_published(): void {
		$home = self::ours()['spesa/home']['content'];
		$this->assertStringContainsString( '"placeholder":"Racconta qui', $home );
		$this->assertStringNotContainsString( 'Racconta qui', do_blocks( $home ) );
	}

	public function test_every_word_of_theirs_is_translated(): void {
		add_filter( 'gettext', static fn( string $words, string $italian, string $domain ): string => 'spesa' === $domain ? 'ß' : $words, 10, 3 );
		foreach ( (array) glob( SPESA_DIR . '/patterns/*.php' ) as $file ) {
			$content = ( require $file )['content'];
			$this->assertSame( '', trim( str_replace( 'ß', '', wp_strip_all_tags( $content ) ) ), $file );
			foreach ( self::flat( parse_blocks( $content ) ) as $block ) {
				$words = array_intersect_key( $block['attrs'], array_flip( array( 'heading', 'placeholder', 'label', 'content', 'text' ) ) );
				$this->assertSame( array(), array_diff( $words, array( 'ß' ) ), $file );
			}
		}
	}

	public function test_one_inserted_on_a_German_site_is_German(): void {
		add_filter( 'locale', static fn() => 'de_DE' );
		add_filter( 'determine_locale', static fn() => 'de_DE' );
		unload_textdomain( 'spesa', true );
		Spesa\Language::load();
		$content = ( require SPESA_DIR . '/patterns/welcome.php' )['content'];
		unload_textdomain( 'spesa', true );
		$this->assertStringContainsString( 'Ihr Einkauf, wann und wo Sie möchten', $content );
		$this->assertStringContainsString( '"heading":"Im Angebot"', $content );
	}

	public function test_LAW_11_the_accessibility_statement_says_how_what_is_missing_and_to_whom_to_write(): void {
		$text = wp_strip_all_tags( self::ours()['spesa/accessibility']['content'] );
		foreach ( array( '82/2022', 'EN 301 549', 'Che cosa non va ancora', 'A chi scrivere' ) as $part ) {
			$this->assertStringContainsString( $part, $text );
		}
	}

	public function test_LAW_22_LAW_23_the_legal_page_names_the_guarantee_and_no_closed_platform(): void {
		$content = self::ours()['spesa/legal']['content'];
		$this->assertStringContainsString( 'Garanzia legale', $content );
		$this->assertStringNotContainsString( 'odr', strtolower( $content ) );
	}
}
