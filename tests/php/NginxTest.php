<?php
use Spesa\Content\Arrival;
use Spesa\Health;

require_once __DIR__ . '/ServedSite.php';

/**
 * The addresses of the content platform behind the real nginx, with PHP behind `try_files $uri =404`.
 *
 * @group visit
 */
final class NginxTest extends PHPUnit\Framework\TestCase {
	/** What README.md asks of a server whose own configuration stays. */
	private const PASSED_ON = 'location ^~ /p/ { try_files $uri /index.php$is_args$args; }';
	/** Origin of PHP. @var string */
	private static $php = '';
	/** Origin of the nginx with these locations. @var string[] */
	private static $opened = array();
	/** Origin of the nginx of this test. @var string */
	private $origin = '';

	public static function setUpBeforeClass(): void {
		if ( ! ServedSite::hasNginx() ) {
			self::markTestSkipped( 'nginx is not installed: apt-get install nginx-light' );
		}
		self::$php = ServedSite::open();
	}

	public static function tearDownAfterClass(): void {
		ServedSite::close();
	}

	protected function tearDown(): void {
		foreach ( array( 'option_home', 'option_siteurl' ) as $option ) {
			remove_filter( $option, array( $this, 'origin' ), 200 );
		}
	}

	public function origin(): string {
		return $this->origin;
	}

	/** Gives the site the address of an nginx in front of it. */
	private function behind( string $locations ): string {
		self::$opened[ $locations ] = self::$opened[ $locations ] ?? ServedSite::behindNginx( self::$php, $locations );
		$this->origin               = self::$opened[ $locations ];
		foreach ( array( 'option_home', 'option_siteurl' ) as $option ) {
			add_filter( $option, array( $this, 'origin' ), 200 );
		}
		return $this->origin;
	}

	/** @return array{int, string} Status and body. */
	private function get( string $address ): array {
		$handle = curl_init( $address );
		curl_setopt_array( $handle, array( CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 20 ) );
		$body = curl_exec( $handle );
		return array( curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ), trim( (string) $body ) );
	}

	public function test_where_nginx_passes_p_on_the_plugin_answers_both_addresses_and_site_health_is_content(): void {
		$origin = $this->behind( self::PASSED_ON );
		list( $status, $read ) = $this->get( "$origin/p/wp-json/custom/v1/trader" );
		$this->assertSame( 200, $status );
		$this->assertArrayHasKey( 'trader', json_decode( $read, true ) );
		$this->assertSame( array( 200, '{"spesa":true}' ), $this->get( "$origin/p/wp-admin/admin-ajax.php?action=spesa_here" ) );
		$this->assertSame( 'good', Health::content()['status'], Health::content()['description'] );
	}

	/** Reads of docs/checklists/calls.tsv, one of each way to answer → their path and query, asked of the demo site, and a text that only the right answer has. */
	public static function reads(): array {
		$rows = array(
			'wp-api-menus/v2/menu-locations/{location}' => array( 'wp-api-menus/v2/menu-locations/spesa-main', 'Chi produce' ),
			'wp/v2/pages'                               => array( 'wp/v2/pages?slug=recesso', 'Diritto di recesso' ),
			'wp/v2/{custom post type}'                  => array( 'wp/v2/next-gen?per_page=2&page=1&hash=w0d0t0&random=true&category=risparmio', '"slug":"risparmio"' ),
			'custom/v1/{endpoint}'                      => array( 'custom/v1/magazine', 'Stagioni' ),
			'custom/v1/get_mail_pars'                   => array( 'custom/v1/get_mail_pars?form_id={form}', 'uploadNonce' ),
		);
		$named = array();
		foreach ( $rows as $name => $row ) {
			$named[ "[GET /p/wp-json/$name]" ] = $row;
		}
		return $named;
	}

	/** @dataProvider reads */
	public function test_a_browser_reads_it_at_p_behind_nginx_as_Debian_brings_it( string $path, string $told ): void {
		$form                  = get_page_by_path( 'scrivici', OBJECT, Spesa\Forms\Form::TYPE );
		list( $status, $read ) = $this->get( $this->behind( '' ) . '/p/wp-json/' . str_replace( '{form}', (string) $form->ID, $path ) );
		$this->assertSame( 200, $status );
		$this->assertNotEmpty( json_decode( $read, true ) );
		$this->assertStringContainsString( $told, $read );
	}

	public function test_where_it_does_not_site_health_names_the_address_and_what_to_write(): void {
		$origin = $this->behind( '' );
		$this->assertSame( 200, $this->get( "$origin/p/wp-json/custom/v1/trader" )[0] );
		$this->assertSame( 404, $this->get( "$origin/p/wp-admin/admin-ajax.php?action=spesa_here" )[0] );
		$this->assertCount( 1, Arrival::faults() );
		$this->assertSame( 'recommended', Health::content()['status'] );
		$this->assertStringContainsString( "$origin/p/wp-admin/admin-ajax.php", Health::content()['description'] );
		// The elements themselves ask where WordPress really is.
		$config = Spesa\Config::values();
		$this->assertSame( array( '/wp-json', '/wp-admin/admin-ajax.php' ), array( $config['content'], $config['ajax'] ) );
	}
}
