<?php
use Spesa\Content\SlideBox;
use Spesa\Content\SlidePicture;
use Spesa\Content\Slides;
use Spesa\Content\Types;

require_once __DIR__ . '/ContentCase.php';

/** What an editor says of a slide is chosen, and what cannot be kept is told. */
final class SlideBoxTest extends ContentCase {
	/** @var int */
	private $slide;

	protected function setUp(): void {
		parent::setUp();
		$this->slide = $this->slide( 'Pane', 'prova' );
		wp_set_current_user( 1 );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( Types::SLIDE );
		delete_transient( 'spesa_slide_faults_1' );
	}

	protected function tearDown(): void {
		$_POST = array();
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	/** Saves what the form holds; the notices that the next page shows. */
	private function save( array $given ): string {
		$_POST = wp_slash( $given + array( 'spesa_slide' => wp_create_nonce( 'spesa_slide' ) ) );
		SlideBox::save( $this->slide );
		return $this->printed( array( SlideBox::class, 'notice' ) );
	}

	private function printed( callable $print ): string {
		ob_start();
		$print();
		return (string) ob_get_clean();
	}

	private function box(): string {
		return $this->printed( fn() => SlideBox::show( get_post( $this->slide ) ) );
	}

	/** @return mixed */
	private function kept( string $name ) {
		return get_post_meta( $this->slide, $name, true );
	}

	public function test_nobody_changes_a_slide_without_the_nonce(): void {
		$this->save( array( 'spesa_slide' => 'x', Slides::SERVICES => array( '2' ) ) );
		$this->assertSame( array(), get_post_meta( $this->slide, Slides::SERVICES ) );
	}

	public function test_services_are_chosen_by_their_names_and_one_that_is_no_more_stays_until_it_is_taken_away(): void {
		add_post_meta( $this->slide, Slides::SERVICES, 3 );
		$this->assertStringContainsString( 'value="3" checked=\'checked\'> 3 (non c’è più)', html_entity_decode( $this->box(), ENT_COMPAT ) );
		$this->assertSame( '', $this->save( array( Slides::SERVICES => array( '2', '4', '7', 'x' ) ) ) );
		$this->assertSame( array( '2', '4' ), get_post_meta( $this->slide, Slides::SERVICES ) );
		$box = $this->box();
		foreach ( array( 'value="2" checked=\'checked\'> Consegna a casa<', 'value="1"> Ritiro in negozio<', 'value="4" checked=\'checked\'> Consegna rapida<', 'value="5"> Lavoro e armadietti<' ) as $choice ) {
			$this->assertStringContainsString( $choice, $box );
		}
		$this->assertStringNotContainsString( 'type="number"', $box );
		$this->save( array() );
		$this->assertSame( array(), get_post_meta( $this->slide, Slides::SERVICES ) );
	}

	public function test_an_unusable_address_is_told_once_and_the_former_one_stays(): void {
		foreach ( array( '/category/pane', 'https://example.org/?a=1&b=2', 'mailto:info@example.org' ) as $url ) {
			$this->assertSame( '', $this->save( array( Slides::URL => $url ) ) );
			$this->assertSame( $url, $this->kept( Slides::URL ) );
		}
		foreach ( array( 'javascript:alert(1)', 'category/pane', 'https://', 'pane fresco' ) as $url ) {
			$this->assertStringContainsString( 'notice-error"><p>L’indirizzo a cui porta', $this->save( array( Slides::URL => $url ) ), $url );
			$this->assertSame( 'mailto:info@example.org', $this->kept( Slides::URL ) );
		}
		$this->assertSame( '', $this->printed( array( SlideBox::class, 'notice' ) ) );
		$this->save( array( Slides::URL => ' ' ) );
		$this->assertSame( '', $this->kept( Slides::URL ) );
	}

	public function test_an_end_that_does_not_come_after_the_beginning_is_told_and_the_former_dates_stay(): void {
		$this->assertSame( '', $this->save( array( Slides::FROM => '2030-01-01T10:00', Slides::UNTIL => '2030-01-02T10:00' ) ) );
		$until = $this->kept( Slides::UNTIL );
		$this->assertStringContainsString( 'value="2030-01-02T10:00"', $this->box() );
		foreach ( array( '2029-12-31T10:00', '2030-01-03T10:00' ) as $end ) {
			$this->assertStringContainsString( '«Fino al» deve venire dopo «Dal»', $this->save( array( Slides::FROM => '2030-01-03T10:00', Slides::UNTIL => $end ) ) );
		}
		$this->assertStringContainsString( 'non si possono leggere', $this->save( array( Slides::UNTIL => 'domani' ) ) );
		$this->assertSame( $until, $this->kept( Slides::UNTIL ) );
		$this->assertSame( '', $this->save( array( Slides::UNTIL => '2001-01-01T10:00' ) ) );
		$this->assertSame( array(), $this->answer( '/wp/v2/new_slides/prova/' . self::$now . '/0' ) );
	}

	public function test_the_picture_for_phones_is_one_of_the_library_seen_with_its_words_and_taken_away_without_javascript_too(): void {
		$picture = $this->picture( 'telefono.jpg' );
		$this->assertSame( '', $this->save( array( Slides::MOBILE => (string) $picture ) ) );
		$this->assertSame( (string) $picture, $this->kept( Slides::MOBILE ) );
		update_post_meta( $picture, '_wp_attachment_image_alt', 'Pane "caldo"' );
		$box = $this->box();
		$this->assertMatchesRegularExpression( '#<img [^>]*telefono\.jpg"[^>]* alt="Pane &quot;caldo&quot;"#', $box );
		$this->assertStringContainsString( '<input type="hidden" name="' . Slides::MOBILE . "\" value=\"$picture\">", $box );
		$document = wp_insert_attachment( array( 'post_mime_type' => 'application/pdf', 'post_status' => 'inherit', 'post_title' => 'Volantino' ), 'volantino.pdf' );
		foreach ( array( (string) $document, (string) $this->slide, '999999', 'x' ) as $other ) {
			$this->assertStringContainsString( 'non è un’immagine della libreria', $this->save( array( Slides::MOBILE => $other ) ), $other );
			$this->assertSame( (string) $picture, $this->kept( Slides::MOBILE ) );
		}
		$this->assertStringContainsString( '<noscript><label><input type="checkbox" name="_spesa_mobile_off"', $box );
		$this->save( array( Slides::MOBILE => (string) $picture, '_spesa_mobile_off' => '1' ) );
		$this->assertSame( '', $this->kept( Slides::MOBILE ) );
		$this->assertStringNotContainsString( '<noscript>', $this->box() );
	}

	public function test_a_picture_that_the_library_has_no_more_is_told_and_hinders_no_other_change(): void {
		add_post_meta( $this->slide, Slides::MOBILE, 999999 );
		$this->assertStringContainsString( 'non c’è più nella libreria', $this->box() );
		$this->assertSame( '', $this->save( array( Slides::MOBILE => '999999', Slides::URL => '/' ) ) );
	}

	public function test_the_library_is_loaded_on_the_screen_of_a_slide_alone(): void {
		if ( ! is_file( SPESA_DIR . '/build/slide.asset.php' ) ) {
			$this->markTestSkipped( 'The editor script is not built.' );
		}
		foreach ( array( 'page' => false, 'edit-' . Types::SLIDE => false, Types::SLIDE => true ) as $screen => $loaded ) {
			wp_dequeue_script( 'spesa-slide' );
			set_current_screen( $screen );
			SlidePicture::script();
			$this->assertSame( $loaded, wp_script_is( 'spesa-slide' ), $screen );
		}
		wp_dequeue_script( 'spesa-slide' );
	}
}
