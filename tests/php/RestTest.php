<?php
use Spesa\Content\Types;
use Spesa\Forms\Form;

/** Who may do what at the plugin's REST routes. */
final class RestTest extends SiteCase {
	private const ROLES = array( '', 'subscriber', 'contributor', 'author', 'editor', 'administrator' );
	/** The reads that the specification makes public (§7, wire P15), by the beginning of their route. */
	private const PUBLIC_READS = array( '/custom/v1/get_mail_pars', '/custom/v1/trader', '/custom/v1/magazine', '/custom/v1/next-gen', '/custom/ali/search', '/wp-api-menus/v2/menu-locations/', '/wp/v2/recipepid/', '/wp/v2/slides_by_id/', '/wp/v2/new_slides/' );

	/** Routes that the plugin itself registers: route → handlers. */
	private static function own(): array {
		$own = array();
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			foreach ( $handlers as $handler ) {
				$callback = $handler['callback'];
				$of       = $callback instanceof Closure ? (string) ( new ReflectionFunction( $callback ) )->getFileName() : ( is_array( $callback ) ? ( is_object( $callback[0] ) ? get_class( $callback[0] ) : $callback[0] ) : $callback );
				if ( 0 === strpos( $of, 'Spesa\\' ) || 0 === strpos( $of, SPESA_DIR ) ) {
					$own[ $route ][] = $handler;
				}
			}
		}
		return $own;
	}

	private function become( string $role ): void {
		wp_set_current_user( '' === $role ? 0 : wp_insert_user( array( 'user_login' => "rest-$role", 'user_pass' => 'x', 'role' => $role ) ) );
	}

	public function test_WP_01_every_route_has_a_permission_callback_and_no_role_reaches_more_than_the_documented_public_reads(): void {
		$own  = self::own();
		$read = array();
		foreach ( $own as $route => $handlers ) {
			foreach ( $handlers as $handler ) {
				$this->assertTrue( is_callable( $handler['permission_callback'] ?? null ), $route );
				if ( '__return_true' === $handler['permission_callback'] ) {
					$this->assertSame( array( 'GET' => true ), $handler['methods'], "$route is open to all and must only read" );
					$read[] = $route;
				}
			}
		}
		foreach ( $read as $route ) {
			$known = array_filter( self::PUBLIC_READS, static fn( string $start ): bool => 0 === strpos( $route, $start ) || 0 === strpos( $route, self::ours( $start ) ) );
			$this->assertNotEmpty( $known, "$route is not documented as public" );
		}
		// Each at the path of the specification and in our own namespace.
		$this->assertCount( 2 * count( self::PUBLIC_READS ), $read );
		$this->assertCount( count( self::PUBLIC_READS ), preg_grep( '#^/spesa/v1/#', $read ) );
		// What is left answers by WordPress' own controllers, which the matrix below asks.
		foreach ( array_diff( array_keys( $own ), $read ) as $route ) {
			$this->assertMatchesRegularExpression( '#^/(wp/v2/(magazine|next-gen)(/|$)|spesa/v1/health/)#', $route );
		}
	}

	/** The same read in the namespace of the plugin. */
	private static function ours( string $route ): string {
		return (string) preg_replace( '#^/(custom/v1|custom|wp-api-menus/v2|wp/v2)/#', '/spesa/v1/', $route );
	}

	public function test_a_read_says_the_same_in_both_places(): void {
		foreach ( array( '/custom/v1/trader', '/wp-api-menus/v2/menu-locations/none', '/wp/v2/slides_by_id/none', '/wp/v2/recipepid/7/light', '/custom/v1/get_mail_pars' ) as $route ) {
			$answers = array();
			foreach ( array( $route, self::ours( $route ) ) as $address ) {
				$answer    = rest_get_server()->dispatch( new WP_REST_Request( 'GET', $address ) );
				$answers[] = array( $answer->get_status(), $answer->get_data() );
			}
			$this->assertSame( $answers[0], $answers[1], $route );
		}
	}

	/** What a visitor gets who has the answer of this tag already. */
	private static function asked( string $route, string $tag = '' ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_header( 'If-None-Match', $tag );
		return rest_get_server()->dispatch( $request );
	}

	public function test_a_cache_may_keep_what_is_the_same_for_everybody_and_asks_by_its_tag_whether_it_still_is(): void {
		$first = self::asked( '/spesa/v1/trader' );
		$tag   = $first->get_headers()['ETag'];
		$this->assertSame( 'public, max-age=60, stale-while-revalidate=600', $first->get_headers()['Cache-Control'] );
		$again = self::asked( '/spesa/v1/trader', "\"other\", $tag" );
		$this->assertSame( array( 304, null, $tag ), array( $again->get_status(), $again->get_data(), $again->get_headers()['ETag'] ) );
		$this->settings( array( 'trader_name' => 'Un altro nome' ) );
		$changed = self::asked( '/spesa/v1/trader', $tag );
		$this->assertSame( 200, $changed->get_status() );
		$this->assertNotSame( $tag, $changed->get_headers()['ETag'] );
	}

	public function test_no_cache_keeps_a_form_an_error_or_what_somebody_logged_in_is_told(): void {
		$form = wp_insert_post( array( 'post_type' => Form::TYPE, 'post_status' => 'publish', 'post_title' => 'Modulo' ) );
		$read = new WP_REST_Request( 'GET', '/custom/v1/get_mail_pars' );
		$read->set_query_params( array( 'form_id' => $form ) );
		$kept = rest_get_server()->dispatch( $read )->get_headers();
		$this->assertSame( array( 'no-store', null ), array( $kept['Cache-Control'] ?? null, $kept['ETag'] ?? null ) );
		$this->assertArrayNotHasKey( 'Cache-Control', self::asked( '/spesa/v1/none' )->get_headers() );
		$this->become( 'editor' );
		$this->assertArrayNotHasKey( 'Cache-Control', self::asked( '/spesa/v1/trader' )->get_headers() );
	}

	/** Visitor, subscriber, contributor, author, editor, administrator; the last one finds deleted or taken what the one before could. */
	public static function matrix(): array {
		$words = array( 'title' => 'Prova', 'status' => 'publish' );
		return array(
			'an article is written'            => array( 'POST', '/wp/v2/magazine', $words, array( 401, 403, 403, 201, 201, 201 ) ),
			'another’s article is changed'     => array( 'POST', '/wp/v2/magazine/{article}', array( 'title' => 'Altro' ), array( 401, 403, 403, 403, 200, 200 ) ),
			'another’s article is deleted'     => array( 'DELETE', '/wp/v2/magazine/{article}', array( 'force' => true ), array( 401, 403, 403, 403, 200, 404 ) ),
			'a published article is read'      => array( 'GET', '/wp/v2/magazine/{article}', array(), array( 200, 200, 200, 200, 200, 200 ) ),
			'its editor’s view'                => array( 'GET', '/wp/v2/magazine/{article}', array( 'context' => 'edit' ), array( 401, 403, 403, 403, 200, 200 ) ),
			'another’s draft is read'          => array( 'GET', '/wp/v2/next-gen/{draft}', array(), array( 401, 403, 403, 403, 200, 200 ) ),
			'revisions of an article'          => array( 'GET', '/wp/v2/magazine/{article}/revisions', array(), array( 401, 403, 403, 403, 200, 200 ) ),
			'a category of articles is made'   => array( 'POST', '/wp/v2/article-categories', array( 'name' => 'Nuova' ), array( 401, 403, 403, 403, 201, 400 ) ),
			'a form is made'                   => array( 'POST', '/wp/v2/spesa_form', $words, array( 401, 403, 403, 403, 201, 201 ) ),
			'a form is changed'                => array( 'POST', '/wp/v2/spesa_form/{form}', array( 'title' => 'Altro' ), array( 401, 403, 403, 403, 200, 200 ) ),
			'a form is deleted'                => array( 'DELETE', '/wp/v2/spesa_form/{form}', array( 'force' => true ), array( 401, 403, 403, 403, 200, 404 ) ),
			'a form as its editor sees it'     => array( 'GET', '/wp/v2/spesa_form/{form}', array( 'context' => 'edit' ), array( 401, 403, 403, 403, 200, 200 ) ),
			'Site Health asks'                 => array( 'GET', '/spesa/v1/health/content', array(), array( 401, 403, 403, 403, 403, 200 ) ),
			'the settings are no REST setting' => array( 'POST', '/wp/v2/settings', array( 'spesa_settings' => array( 'api' => '/x' ) ), array( 401, 403, 403, 403, 403, 200 ) ),
		);
	}

	/** @dataProvider matrix */
	public function test_WP_01_six_roles( string $method, string $route, array $given, array $expected ): void {
		$posts  = array(
			'{article}' => wp_insert_post( array( 'post_type' => Types::SECTIONS['magazine'], 'post_status' => 'publish', 'post_title' => 'Zucca', 'post_author' => 1 ) ),
			'{draft}'   => wp_insert_post( array( 'post_type' => Types::SECTIONS['next-gen'], 'post_status' => 'draft', 'post_title' => 'Bozza', 'post_author' => 1 ) ),
			'{form}'    => wp_insert_post( array( 'post_type' => Form::TYPE, 'post_status' => 'publish', 'post_title' => 'Modulo', 'post_author' => 1 ) ),
		);
		$before = get_option( 'spesa_settings' );
		$seen   = array();
		foreach ( self::ROLES as $role ) {
			$this->become( $role );
			$request = new WP_REST_Request( $method, strtr( $route, array_map( 'strval', $posts ) ) );
			$request->set_query_params( 'GET' === $method ? $given : array() );
			$request->set_body_params( 'GET' === $method ? array() : $given );
			$seen[] = rest_get_server()->dispatch( $request )->get_status();
		}
		$this->assertSame( $expected, $seen );
		$this->assertSame( $before, get_option( 'spesa_settings' ) );
	}

	public function test_WP_01_what_visitors_have_sent_stands_at_no_route(): void {
		$routes = array_keys( rest_get_server()->get_routes() );
		$this->assertSame( array(), preg_grep( '/spesa_entry|spesa_slide/', $routes ) );
		$this->become( 'administrator' );
		$this->assertSame( 404, rest_get_server()->dispatch( new WP_REST_Request( 'GET', '/wp/v2/spesa_entry' ) )->get_status() );
	}
}
