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
		wp_set_current_user( '' === $role ? 0 : wp_insert_user( array( 'user_login' => "rest-$role-" . wp_rand(), 'user_pass' => 'x', 'role' => $role ) ) );
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
			$this->assertNotEmpty( array_filter( self::PUBLIC_READS, static fn( string $start ): bool => 0 === strpos( $route, $start ) ), "$route is not documented as public" );
		}
		$this->assertCount( count( self::PUBLIC_READS ), $read );
		// What is left answers by WordPress' own controllers, which the matrix below asks.
		foreach ( array_diff( array_keys( $own ), $read ) as $route ) {
			$this->assertMatchesRegularExpression( '#^/wp/v2/(magazine|next-gen)(/|$)#', $route );
		}
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
