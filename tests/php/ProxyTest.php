<?php
/** Reads that go out side by side go by the proxy that wp-config.php names, and past it where that says so. */
final class ProxyTest extends PHPUnit\Framework\TestCase {
	/** @var resource|null */
	private $proxy;
	/** @var string */
	private $origin = '';

	protected function setUp(): void {
		list( $this->proxy, $this->origin ) = Php::serve( array( __DIR__ . '/plugins/proxy.php' ) );
	}

	protected function tearDown(): void {
		proc_terminate( $this->proxy );
		proc_close( $this->proxy );
	}

	/** What a site with these constants is answered by these addresses: `body` or the message of the error. */
	private function many( array $constants, array $urls ): array {
		$code = '';
		foreach ( $constants as $name => $value ) {
			$code .= sprintf( 'define( %s, %s );', var_export( $name, true ), var_export( $value, true ) );
		}
		$code .= sprintf( '$_SERVER["HTTP_HOST"] = "127.0.0.1"; require %s; $given = Spesa\\Http::many( %s, array(), 5.0 ); echo "<<<", wp_json_encode( array_map( static fn( $one ) => is_wp_error( $one ) ? $one->get_error_message() : $one["body"], $given ) );', var_export( getenv( 'WP_DIR' ) . '/wp-load.php', true ), var_export( $urls, true ) );
		$process = proc_open( array_merge( Php::command(), array( '-d', 'display_errors=0', '-r', $code ) ), array( 1 => array( 'pipe', 'w' ), 2 => Php::NOWHERE ), $pipes );
		$said    = (string) stream_get_contents( $pipes[1] );
		proc_close( $process );
		return (array) json_decode( explode( '<<<', $said )[1] ?? 'null', true );
	}

	private function constants(): array {
		$place = wp_parse_url( $this->origin );
		return array( 'WP_PROXY_HOST' => $place['host'], 'WP_PROXY_PORT' => $place['port'], 'WP_HTTP_BLOCK_EXTERNAL' => false );
	}

	public function test_all_reads_go_through_the_proxy_with_its_login(): void {
		$login = array( 'WP_PROXY_USERNAME' => 'anna', 'WP_PROXY_PASSWORD' => 'segreta' );
		$given = $this->many( $this->constants() + $login, array( 'a' => 'http://api.example.test/ebsn/api/a?x=1', 'b' => 'http://api.example.test/ebsn/api/b' ) );
		$by    = 'Basic ' . base64_encode( 'anna:segreta' );
		ksort( $given );
		$this->assertSame( array( 'a' => "http://api.example.test/ebsn/api/a?x=1 $by", 'b' => "http://api.example.test/ebsn/api/b $by" ), $given );
	}

	public function test_hosts_that_pass_the_proxy_by_are_asked_themselves(): void {
		$given = $this->many( $this->constants() + array( 'WP_PROXY_BYPASS_HOSTS' => 'direct.invalid' ), array( 'a' => 'http://direct.invalid/a', 'b' => 'http://api.example.test/b' ) );
		$this->assertStringContainsString( 'direct.invalid', $given['a'] );
		$this->assertStringStartsNotWith( 'http://direct.invalid', $given['a'] );
		$this->assertSame( 'http://api.example.test/b ', $given['b'] );
	}

	public function test_a_site_that_may_not_call_others_calls_none_even_by_a_proxy(): void {
		$given = $this->many( array( 'WP_HTTP_BLOCK_EXTERNAL' => true, 'WP_ACCESSIBLE_HOSTS' => 'api.example.test' ) + $this->constants(), array( 'a' => 'http://other.example.test/a', 'b' => 'http://api.example.test/b' ) );
		$this->assertStringContainsString( 'WP_HTTP_BLOCK_EXTERNAL', $given['a'] );
		$this->assertSame( 'http://api.example.test/b ', $given['b'] );
	}

	public function test_those_who_watch_or_change_answers_of_wordpress_own_http_see_each_of_ours(): void {
		$seen = array();
		$watch = static function ( $answer, $context, $by, $asked, $url ) use ( &$seen ): void {
			$seen[ $url ] = array( is_wp_error( $answer ), $asked['method'] );
		};
		$change = static fn( array $answer, array $asked, string $url ): array => array( 'body' => "changed $url" ) + $answer;
		add_action( 'http_api_debug', $watch, 10, 5 );
		add_filter( 'http_response', $change, 10, 3 );
		$urls  = array( 'a' => "$this->origin/a", 'none' => 'http://127.0.0.1:9/none' );
		$given = Spesa\Http::many( $urls, array(), 5.0 );
		remove_action( 'http_api_debug', $watch );
		remove_filter( 'http_response', $change );
		$this->assertEqualsCanonicalizing( array_values( $urls ), array_keys( $seen ) );
		$this->assertSame( array( array( false, 'GET' ), array( true, 'GET' ) ), array( $seen[ $urls['a'] ], $seen[ $urls['none'] ] ) );
		$this->assertSame( "changed {$urls['a']}", $given['a']['body'] );
		$this->assertInstanceOf( WP_Error::class, $given['none'] );
	}
}
