<?php
use Spesa\Assets;
use Spesa\Element;

/** Pictures that blocks name by their number in the media library. */
final class LibraryTest extends SiteCase {
	/** A picture of 1600 × 900 with one smaller size; its number and its address. */
	private function picture( string $alt ): array {
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Banco', 'post_status' => 'inherit' ), '2026/11/banco.jpg' );
		$size = array( 'file' => 'banco-768x432.jpg', 'width' => 768, 'height' => 432, 'mime-type' => 'image/jpeg' );
		wp_update_attachment_metadata( $id, array( 'file' => '2026/11/banco.jpg', 'width' => 1600, 'height' => 900, 'sizes' => array( 'medium_large' => $size ) ) );
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		return array( $id, (string) wp_get_attachment_url( $id ) );
	}

	private function path( string $address ): string {
		return (string) wp_parse_url( $address, PHP_URL_PATH );
	}

	public function test_the_sizes_the_measures_and_the_words_of_the_library_stand_in_the_page_and_in_the_element(): void {
		list( $id, $url ) = $this->picture( 'Il banco del pane' );
		$html = Element::render( 'spesa/static-image', array( 'image' => $url, 'imageId' => $id, 'mobileImage' => $url, 'mobileImageId' => $id, 'shape' => 'square', 'focus' => 'top' ) );
		$tags = new WP_HTML_Tag_Processor( $html );
		$this->assertTrue( $tags->next_tag( 'spesa-static-image' ) );
		$sources = (string) $tags->get_attribute( 'image-sources' );
		$this->assertStringContainsString( 'banco-768x432.jpg 768w', $sources );
		$this->assertSame( array( 'Il banco del pane', '1600', '900', $sources ), array( $tags->get_attribute( 'alt' ), $tags->get_attribute( 'width' ), $tags->get_attribute( 'height' ), $tags->get_attribute( 'mobile-image-sources' ) ) );
		$this->assertTrue( $tags->next_tag( 'img' ) );
		$this->assertSame( array( 'Il banco del pane', '1600', 'auto, 100vw' ), array( $tags->get_attribute( 'alt' ), $tags->get_attribute( 'width' ), $tags->get_attribute( 'sizes' ) ) );
		$folder = dirname( $this->path( $url ) );
		$this->assertSame( "$folder/banco.jpg 1600w, $folder/banco-768x432.jpg 768w", $tags->get_attribute( 'srcset' ) );
		$this->assertTrue( $tags->has_class( 'static-image__image--square' ) && $tags->has_class( 'static-image__image--x-50' ) && $tags->has_class( 'static-image__image--y-0' ) );
	}

	public function test_the_words_of_the_block_come_first(): void {
		list( $id, $url ) = $this->picture( 'Il banco del pane' );
		$this->assertStringContainsString( '<img class="static-image__image" srcset=', $html = Element::render( 'spesa/static-image', array( 'image' => $url, 'imageId' => $id, 'alt' => 'Pane di oggi', 'width' => 800, 'height' => 400 ) ) );
		$this->assertStringContainsString( 'alt="Pane di oggi"', $html );
		$this->assertStringNotContainsString( 'Il banco', $html );
		$this->assertStringContainsString( 'width="800" height="400"', $html );
	}

	public function test_a_number_that_is_another_picture_here_says_nothing(): void {
		list( $id ) = $this->picture( 'Il banco del pane' );
		foreach ( array( $id, 999999, '1 OR 1' ) as $other ) {
			$html = Element::render( 'spesa/static-image', array( 'image' => '/wp-content/uploads/altro.jpg', 'imageId' => $other ) );
			$this->assertStringContainsString( 'src="/wp-content/uploads/altro.jpg"', $html );
			$this->assertStringNotContainsString( 'Il banco', $html );
			$this->assertStringNotContainsString( 'srcset', $html );
		}
	}

	public function test_a_small_picture_is_fetched_in_a_small_size(): void {
		list( $id, $url ) = $this->picture( '' );
		$html = Element::render( 'spesa/service-discovery', array( 'image' => $url, 'imageId' => $id ) );
		$this->assertSame( 2, substr_count( $html, 'banco-768x432.jpg' ) );
		$this->assertStringNotContainsString( 'banco.jpg', $html );
	}

	public function test_sizes_written_by_hand_are_checked_one_by_one(): void {
		$html = Element::render( 'spesa/static-image', array( 'image' => '/a.jpg', 'imageSources' => 'javascript:alert(1) 1w, /b.jpg 300w, /c.jpg" onerror="x 2w, /d.jpg' ) );
		$this->assertStringContainsString( ' srcset="/b.jpg 300w" sizes="auto, 100vw"', $html );
	}

	public function test_the_point_that_is_always_seen_is_two_classes_that_the_sheet_has(): void {
		$class = static function ( string $focus ): string {
			$tags = new WP_HTML_Tag_Processor( do_blocks( '<!-- wp:spesa/static-image ' . wp_json_encode( array( 'image' => '/a.jpg', 'focus' => $focus ) ) . ' /-->' ) );
			$tags->next_tag( 'img' );
			return str_replace( 'static-image__image', '', (string) $tags->get_attribute( 'class' ) );
		};
		$sheet = (string) file_get_contents( Assets::path( Assets::bundle()['tags']['spesa-static-image']['css'][0] ) );
		foreach ( array( '35% 60%' => array( 35, 60 ), '33% 58%' => array( 35, 60 ), '0% 100%' => array( 0, 100 ), 'top' => array( 50, 0 ), 'bottom' => array( 50, 100 ), 'left' => array( 0, 50 ), 'right' => array( 100, 50 ) ) as $focus => list( $x, $y ) ) {
			$this->assertSame( " --x-$x --y-$y", $class( (string) $focus ), (string) $focus );
			$this->assertMatchesRegularExpression( "/static-image__image--x-$x\{--focus-x:$x%?\}/", $sheet );
			$this->assertMatchesRegularExpression( "/static-image__image--y-$y\{--focus-y:$y%?\}/", $sheet );
		}
		foreach ( array( '', '50% 50%', '1e2% 3%', '35% 60%" onload="x', "35% 60%\n" ) as $none ) {
			$this->assertSame( '', $class( $none ) );
		}
		$this->assertStringContainsString( 'object-position:var(--focus-x,50%) var(--focus-y,50%)', $sheet );
	}

	public function test_the_block_keeps_the_numbers(): void {
		$attributes = self::registered( 'spesa/static-image' )->attributes;
		$this->assertSame( array( 'number', 'number' ), array( $attributes['imageId']['type'], $attributes['mobileImageId']['type'] ) );
	}
}
