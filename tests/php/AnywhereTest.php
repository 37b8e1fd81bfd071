<?php
/** Wherever an element stands, the page has its configuration, its boot script and its sheet, once. */
final class AnywhereTest extends VisitCase {
	private const CLASSIC = array( 'template' => 'spesa-classic', 'stylesheet' => 'spesa-classic', 'sidebars_widgets' => array( 'side' => array() ) );

	private function classic( string $path, array $request = array() ): string {
		return $this->visit( $path, array( 'options' => ( $request['options'] ?? array() ) + self::CLASSIC ) + $request )['html'];
	}

	private function assertEquipped( string $html, string $tag, int $times = 1 ): void {
		$this->assertSame( $times, preg_match_all( "/<{$tag}[ >]/", $html ), $tag );
		$this->assertSame( 1, preg_match_all( '/<script type="application\/json" data-spesa-config[ >]/', $html ) );
		$this->assertSame( 1, preg_match_all( '/<script[^>]* data-spesa-boot/', $html ) );
		$this->assertLessThan( strpos( $html, ' data-spesa-boot' ), strpos( $html, ' data-spesa-config' ) );
		$this->assertDressed( $html, array( $tag ) );
	}

	/** The common sheet and that of each element stand in the page once; where not everybody sees an element, its sheet is named instead. An element without a sheet of its own has neither. */
	private function assertDressed( string $html, array $tags ): void {
		$this->assertSame( 1, preg_match_all( "/<style id=[\"']spesa-inline-css[\"']/", $html ), 'the common sheet' );
		$known = Spesa\Assets::bundle()['tags'];
		$found = array();
		$due   = array();
		foreach ( $tags as $tag ) {
			$has           = count( $known[ $tag ]['css'] );
			$all           = 'everyone' === ( $known[ $tag ]['for'] ?? 'everyone' );
			$due[ $tag ]   = array( 'printed' => $all ? $has : 0, 'named' => $all ? 0 : $has );
			$found[ $tag ] = array( 'printed' => preg_match_all( "/<style id=[\"']$tag-inline-css[\"']/", $html ), 'named' => preg_match_all( "/<meta name=\"$tag\"/", $html ) );
		}
		$this->assertSame( $due, $found );
		$this->assertGreaterThan( 0, array_sum( array_map( 'array_sum', $due ) ), 'an element that has a sheet' );
	}

	protected function setUp(): void {
		if ( ! Spesa\Assets::bundle() ) {
			$this->markTestSkipped( 'the bundle is not built' );
		}
	}

	public function test_a_shop_page_of_a_classic_theme(): void {
		$html = $this->classic( '/product/mele-golden', array( 'answers' => array( '/products' => self::list()['products'][0] ) ) );
		$this->assertEquipped( $html, 'spesa-product-page' );
		$this->assertLessThan( strpos( $html, '</head>' ), strpos( $html, ' data-spesa-config' ) );
		$this->assertEquipped( $this->classic( '/cart' ), 'spesa-cart-page' );
	}

	public function test_an_element_in_the_files_of_a_theme(): void {
		$this->assertEquipped( $this->classic( '/pagina-semplice/', array( 'options' => array( 'spesa_test_header' => '1' ) ) ), 'spesa-cart-button' );
		$this->assertStringNotContainsString( 'data-spesa-config', $this->classic( '/pagina-semplice/' ) );
	}

	public function test_a_block_in_a_post_of_an_archive(): void {
		$html = $this->classic( '/category/ricette/', array( 'options' => array( 'posts_per_page' => '1' ), 'content' => str_repeat( '<!-- wp:spesa/product {"productId":7} /-->', 2 ), 'answers' => array( '/products' => self::list()['products'][0] ) ) );
		$this->assertEquipped( $html, 'spesa-product', 2 );
		$this->assertSame( 1, substr_count( $html, '<script type="application/json" data-spesa-seeds>' ) );
	}

	public static function widgets(): array {
		$html = static fn( string $text ): array => array( 'widget_custom_html' => array( 2 => array( 'title' => '', 'content' => $text ) ) );
		return array(
			'block'       => array( 'block-2', array( 'widget_block' => array( 2 => array( 'content' => '<!-- wp:spesa/search-box /-->' ) ) ) ),
			'HTML'        => array( 'custom_html-2', $html( '<spesa-search-box placeholder="Cerca"></spesa-search-box>' ) ),
			'HTML block'  => array( 'block-2', array( 'widget_block' => array( 2 => array( 'content' => '<!-- wp:html --><spesa-search-box></spesa-search-box><!-- /wp:html -->' ) ) ) ),
			'shortcode'   => array( 'block-2', array( 'widget_block' => array( 2 => array( 'content' => '<!-- wp:shortcode -->[spesa-search-box]<!-- /wp:shortcode -->' ) ) ) ),
		);
	}

