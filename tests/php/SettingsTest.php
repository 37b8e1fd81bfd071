<?php
use Spesa\Config;
use Spesa\Connection;
use Spesa\Links;
use Spesa\Manifest;
use Spesa\PrivacyPolicy;
use Spesa\Settings;

final class SettingsTest extends SiteCase {
	public function test_LAW_12_visits_are_measured_where_the_site_wants_it_and_asks_for_consent(): void {
		$this->assertArrayNotHasKey( 'visitReports', Config::values() );
		$this->settings( array( 'visit_reports' => 20 ) );
		$this->assertArrayNotHasKey( 'visitReports', Config::values() );
		$this->settings( array( 'visit_reports' => 200, 'asks_consent' => '1' ) );
		$this->assertSame( 100, Config::values()['visitReports'] );
	}

	public function test_without_settings_the_configuration_is_that_of_core_config(): void {
		$given    = Config::values();
		$expected = Manifest::config();
		foreach ( array( 'api', 'version', 'pages', 'currencyForm', 'anonymousCart', 'bypassAddress', 'bypassTimeslot', 'showSectors', 'popupCodes', 'paymentOrigins', 'allowedDomains', 'defaultStore' ) as $name ) {
			$this->assertSame( $expected[ $name ], $given[ $name ], $name );
		}
		$this->assertSame( array(), array_diff( array_keys( $expected ), array_keys( $given ) ) );
	}

	public function test_WP_07_a_site_in_a_folder_says_so_and_another_says_nothing(): void {
		$this->assertArrayNotHasKey( 'folder', Config::values() );
		add_filter( 'option_home', static fn( $home ): string => "$home/negozio", PHP_INT_MAX );
		$this->newRequest();
		$this->assertSame( '/negozio', Config::printed()['folder'] );
		$origin = preg_replace( '#(?<!/)/(?!/).*#', '', home_url() );
		foreach ( array( '/privacy-policy/' => '/negozio/privacy-policy/', '/shop/category/frutta?q=1' => '/negozio/category/frutta?q=1', '/negozio/chi-siamo/' => '/negozio/chi-siamo/', '/negozio' => '/negozio', '/negoziolo/' => '/negozio/negoziolo/', "$origin/blog/" => '/blog/' ) as $given => $href ) {
			$this->assertSame( $href, Links::content( $given ), $given );
		}
	}

	public function test_the_page_prints_only_what_differs_from_the_bundled_defaults(): void {
		$this->settings( array( 'anonymous_cart' => true, 'pages' => array( 'category' => '/reparto/{slug}' ) ) );
		$printed = Config::printed();
		$this->assertTrue( $printed['anonymousCart'] );
		$this->assertSame( array( 'category' => '/reparto/{slug}' ), $printed['pages'] );
		$this->assertSame( array(), array_diff( array( 'api', 'version', 'site' ), array_keys( $printed ) ) );
		foreach ( array( 'showSectors', 'popupCodes', 'searchWordDays', 'defaultStore' ) as $default ) {
			$this->assertArrayNotHasKey( $default, $printed );
		}
	}

	public function test_WP_02_wrong_types_and_payloads_become_defaults_and_lawful_values_survive(): void {
		$preset = Settings::sanitize( array() );
		$this->assertSame( $preset, Settings::sanitize( 'x' ) );
		$nasty = array( 'api' => 'javascript:alert(1)', 'server_api' => 'http://u:p@x/', 'engine' => 'angular', 'store_id' => 'x', 'popup_codes' => 5, 'pages' => array( 'category' => '/reparto', 'product' => '/p/{slug}/"><script>' ), 'unknown' => 1, 'currency_form' => array() );
		$saved = Settings::sanitize( $nasty );
		foreach ( array( 'api', 'server_api', 'engine', 'store_id', 'currency_form', 'pages' ) as $name ) {
			$this->assertSame( $preset[ $name ], $saved[ $name ], $name );
		}
		$this->assertArrayNotHasKey( 'unknown', $saved );

		$lawful = array( 'api' => 'https://api.example.it/ebsn/api', 'engine' => 'react', 'store_id' => 9, 'store_name' => 'L\'Alìmentari & "Figli"', 'anonymous_cart' => true, 'popup_codes' => array( 'cart.closed' ), 'payment_origins' => array( 'https://pay.example.it' ), 'allowed_domains' => array( 'www.example.it' ), 'pages' => array( 'category' => '/reparto/{slug}' ) + $preset['pages'] );
		$saved  = Settings::sanitize( $lawful );
		foreach ( $lawful as $name => $value ) {
			$this->assertEquals( $value, $saved[ $name ], $name );
		}
		$this->assertSame( $saved, Settings::sanitize( $saved ), 'saving twice changes nothing' );
	}

