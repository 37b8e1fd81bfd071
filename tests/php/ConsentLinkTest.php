<?php
/**
 * Every page of the site leads to the cookie preferences without a script: by the theme's own link, or by one at its end.
 *
 * @group visit
 */
final class ConsentLinkTest extends VisitCase {
	private const CLASSIC = array( 'template' => 'spesa-classic', 'stylesheet' => 'spesa-classic' );
	private const LINK    = '#<p class="spesa consent-link"><a href="/cookie-preferences">([^<]+)</a></p>#';

	private function page( string $path, array $request = array() ): string {
		return $this->visit( $path, array( 'options' => ( $request['options'] ?? array() ) + self::CLASSIC ) + $request )['html'];
	}

	public function test_LAW_12_a_theme_without_one_gets_it_with_and_without_elements_of_the_shop_whatever_the_settings_ask(): void {
		foreach ( array( '/', '/cart', '/pagina-semplice/', '/questa-pagina-non-esiste/' ) as $path ) {
			foreach ( array( '0', '1' ) as $asks ) {
				$html = $this->page( $path, array( 'options' => array( 'spesa_asks_consent' => $asks ) ) );
				$this->assertSame( 1, preg_match_all( self::LINK, $html, $found ), "$path $asks" );
				$this->assertSame( 'Preferenze sui cookie', $found[1][0] );
				$this->assertMatchesRegularExpression( '#<style id=["\']spesa-consent-link-inline-css["\'][^>]*>\s*\.spesa\.consent-link\{#', $html );
			}
		}
	}

	public function test_LAW_12_a_link_of_the_page_is_enough_however_it_is_written(): void {
		foreach ( array( 'href="/cookie-preferences"', "class='x' href='https://negozio.example.it/cookie-preferences/'", 'href="/cookie-preferences?x=1"', 'href=/cookie-preferences' ) as $written ) {
			$html = $this->page( '/', array( 'content' => "<p><a $written>Cookie</a></p>" ) );
			$this->assertDoesNotMatchRegularExpression( self::LINK, $html, $written );
		}
		foreach ( array( '/cookie-preferences', '<link rel="prefetch" href="/cookie-preferences">', '<a href="/cookie-preferences-2">', '<a href="/#" title="/cookie-preferences">' ) as $other ) {
			$this->assertMatchesRegularExpression( self::LINK, $this->page( '/', array( 'content' => $other ) ), $other );
		}
	}

	public function test_LAW_12_also_where_the_link_falls_between_two_pieces_of_the_page(): void {
		for ( $before = 8140; $before < 8200; $before += 7 ) {
			$html = $this->page( '/', array( 'content' => str_repeat( 'x', $before ) . '<a class="footer" href="/cookie-preferences">Cookie</a>' . str_repeat( 'y', 9000 ) ) );
			$this->assertDoesNotMatchRegularExpression( self::LINK, $html, (string) $before );
		}
	}

	public function test_LAW_12_in_the_language_of_the_page_and_the_same_for_every_visitor(): void {
		$this->assertMatchesRegularExpression( '#<p class="spesa consent-link"><a href="/cookie-preferences">Cookie[^<]*</a></p>#i', $this->page( '/pagina-semplice/', array( 'options' => array( 'WPLANG' => 'en_US' ) ) ) );
		$this->assertSame( $this->page( '/pagina-semplice/' ), $this->page( '/pagina-semplice/', array( 'cookies' => array( 'wp_consent_statistics' => 'allow' ) ) ) );
	}
}
