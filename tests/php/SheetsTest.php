<?php
use Spesa\Assets;
use Spesa\Sheets;
use Spesa\Themes;

final class SheetsTest extends SiteCase {
	protected function setUp(): void {
		parent::setUp();
		if ( ! Assets::bundle() ) {
			$this->markTestSkipped( 'the bundle is not built' );
		}
	}

	private function head(): string {
		Sheets::enqueue( Assets::bundle(), array( 'spesa-product-page' ) );
		ob_start();
		Sheets::begin();
		wp_print_styles();
		Sheets::end();
		return (string) ob_get_clean();
	}

	public function test_sheets_stand_inline_the_common_one_first_and_none_is_a_file(): void {
		$html = $this->head();
		preg_match_all( '/<style id=["\'](spesa[\w-]*)-inline-css["\']/', $html, $found );
		$this->assertSame( array( 'spesa', 'spesa-product-page' ), $found[1] );
		$this->assertStringContainsString( '.product-page', $html );
		$this->assertDoesNotMatchRegularExpression( '#<link[^>]+plugins/spesa#', $html );
	}

	public function test_XSS_16_our_styles_carry_the_nonce_of_the_site_and_others_are_left_alone(): void {
		add_filter( 'spesa_style_attributes', static fn( array $given ): array => array( 'nonce' => 'a"b$1' ) + $given );
		wp_register_style( 'theme', false, array(), '1' );
		wp_add_inline_style( 'theme', 'a{}' );
		wp_enqueue_style( 'theme' );
		$html = $this->head();
		$this->assertSame( 2, preg_match_all( '/<style nonce="a&quot;b\$1" id=["\']spesa/', $html ) );
		$this->assertMatchesRegularExpression( '/<style id=["\']theme-inline-css/', $html );
	}

	public function test_XSS_16_the_boot_script_carries_the_nonce_that_a_site_gives_inline_scripts(): void {
		add_filter( 'wp_inline_script_attributes', static fn( array $given ): array => array( 'nonce' => 'abc' ) + $given );
		Assets::need( 'spesa-product-slider' );
		ob_start();
		Assets::begin();
		$this->assertMatchesRegularExpression( '/<script [^>]*data-spesa-boot[^>]*nonce="abc"|<script [^>]*nonce="abc"[^>]*data-spesa-boot/', (string) ob_get_clean() );
	}

	public function test_what_other_ways_in_need_is_fetched_for_a_touch_where_the_site_has_them(): void {
		$social = Assets::bundle()['touchSignIns'];
		$this->assertNotEmpty( $social );
		foreach ( array( array(), array( 'google' ) ) as $ways ) {
			$this->settings( array( 'sign_ins' => $ways ) );
			Assets::forget();
			Assets::need( 'spesa-product-slider' );
			ob_start();
			Assets::begin();
			preg_match( '/data-touch="([^"]+)"/', (string) ob_get_clean(), $named );
			$this->assertSame( $ways ? 1 : 0, substr_count( $named[1], $social[0] ) );
		}
	}

	public function test_an_element_after_the_head_brings_what_the_page_lacks_beside_it_and_once(): void {
		$this->head();
		foreach ( array( 'wp_enqueue_scripts', 'wp_head' ) as $past ) {
			$GLOBALS['wp_actions'][ $past ] = 1;
		}
		add_filter( 'spesa_style_attributes', static fn(): array => array( 'nonce' => 'abc' ) );
		$html = $this->block( 'spesa/search-box' );
		$this->assertSame( 0, preg_match( '/id=["\']spesa-inline-css/', $html ) );
		$this->assertStringStartsWith( '<spesa-search-box', $this->block( 'spesa/search-box' ) );
		$menu = $this->block( 'spesa/category-menu' );
		$this->assertMatchesRegularExpression( '#^<style nonce="abc" id=["\']spesa-category-menu-inline-css#', $menu );
		$this->assertStringStartsWith( '<spesa-category-menu', $this->block( 'spesa/category-menu' ) );
		ob_start();
		Assets::begin();
		Assets::begin();
		$foot = (string) ob_get_clean();
		$this->assertSame( 1, substr_count( $foot, '<script type="application/json" data-spesa-config ' ) );
		$this->assertStringContainsString( 'data-loader=', $foot );
	}

	public function test_the_editor_gets_links_which_its_frame_takes_over(): void {
		Sheets::link( Assets::bundle(), array( 'spesa-product-page' ) );
		ob_start();
		wp_print_styles();
		$this->assertMatchesRegularExpression( '#<link[^>]+dist/preact/css/spesa-product-page\.css#', (string) ob_get_clean() );
	}

	public function test_WP_15_what_two_classic_themes_do_to_every_button_is_undone_inside_our_elements_alone(): void {
		$mended = static function ( string $theme, bool $shows ): string {
			add_filter( 'template', static fn(): string => $theme );
			$GLOBALS['wp_styles'] = null;
			if ( $shows ) {
				Sheets::enqueue( Assets::bundle(), array( 'spesa-product-slider' ) );
			}
			ob_start();
			wp_print_styles();
			ob_clean();
			Themes::mend();
			return (string) ob_get_clean();
		};
		foreach ( array( 'twentytwenty', 'twentytwentyone' ) as $theme ) {
			preg_match( '#<style id=["\']spesa-theme-inline-css["\'][^>]*>(.*)</style>#s', $mended( $theme, true ), $found );
			$this->assertNotEmpty( $found[1] ?? '', $theme );
			foreach ( array_filter( array_map( 'trim', preg_split( '/[,}]/', (string) preg_replace( array( '#/\*.*?\*/#s', '/\{[^}]*/' ), '', $found[1] ) ) ) ) as $selector ) {
				$this->assertMatchesRegularExpression( '/^(\.site )?\.spesa\b|^:active\)$/', $selector );
			}
			$this->assertSame( '', $mended( $theme, false ) );
		}
		$this->assertSame( '', $mended( 'twentytwentyfive', true ) );
	}
}
