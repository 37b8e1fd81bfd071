<?php
use Spesa\Manifest;
use Spesa\Pages;

/**
 * Pages of a site in several languages, as Polylang and WPML make one with what they publish.
 *
 * @group visit
 */
final class LanguageVisitTest extends VisitCase {
	/** German page of the cart and of a category. @var int[] */
	private $made = array();

	protected function setUp(): void {
		foreach ( array( 'cart', 'category' ) as $name ) {
			$this->needs( $name );
			$this->made[ $name ] = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => "$name auf Deutsch", 'post_content' => get_post( Pages::ids()[ $name ] )->post_content ) );
		}
		update_option( 'test_translations', array( Pages::ids()['cart'] => array( 'de' => $this->made['cart'] ), Pages::ids()['category'] => array( 'de' => $this->made['category'] ) ) );
	}

	protected function tearDown(): void {
		parent::tearDown();
		foreach ( $this->made as $post ) {
			wp_delete_post( $post, true );
		}
		delete_option( 'test_translations' );
	}

	private function config( array $visit ): array {
		$this->assertSame( 1, preg_match( '#<script type="application/json" data-spesa-config([^>]*)>(.*?)</script>#s', $visit['html'], $script ), substr( $visit['html'], 0, 400 ) );
		return json_decode( $script[2], true ) + array( 'attributes' => $script[1] );
	}

	private function category( string $path, string $plugin ): array {
		return $this->visit( $path, array( 'plugin' => $plugin, 'answers' => array( '/category' => array( 'category' => self::TREE['categories'][0] ), '/products' => self::list() ) ) );
	}

	public static function plugins(): array {
		return array( 'Polylang' => array( 'polylang' ), 'WPML' => array( 'wpml' ) );
	}

	/** @dataProvider plugins */
	public function test_a_page_in_German_says_so_and_brings_its_texts_before_the_loader( string $plugin ): void {
		$visit  = $this->visit( '/de/cart', array( 'plugin' => $plugin ) );
		$config = $this->config( $visit );
		$this->assertSame( array( 200, 'de', 'italian' ), array( $visit['status'], $config['language'], $config['currencyForm'] ?? 'italian' ) );
		$this->assertMatchesRegularExpression( '#data-loader="[^"]*language-de\.js\?ver=[^"]+" data-then="[^"]*loader\.js\?ver=#', $config['attributes'] );
		$this->assertStringContainsString( 'cart auf Deutsch', $visit['html'] );
		$this->assertStringContainsString( 'lang="de-DE"', $visit['html'] );
	}

	/** @dataProvider plugins */
	public function test_links_of_the_shop_stay_in_the_language_where_the_page_is_translated_and_lead_to_the_first_one_elsewhere( string $plugin ): void {
		$config = $this->config( $this->visit( '/de/cart', array( 'plugin' => $plugin ) ) );
		$this->assertSame( '/de/cart', $config['pages']['cart'] );
		$this->assertSame( '/de/category/{slug}', $config['pages']['category'] );
		$this->assertSame( '/de/', $config['pages']['home'] );
		$this->assertSame( '/checkout', $config['pages']['checkout'] ?? Manifest::config()['pages']['checkout'] );
	}

	/** @dataProvider plugins */
	public function test_the_Italian_pages_of_such_a_site_are_as_without_it( string $plugin ): void {
		$own   = fn( string $with ): string => (string) preg_replace( '/"at":\d+|[0-9a-f]{10}|<script type="speculationrules">.*?<\/script>/s', '', $this->config( $this->visit( '/cart', array( 'plugin' => $with ) ) )['attributes'] );
		$alone = $this->config( $this->visit( '/cart' ) );
		$with  = $this->config( $this->visit( '/cart', array( 'plugin' => $plugin ) ) );
		$this->assertSame( $alone, $with );
		$this->assertArrayNotHasKey( 'language', $with );
		$this->assertSame( $own( '' ), $own( $plugin ) );
	}

	/** @dataProvider plugins */
	public function test_what_PHP_prints_of_a_category_is_German_asked_in_German_and_kept_apart_from_the_Italian_answer( string $plugin ): void {
		$italian    = $this->category( '/category/prova-frutta', $plugin );
		$this->keep = true;
		$german     = $this->category( '/de/category/prova-frutta', $plugin );
		$this->assertSame( array( 200, 200 ), array( $italian['status'], $german['status'] ) );
		$this->assertNotSame( array(), $german['asked'], 'the German page has taken the Italian answer' );
		$added = static fn( string $language ): string => str_replace( '{name}', 'Mele golden', Manifest::texts( $language )['catalogue.addName'] );
		$this->assertStringContainsString( $added( 'de' ), $german['html'] );
		$this->assertStringContainsString( $added( 'it' ), $italian['html'] );
		$this->assertStringNotContainsString( $added( 'it' ), $german['html'] );
		$this->assertStringContainsString( '/de/category/prova-frutta/mele', $german['html'] );
	}

	/** @dataProvider plugins */
	public function test_a_category_names_its_addresses_in_the_other_languages_that_have_its_page( string $plugin ): void {
		foreach ( array( '/category/prova-frutta/mele', '/de/category/prova-frutta/mele' ) as $path ) {
			preg_match_all( '/hreflang="(\w+)" href="([^"]*)"/', $this->category( $path, $plugin )['html'], $found );
			$paths = array_map( static fn( string $url ): string => (string) parse_url( $url, PHP_URL_PATH ), array_combine( $found[1], $found[2] ) );
			$this->assertSame( array( 'it' => '/category/prova-frutta/mele', 'en' => '', 'de' => '/de/category/prova-frutta/mele' ), $paths, $path );
		}
	}

	public static function domains(): array {
		return array( 'Polylang' => array( 'polylang-domains' ), 'WPML' => array( 'wpml-domains' ) );
	}

	/** A page of a site with a domain for each language. */
	private function onHost( string $host, string $path, string $plugin ): array {
		$home = 'http://negozio.example.it';
		return $this->visit( $path, array( 'plugin' => $plugin, 'headers' => array( 'HTTP_HOST' => $host, 'SERVER_NAME' => $host ), 'options' => array( 'home' => $home, 'siteurl' => $home ), 'answers' => array( '/category' => array( 'category' => self::TREE['categories'][0] ), '/products' => self::list() ) ) );
	}

	/** @dataProvider domains */
	public function test_a_language_with_a_domain_of_its_own_is_told_by_the_host_and_its_links_stay_there( string $plugin ): void {
		$german = $this->onHost( 'laden.example.de', '/cart', $plugin );
		$config = $this->config( $german );
		$this->assertSame( array( 200, 'de' ), array( $german['status'], $config['language'] ) );
		$this->assertStringContainsString( 'cart auf Deutsch', $german['html'] );
		$this->assertSame( $this->config( $this->visit( '/cart' ) )['pages'] ?? null, $config['pages'] ?? null, 'links are paths below whatever host' );
		$italian = $this->onHost( 'negozio.example.it', '/cart', $plugin );
		$this->assertArrayNotHasKey( 'language', $this->config( $italian ) );
		$this->assertStringNotContainsString( 'cart auf Deutsch', $italian['html'] );
	}

	/** @dataProvider domains */
	public function test_what_a_page_loads_comes_from_its_own_domain( string $plugin ): void {
		$german = $this->onHost( 'laden.example.de', '/category/prova-frutta', $plugin );
		$config = $this->config( $german );
		$this->assertMatchesRegularExpression( '#data-loader="/wp-content/plugins/spesa/dist/\w+/language-de#', $config['attributes'] );
		$this->assertStringNotContainsString( 'importmap', $german['html'] );
		$this->assertDoesNotMatchRegularExpression( '#negozio\.example\.it[^"\'\s]*/spesa/#', $german['html'] );
		$this->assertStringContainsString( 'property="og:url" content="http://laden.example.de/', $german['html'] );
	}

	/** @dataProvider domains */
	public function test_a_category_names_its_addresses_on_the_domains_of_the_other_languages( string $plugin ): void {
		foreach ( array( 'negozio.example.it', 'laden.example.de' ) as $host ) {
			preg_match_all( '/hreflang="(\w+)" href="([^"]*)"/', $this->onHost( $host, '/category/prova-frutta/mele', $plugin )['html'], $found );
			$this->assertSame( array( 'it' => 'http://negozio.example.it/category/prova-frutta/mele', 'en' => '', 'de' => 'http://laden.example.de/category/prova-frutta/mele' ), array_combine( $found[1], $found[2] ), $host );
		}
	}

	public function test_a_language_that_the_plugin_has_no_texts_in_is_Italian_and_its_elements_say_so(): void {
		$visit = $this->visit( '/cart', array( 'options' => array( 'WPLANG' => 'fr_FR' ) ) );
		$this->assertArrayNotHasKey( 'language', $this->config( $visit ) );
		$this->assertMatchesRegularExpression( '/<spesa-cart-page[^>]* lang="it"/', $visit['html'] );
	}

	public function test_a_site_in_English_alone_is_in_English_without_any_other_plugin(): void {
		$visit = $this->visit( '/cart', array( 'options' => array( 'WPLANG' => 'en_GB' ) ) );
		$this->assertSame( array( 'en', 'english' ), array( $this->config( $visit )['language'], $this->config( $visit )['currencyForm'] ?? Manifest::config()['currencyForm'] ) );
	}
}
