<?php
use Spesa\Format;
use Spesa\Language;
use Spesa\Manifest;
use Spesa\Pages;
use Spesa\SettingsFields;
use Spesa\Texts;

/** The plugin in another language than Italian: its own words, and those of the shop on a page. */
final class LanguageTest extends SiteCase {
	private function in( string $locale ): void {
		add_filter( 'locale', static fn() => $locale );
		add_filter( 'determine_locale', static fn() => $locale );
		unload_textdomain( 'spesa', true );
		Language::load();
		$this->newRequest();
	}

	protected function tearDown(): void {
		parent::tearDown();
		unload_textdomain( 'spesa', true );
	}

	public function test_admin_and_editor_are_in_the_language_of_whoever_works_there(): void {
		$this->assertSame( 'Impostazioni della spesa', __( 'Impostazioni della spesa', 'spesa' ) );
		$this->in( 'de_DE' );
		$this->assertSame( 'Einstellungen des Shops', __( 'Impostazioni della spesa', 'spesa' ) );
		$this->assertSame( 'Form der Preise', SettingsFields::all()['currency_form']['label'] );
		$this->in( 'en_US' );
		$this->assertSame( 'Settings of the shop', __( 'Impostazioni della spesa', 'spesa' ) );
	}

	public function test_a_block_has_its_title_description_and_keywords_in_German(): void {
		$this->in( 'de_DE' );
		self::registered( 'spesa/product-slider' );
		unregister_block_type( 'spesa/product-slider' );
		$block = register_block_type( SPESA_DIR . '/blocks/product-slider' );
		$this->assertSame( array( 'Artikel-Slider', true ), array( $block->title, in_array( 'artikel', $block->keywords, true ) ) );
		$this->assertStringContainsString( 'zum Blättern', $block->description );
		$offers = array_column( $block->variations, null, 'name' )['offers'];
		$this->assertSame( array( 'Angebote', 'Angebote' ), array( $offers['title'], $offers['attributes']['heading'] ) );
	}

	public function test_the_editors_script_gets_its_words_in_German_also_in_a_regional_form_of_it(): void {
		foreach ( array( 'de_DE', 'de_AT', 'de_CH_informal' ) as $locale ) {
			$this->in( $locale );
			Spesa\Editor::script();
			$words = json_decode( (string) load_script_textdomain( 'spesa-editor', 'spesa', SPESA_DIR . '/languages' ), true );
			$this->assertSame( array( 'Interagieren' ), $words['locale_data']['messages']['Interagisci'], $locale );
			$this->assertSame( 'Einstellungen des Shops', __( 'Impostazioni della spesa', 'spesa' ), $locale );
		}
	}

	public function test_an_Italian_page_says_where_the_texts_of_a_chosen_language_are_and_another_brings_its_own(): void {
		$file = Spesa\Config::printed()['texts'] ?? '';
		$this->assertMatchesRegularExpression( '#^/.+/language-\{language\}\.js\?ver=\w+$#', $file );
		$this->assertFileExists( Spesa\Assets::path( basename( strtok( str_replace( '{language}', 'de', $file ), '?' ) ) ) );
		$this->in( 'de_DE' );
		$this->assertArrayNotHasKey( 'texts', Spesa\Config::printed() );
	}

	public function test_texts_prices_and_dates_of_a_page_are_in_its_language(): void {
		$this->settings( array( 'currency_form' => 'italian', 'texts' => array( 'cart.checkout' => 'Alla cassa' ) ) );
		$this->assertSame( array( 'it', 'Alla cassa', '20 novembre 2026' ), array( Language::page(), Manifest::label( 'cart.checkout' ), Format::dateWords( '2026-11-20' ) ) );
		$this->in( 'de_AT' );
		$this->assertSame( array( 'de', 'Zur Kasse', '20. November 2026', 'italian' ), array( Language::page(), Manifest::label( 'cart.checkout' ), Format::dateWords( '2026-11-20' ), Language::currencyForm() ) );
		$this->in( 'en_GB' );
		$this->assertSame( array( 'en', 'Go to checkout', '20 November 2026', 'english' ), array( Language::page(), Manifest::label( 'cart.checkout' ), Format::dateWords( '2026-11-20' ), Language::currencyForm() ) );
	}