	/** @dataProvider widgets */
	public function test_an_element_in_a_widget( string $widget, array $options ): void {
		$this->assertEquipped( $this->classic( '/pagina-semplice/', array( 'options' => array( 'sidebars_widgets' => array( 'side' => array( $widget ) ) ) + $options ) ), 'spesa-search-box' );
	}

	/** Every way in which an element comes into a page, on a theme of blocks and on a classic one. */
	public static function places(): array {
		$ways = array(
			'block'     => static fn( string $block, string $tag ): string => "<!-- wp:$block /-->",
			'shortcode' => static fn( string $block, string $tag ): string => "[$tag]",
			'HTML'      => static fn( string $block, string $tag ): string => "<!-- wp:html --><$tag></$tag><!-- /wp:html -->",
		);
		$places = array();
		foreach ( $ways as $way => $written ) {
			foreach ( array( 'page', 'widget' ) as $place ) {
				$places[ "$way in a $place of a classic theme" ] = array( $written, $place, true );
			}
			$places[ "$way in a page of a theme of blocks" ] = array( $written, 'page', false );
		}
		return $places;
	}

	/** @dataProvider places */
	public function test_every_element_stands_wherever_it_is_written( callable $written, string $place, bool $classic ): void {
		$tags    = array_column( Spesa\Manifest::widgets(), 'tag' );
		$content = implode( "\n\n", array_map( $written, array_keys( Spesa\Manifest::widgets() ), $tags ) );
		$widget  = array( 'sidebars_widgets' => array( 'side' => array( 'block-2' ) ), 'widget_block' => array( 2 => array( 'content' => $content ) ) );
		$request = array( 'answers' => array( '/products' => self::list() ) ) + ( 'widget' === $place ? array( 'options' => $widget ) : array( 'content' => $content ) );
		$path    = 'widget' === $place ? '/pagina-semplice/' : '/';
		$html    = $classic ? $this->classic( $path, $request ) : $this->visit( $path, $request )['html'];
		$missing = array_filter( $tags, static fn( string $tag ): bool => ! preg_match( "/<{$tag}[ >]/", $html ) );
		$this->assertSame( array(), array_values( $missing ) );
		$this->assertSame( 1, preg_match_all( '/<script type="application\/json" data-spesa-config[ >]/', $html ) );
		$this->assertSame( 1, preg_match_all( '/<script[^>]* data-spesa-boot/', $html ) );
		$this->assertDressed( $html, $tags );
		$this->assertDoesNotMatchRegularExpression( '/\[spesa-[a-z-]+\]|<!-- wp:spesa|(?:Warning|Notice|Fatal error):/', $html );
	}

	public function test_the_sheet_of_a_customers_element_after_the_head_stands_beside_it_since_it_cannot_be_named_any_more(): void {
		$widget = array( 'sidebars_widgets' => array( 'side' => array( 'block-2' ) ), 'widget_block' => array( 2 => array( 'content' => '<!-- wp:html --><spesa-loyalty-card></spesa-loyalty-card><!-- /wp:html -->' ) ) );
		$html   = $this->classic( '/', array( 'content' => '<!-- wp:spesa/search-box /-->', 'options' => $widget ) );
		$this->assertSame( 1, preg_match_all( "/<style id=[\"']spesa-loyalty-card-inline-css[\"']/", $html ) );
		$this->assertStringNotContainsString( '<meta name="spesa-loyalty-card"', $html );
	}

	public function test_an_element_that_a_page_builder_prints_as_HTML_is_known_in_the_head_where_it_stands_in_the_post(): void {
		foreach ( array( '<div class="builder"><spesa-search-box></spesa-search-box></div>', '<div class="builder">[spesa-search-box]</div>' ) as $content ) {
			$html = $this->classic( '/', array( 'content' => $content ) );
			$this->assertEquipped( $html, 'spesa-search-box' );
			$this->assertLessThan( strpos( $html, '</head>' ), strpos( $html, ' data-spesa-config' ) );
		}
	}

	public function test_a_block_theme_finds_plain_HTML_too(): void {
		$html = $this->visit( '/', array( 'content' => '<!-- wp:html --><spesa-login></spesa-login><!-- /wp:html -->' ) )['html'];
		$this->assertEquipped( $html, 'spesa-login' );
	}
}