	public function test_WP_02_lists_come_as_lines_and_keep_only_what_fits(): void {
		$saved = Settings::sanitize( array( 'payment_origins' => "https://a.it\r\njavascript:x\nhttps://b.it/path\nhttps://a.it\n", 'allowed_domains' => str_repeat( "x.it\n", 5000 ) . str_repeat( 'a', 1000000 ) ) );
		$this->assertSame( array( 'https://a.it' ), $saved['payment_origins'] );
		$this->assertSame( array( 'x.it' ), $saved['allowed_domains'] );
	}

	public function test_segments_of_the_crm_have_names_by_which_an_editor_chooses_them(): void {
		$written = "12 = Famiglie con bambini\n3=Chi cucina & inforna\n0 = Nessuno\nFamiglie\n7 = <b>\n";
		$this->settings( Settings::sanitize( array( 'segments' => $written ) ) );
		$this->assertSame(
			array( array( 'value' => 'segment-12', 'label' => 'Famiglie con bambini' ), array( 'value' => 'segment-3', 'label' => 'Chi cucina & inforna' ) ),
			Spesa\EditorChoices::all()['segment']
		);
		$faults = Spesa\SettingsFaults::of( Spesa\SettingsFields::all()['segments'], $written );
		$this->assertSame( array( 'La riga «0 = Nessuno» non va bene qui.', 'La riga «Famiglie» non va bene qui.', 'La riga «7 = <b>» non va bene qui.' ), $faults );
	}

	public function test_the_places_of_proposed_products_have_names_too(): void {
		$this->settings( Settings::sanitize( array( 'layouts' => "27 = Pagina di reparto\nSconto\n" ) ) );
		$this->assertSame( array( array( 'value' => '27', 'label' => 'Pagina di reparto' ) ), Spesa\EditorChoices::all()['layout'] );
	}

	public function test_an_address_that_cannot_be_taken_is_told_by_the_title_of_its_page(): void {
		$faults = Spesa\SettingsFaults::of( Spesa\SettingsFields::all()['pages'], array( 'cart' => '/il carrello', 'product' => '/prodotto', 'home' => '/benvenuti<' ) );
		$this->assertSame(
			array(
				'Carrello: usa lettere, cifre e trattini, e un indirizzo che nessun’altra pagina ha.',
				'Pagina di prodotto: usa lettere, cifre, trattini e {slug}, e un indirizzo che nessun’altra pagina ha.',
			),
			array_slice( $faults, 0, 2 )
		);
		foreach ( $faults as $fault ) {
			$this->assertDoesNotMatchRegularExpression( '/^(cart|product|home)\b/', $fault );
		}
	}

	public function test_two_pages_never_share_an_address(): void {
		$pages = Settings::sanitize( array( 'pages' => array( 'cart' => '/spesa', 'checkout' => '/spesa' ) ) )['pages'];
		$this->assertSame( array( '/spesa', '/checkout' ), array( $pages['cart'], $pages['checkout'] ) );
	}

	public function test_prefixes_and_relative_photos_follow_the_settings(): void {
		$this->settings( array( 'pages' => array( 'category' => '/reparto/{slug}' ), 'api' => 'https://api.example.it/ebsn/api' ) );
		$this->assertSame( '/reparto/frutta/mele%20rosse', Links::to( 'category', array( 'slug' => 'frutta/mele rosse' ) ) );
		$this->assertSame( 'https://api.example.it/photo/1.jpg', Links::media( '/photo/1.jpg' ) );
		$this->assertSame( array( '', 'https://altro.it/x', '' ), array_map( array( Links::class, 'media' ), array( 'javascript:alert(1)', '//altro.it/x', 'https://u@evil.it/x' ) ) );
		$this->assertSame( array( '/category/x', 'http://altro.it/', '', 'https://altro.it/a' ), array_map( array( Links::class, 'content' ), array( '/shop/category/x', '//altro.it', 'javascript:x', 'https://altro.it/a' ) ) );
	}