	public function test_units_and_decimals_of_a_page_are_in_its_language(): void {
		$olives = array( 'priceDisplay' => 3.99, 'priceUmDisplay' => 26.6, 'weightUnitDisplay' => 'KG', 'priceUnitDisplay' => 'pz', 'productInfos' => array( 'DRAINED_WEIGHT' => '150' ) );
		$pods   = array( 'priceDisplay' => 9.0, 'priceUmDisplay' => 0.3, 'weightUnitDisplay' => 'PZ', 'priceUnitDisplay' => 'pz' );
		$this->assertSame( array( '0,30 €/pz', '1,5' ), array( Format::formatUnitPrice( $pods, 'italian' ), Format::formatNumber( 1.5 ) ) );
		$this->in( 'en_GB' );
		$this->assertSame( array( '€0.30/pcs', '1.5' ), array( Format::formatUnitPrice( $pods, Language::currencyForm() ), Format::formatNumber( 1.5 ) ) );
		$this->assertSame( '€26.60/kg on drained weight', Format::formatUnitPrice( $olives, Language::currencyForm() ) );
		$this->in( 'de_DE' );
		$this->assertSame( array( '0,30 €/Stk', '1,5' ), array( Format::formatUnitPrice( $pods, 'italian' ), Format::formatNumber( 1.5 ) ) );
		$this->assertSame( '26,60 €/kg bezogen auf das Abtropfgewicht', Format::formatUnitPrice( $olives, 'italian' ) );
	}

	public function test_the_words_that_the_sites_code_gives_stand_in_every_language(): void {
		$this->in( 'de_DE' );
		add_filter( 'spesa_texts', static fn( array $texts ): array => array( 'cart.checkout' => 'Jetzt zur Kasse' ) + $texts );
		$this->assertSame( 'Jetzt zur Kasse', Texts::of( 'cart.checkout' ) );
	}

	public function test_a_heading_that_nobody_has_written_is_in_the_language_of_the_page_and_told_to_the_element(): void {
		$this->answers['/leaflet/search'] = array( 'leaflets' => array() );
		$this->assertStringNotContainsString( 'heading=', do_shortcode( '[spesa-leaflet-slider]' ) );
		$this->in( 'de_DE' );
		$this->assertStringContainsString( 'heading="Prospekte"', do_shortcode( '[spesa-leaflet-slider]' ) );
		$this->assertStringContainsString( 'heading="Aus dem Markt"', do_shortcode( '[spesa-leaflet-slider heading="Aus dem Markt"]' ) );
	}

	public function test_pages_that_are_made_on_a_German_site_have_German_titles_and_can_be_taken_back(): void {
		$this->in( 'de_DE' );
		Pages::remake( 'cart' );
		$this->assertSame( 'Warenkorb', get_the_title( Pages::ids()['cart'] ) );
		$this->assertTrue( Pages::untouched( 'cart' ) );
	}

	public function test_pages_made_by_somebody_who_works_in_another_language_are_in_that_of_the_site(): void {
		add_filter( 'determine_locale', static fn( string $locale ) => is_locale_switched() ? $locale : 'en_US' );
		unload_textdomain( 'spesa', true );
		Language::load();
		Pages::remake( 'cart' );
		$this->assertSame( Pages::plan( 'cart' )[1]['title'], get_the_title( Pages::ids()['cart'] ) );
		$this->assertTrue( Pages::untouched( 'cart' ) );
		$this->assertFalse( is_locale_switched() );
	}

	public function test_calls_say_the_language_and_answers_are_kept_for_each(): void {
		$request = array( 'endpoint' => 'catalogue.categoryTree', 'input' => array( 'depth' => 3 ) );
		$italian = Spesa\AnswerCache::key( $request );
		$this->assertSame( 'it', Spesa\ShopApi::headers()['X-Ebsn-Language'] );
		$this->in( 'de_DE' );
		$this->assertSame( 'de', Spesa\ShopApi::headers()['X-Ebsn-Language'] );
		$this->assertNotSame( $italian, Spesa\AnswerCache::key( $request ) );
	}
}
