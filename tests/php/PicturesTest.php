<?php
use Spesa\Pictures;

final class PicturesTest extends SiteCase {
	protected function newRequest(): void {
		parent::newRequest();
		wp_high_priority_element_flag( true );
	}

	private function printed( bool $first, string $small = '' ): string {
		ob_start();
		Pictures::attributes( '/photo/2.jpg', 240, 240, $first, $small );
		return (string) ob_get_clean();
	}

	private function inContent( callable $run ): void {
		$check = static function ( string $content ) use ( $run ): string {
			$run();
			return $content;
		};
		add_filter( 'the_content', $check, 1 );
		apply_filters( 'the_content', '' );
		remove_filter( 'the_content', $check, 1 );
	}

	public function test_the_first_pictures_of_the_content_are_left_to_WordPress_and_the_rest_are_lazy(): void {
		$this->inContent(
			function (): void {
				for ( $number = 0; $number < wp_omit_loading_attr_threshold(); $number++ ) {
					$this->assertSame( ' src="/photo/2.jpg" width="240" height="240" decoding="async"', $this->printed( true ) );
				}
				$this->assertStringContainsString( ' loading="lazy" decoding="async"', $this->printed( true ) );
			}
		);
	}

	public function test_behind_a_picture_that_WordPress_has_put_first_ours_wait_and_behind_one_of_our_own_they_do_not(): void {
		$this->inContent(
			function (): void {
				$this->assertStringNotContainsString( 'loading', $this->printed( true ) );
				wp_high_priority_element_flag( false );
				$this->assertStringNotContainsString( 'loading', $this->printed( true ) );
			}
		);
		$this->newRequest();
		wp_high_priority_element_flag( false );
		$this->inContent( fn() => $this->assertStringContainsString( ' loading="lazy" decoding="async"', $this->printed( true ) ) );
	}

	private const THUMBNAIL = '<img src="/a.jpg?x=1&amp;y=2" srcset="/a.jpg 1200w, /b.jpg 300w" sizes="(max-width: 1200px) 100vw, 1200px" alt="&quot;">';

	/** What the head names ahead, after a theme has shown these pictures of posts. */
	private function named( string ...$thumbnails ): string {
		global $wp_actions;
		unset( $wp_actions['wp_head'] );
		foreach ( $thumbnails as $html ) {
			$this->assertSame( $html, apply_filters( 'post_thumbnail_html', $html, 1, 2, 'large', '' ) );
		}
		ob_start();
		wp_preload_resources();
		return trim( (string) ob_get_clean() );
	}

	public function test_the_picture_of_a_post_that_WordPress_has_put_first_is_named_ahead_of_our_sheets_in_the_same_sizes(): void {
		$first = str_replace( '<img', '<img fetchpriority="high"', self::THUMBNAIL );
		$this->assertSame( '', $this->named( $first ), 'A page without our elements is none of our business.' );
		Spesa\Assets::need( 'spesa-search-box' );
		$this->assertSame( "<link rel='preload' as='image' fetchpriority='high' href='/a.jpg?x=1&#038;y=2' imagesrcset='/a.jpg 1200w, /b.jpg 300w' imagesizes='(max-width: 1200px) 100vw, 1200px' />", $this->named( self::THUMBNAIL, $first, str_replace( 'a.jpg', 'c.jpg', $first ) ) );
		$this->newRequest();
		Spesa\Assets::need( 'spesa-search-box' );
		$this->assertSame( '', $this->named( self::THUMBNAIL, "<picture><source srcset=\"/a.webp\">$first</picture>" ), 'What another plugin has wrapped is fetched from elsewhere.' );
	}

	public function test_the_picture_of_the_content_that_WordPress_has_put_first_is_named_ahead_for_each_screen_that_it_has_a_source_for(): void {
		global $wp_actions;
		unset( $wp_actions['wp_head'] );
		Spesa\Assets::need( 'spesa-search-box' );
		$picture = '<picture><source media="(max-width: 599px)" srcset="/phone.webp"><img fetchpriority="high" src="/desk.webp" width="1200" height="400" alt=""></picture>';
		$content = '<p>x</p><picture><source media="print" srcset="/p.webp"><img src="/no.webp" loading="lazy" alt=""></picture>' . $picture . self::THUMBNAIL;
		$this->assertSame( $content, Pictures::note( $content ) );
		$this->assertSame(
			"<link rel='preload' as='image' fetchpriority='high' media='(max-width: 599px)' imagesrcset='/phone.webp' />\n<link rel='preload' as='image' fetchpriority='high' media='not all and (max-width: 599px)' href='/desk.webp' />",
			$this->named()
		);
		$this->newRequest();
		Spesa\Assets::need( 'spesa-search-box' );
		unset( $wp_actions['wp_head'] );
		Pictures::note( '<p>fetchpriority="high"</p>' );
		$this->assertSame( '', $this->named(), 'Words of a text name nothing.' );
	}

	public function test_a_further_slide_or_a_thumbnail_is_lazy_and_takes_nobodys_place(): void {
		$this->inContent(
			function (): void {
				for ( $number = 0; $number < 9; $number++ ) {
					$this->assertStringContainsString( ' loading="lazy"', $this->printed( false ) );
				}
				$this->assertStringNotContainsString( 'loading', $this->printed( true ) );
			}
		);
	}

	public function test_outside_the_content_WordPress_is_asked(): void {
		$asked  = array();
		$answer = static function ( $given, string $tag, array $attributes, string $context ) use ( &$asked ): array {
			$asked[] = array( $tag, $attributes, $context );
			return array( 'fetchpriority' => 'high' );
		};
		add_filter( 'pre_wp_get_loading_optimization_attributes', $answer, 10, 4 );
		$this->assertStringContainsString( ' fetchpriority="high" decoding="async"', $this->printed( true ) );
		$this->assertSame( array( array( 'img', array( 'width' => 240, 'height' => 240 ), 'spesa' ) ), $asked );
	}

	public function test_an_excerpt_takes_nothing_from_the_page(): void {
		$check = function ( string $text ): string {
			$this->assertStringContainsString( ' loading="lazy"', $this->printed( true ) );
			return $text;
		};
		add_filter( 'get_the_excerpt', $check );
		for ( $number = 0; $number < 9; $number++ ) {
			apply_filters( 'get_the_excerpt', '' );
		}
		$this->inContent( fn() => $this->assertStringNotContainsString( 'loading', $this->printed( true ) ) );
	}

	public function test_both_sizes_of_a_product_are_offered_with_their_widths(): void {
		$html = $this->printed( false, '/photo/1.jpg' );
		$this->assertStringContainsString( ' srcset="/photo/1.jpg 200w, /photo/2.jpg 480w" sizes="auto, 240px"', $html );
		$this->assertStringNotContainsString( 'srcset', $this->printed( false, '/photo/2.jpg' ) );
	}

	public function test_XSS_09_addresses_are_escaped(): void {
		ob_start();
		Pictures::attributes( '/a"onerror=x', 10, 10, false, 'javascript:alert(1)' );
		$this->assertDoesNotMatchRegularExpression( '/"onerror|javascript:/', (string) ob_get_clean() );
	}
}