	public function test_WP_04_only_who_manages_options_sees_the_page_or_runs_the_test_of_the_connection(): void {
		foreach ( array( 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
			wp_set_current_user( wp_insert_user( array( 'user_login' => "prova-$role", 'user_pass' => 'x', 'role' => $role ) ) );
			ob_start();
			Spesa\SettingsPage::page();
			$this->assertSame( '', ob_get_clean(), $role );
			$this->assertStringContainsString( 'permesso', $this->death( array( Connection::class, 'handle' ) ) );
		}
	}

	public function test_WP_03_the_test_of_the_connection_needs_its_nonce(): void {
		wp_set_current_user( 1 );
		$this->assertNotSame( '', $this->death( array( Connection::class, 'handle' ) ) );
		$this->assertSame( array(), $this->asked );
	}

	public function test_the_settings_are_one_form_with_a_link_to_each_group_and_one_save(): void {
		wp_set_current_user( 1 );
		ob_start();
		Spesa\SettingsPage::page();
		$html = ob_get_clean();
		$form = strstr( strstr( $html, '<form class="spesa-settings"' ), '</form>', true );
		foreach ( array_keys( Spesa\SettingsGroups::all() ) as $group ) {
			$this->assertSame( 1, substr_count( $html, "<a href=\"#spesa-group-$group\">" ), $group );
			$this->assertSame( 1, substr_count( $form, "<section id=\"spesa-group-$group\" aria-labelledby=" ), $group );
		}
		$this->assertSame( 1, substr_count( $form, 'type="submit"' ) );
		$this->assertStringContainsString( 'value="Salva"', strstr( $form, '<div class="spesa-save">' ) );
		$this->assertStringContainsString( '<span role="status" data-unsaved="Modifiche non salvate"></span>', $form );
		$this->assertStringNotContainsString( 'spesa-count', $html );
	}

	public function test_the_script_of_the_tabs_is_printed_after_the_form_and_only_on_the_page_of_the_plugin(): void {
		wp_set_current_user( 1 );
		Spesa\SettingsPage::sheet( 'options-general.php' );
		$this->assertFalse( wp_script_is( 'spesa-settings', 'registered' ) );
		wp_register_script( 'spesa-settings', plugins_url( 'build/settings.js', SPESA_FILE ), array(), '1', true );
		ob_start();
		Spesa\SettingsPage::page();
		$this->assertMatchesRegularExpression( '#</form></div><script[^>]* src="[^"]*/build/settings\.js#', ob_get_clean() );
		wp_deregister_script( 'spesa-settings' );
	}

	public function test_the_settings_page_escapes_what_it_shows(): void {
		wp_set_current_user( 1 );
		$this->settings( array( 'store_name' => '"><b>x' ) );
		ob_start();
		Spesa\SettingsPage::page();
		$html = ob_get_clean();
		$this->assertStringContainsString( 'name="spesa_settings[store_id]"', $html );
		$this->assertStringContainsString( 'name="_wpnonce"', $html );
		$this->assertStringNotContainsString( '"><b>', $html );
	}

	public function test_the_proposed_privacy_text_speaks_of_every_service_that_the_settings_switch_on_and_of_no_other(): void {
		$this->settings( array() );
		$quiet = PrivacyPolicy::text();
		foreach ( array( 'Il negozio', 'Sul tuo dispositivo', 'I moduli', 'YouTube' ) as $always ) {
			$this->assertStringContainsString( $always, $quiet );
		}
		$services = array( 'Google Maps' => array( 'maps_key' => 'k' ), 'reCAPTCHA' => array( 'captcha_key' => 'k' ), 'Facebook' => array( 'sign_ins' => array( 'google' ) ), '90 giorni' => array( 'asks_consent' => '1', 'visit_reports' => 5 ) );
		foreach ( $services as $named => $settings ) {
			$this->assertStringNotContainsString( $named, $quiet );
			$this->settings( $settings );
			$this->assertStringContainsString( $named, PrivacyPolicy::text() );
		}
		$this->settings( array( 'captcha_key' => 'altcha' ) );
		$this->assertStringNotContainsString( 'reCAPTCHA', PrivacyPolicy::text() );
	}

	public function test_the_words_of_the_site_stand_over_the_plugin_s_in_what_php_prints_and_alone_in_the_configuration(): void {
		$this->assertArrayNotHasKey( 'labels', Config::printed() );
		$this->assertSame( 'Vai alla cassa', Manifest::label( 'cart.checkout' ) );
		$this->settings( array( 'texts' => "cart.checkout = Alla cassa = <b>ora</b>\r\n\n cart.benefitMissing=Mancano {missing} a {name}\nerrors.cart.closed = È chiuso" ) );
		$own = array(
			'cart.checkout'       => 'Alla cassa = <b>ora</b>',
			'cart.benefitMissing' => 'Mancano {missing} a {name}',
			'errors.cart.closed'  => 'È chiuso',
		);
		$this->assertSame( $own, Config::printed()['labels'] );
		$this->assertSame( 'Alla cassa = <b>ora</b>', Manifest::label( 'cart.checkout' ) );
		$this->assertSame( 'Mancano 3 € a Natale', Manifest::label( 'cart.benefitMissing', array( 'missing' => '3 €', 'name' => 'Natale' ) ) );
		$this->assertSame( $own, Settings::sanitize( Settings::sanitize( array( 'texts' => $own ) ) )['texts'] );
		$this->assertStringNotContainsString( '<b>', Config::script() );
		wp_set_current_user( 1 );
		ob_start();
		Spesa\SettingsPage::page();
		$this->assertStringContainsString( "cart.checkout = Alla cassa = &lt;b&gt;ora&lt;/b&gt;\ncart.benefitMissing = Mancano {missing} a {name}\n", ob_get_clean() );
	}

	/** @dataProvider wrongTexts */
	public function test_a_text_that_cannot_be_taken_is_said_and_the_others_are_kept( string $line, string $fault ): void {
		Settings::setting();
		update_option( Settings::OPTION, array( 'texts' => "$line\ncart.open = Apri il carrello\ncart.checkout = Alla cassa" ) );
		Settings::changed();
		$this->assertSame( 'Alla cassa', Manifest::label( 'cart.checkout' ) );
		$this->assertContains( $fault, array_column( get_settings_errors( Settings::OPTION ), 'message' ) );
		unregister_setting( 'spesa', Settings::OPTION );
	}

	public static function wrongTexts(): array {
		$unsaved = ': la riga non è stata salvata.';
		return array(
			'no such key'   => array( 'cart.nothing = x', "Non c’è un testo «cart.nothing»$unsaved" ),
			'no key'        => array( 'Alla cassa', "Non c’è un testo «Alla cassa»$unsaved" ),
			'no words'      => array( 'cart.checkout =', "Il testo «cart.checkout» deve avere da 1 a 500 caratteri$unsaved" ),
			'too long'      => array( 'cart.checkout = ' . str_repeat( 'è', 501 ), "Il testo «cart.checkout» deve avere da 1 a 500 caratteri$unsaved" ),
			'a lost slot'   => array( 'cart.benefitMissing = Ancora {missing}', "Il testo «cart.benefitMissing» deve contenere {missing}, {name} e nient’altro tra graffe$unsaved" ),
			'a strange one' => array( 'cart.benefitMissing = {missing} {name} {price}', "Il testo «cart.benefitMissing» deve contenere {missing}, {name} e nient’altro tra graffe$unsaved" ),
			'one too many'  => array( 'cart.checkout = Cassa {n}', "Il testo «cart.checkout» non ha parole tra graffe$unsaved" ),
			'twice'         => array( "cart.checkout = Alla cassa\ncart.checkout = Cassa", 'Il testo «cart.checkout» è scritto due volte: vale la prima riga.' ),
		);
	}

	/** @dataProvider faults */
	public function test_the_test_of_the_connection_names_the_fault( $answer, string $named ): void {
		$this->assertStringContainsString( $named, Connection::fault( $answer ) );
	}

	public static function faults(): array {
		$http = static fn( int $code, string $body ): array => array( 'response' => array( 'code' => $code ), 'body' => $body );
		return array(
			'no name'     => array( new WP_Error( 'x', 'cURL error 6: Could not resolve host: nowhere' ), 'nome del server non esiste' ),
			'refused'     => array( new WP_Error( 'x', 'cURL error 7: Failed to connect to 127.0.0.1' ), 'non accetta collegamenti' ),
			'timeout'     => array( new WP_Error( 'x', 'cURL error 28: Operation timed out' ), 'non risponde in tempo' ),
			'certificate' => array( new WP_Error( 'x', 'cURL error 60: SSL certificate problem' ), 'certificato' ),
			'redirect'    => array( $http( 301, '' ), 'rimanda altrove' ),
			'missing'     => array( $http( 404, '' ), 'HTTP 404' ),
			'a page'      => array( $http( 200, '<html>' ), 'non è JSON' ),
			'other API'   => array( $http( 200, '{"products":[]}' ), 'busta' ),
			'refusal'     => array( $http( 200, '{"response":{"status":5},"data":{}}' ), 'stato 5' ),
			'fine'        => array( $http( 200, '{"response":{"status":0},"data":{"categories":[]}}' ), '' ),
		);
	}

	private function death( callable $action ): string {
		$die = static function () {
			return static function ( $message ) {
				throw new RuntimeException( is_string( $message ) && '' !== $message ? $message : 'refused' );
			};
		};
		add_filter( 'wp_die_handler', $die );
		try {
			$action();
		} catch ( RuntimeException $refusal ) {
			return $refusal->getMessage();
		} finally {
			remove_filter( 'wp_die_handler', $die );
		}
		return '';
	}
}
