<?php
namespace Spesa;

/** Collects the blocks of a page before it renders and asks for everything they will show, all at once (design §5.6). */
final class Prefetch {
	/** Key → answered data with its time, or null where there was no answer. @var array<string, array|null> */
	private static $known = array();
	/** Keys of what the API says it does not know. @var array<string, true> */
	private static $refused = array();
	/** Keys of what the page's address names. @var array<string, true> */
	private static $routed = array();
	/** Requests for a page after the first that the address names. @var array<string, array> */
	private static $paged = array();
	/** Requests to repeat when the page has been sent. @var array<string, array> */
	private static $stale = array();

	public static function register(): void {
		add_action( 'template_redirect', array( __CLASS__, 'content' ), 5 );
		add_filter( 'template_include', array( __CLASS__, 'template' ), 99 );
	}

	/** The blocks of a route's page: whether its slug exists must be known before the theme chooses a template. */
	public static function content(): void {
		if ( '' !== Routes::page() ) {
			self::blocks( self::own() );
		}
	}

	/** All blocks of the page, with those of the block theme's template, parts and patterns, and what search engines are told. */
	public static function template( string $file ): string {
		global $_wp_current_template_content;
		if ( ! is_feed() ) {
			$blocks = array_merge( self::own(), BlockScan::text( (string) $_wp_current_template_content ) );
			self::blocks( $blocks, StructuredData::requests() );
			array_map( array( Assets::class, 'need' ), is_singular() ? Printed::in( get_queried_object()->post_content ) : array() );
		}
		return $file;
	}

	/** Asks for all blocks of the list that have a plan, each `{ name, attributes }`, and for the other requests. */
	public static function blocks( array $blocks, array $requests = array() ): void {
		foreach ( CategoryGrid::opened( $blocks ) as $block ) {
			$widget = Manifest::widget( $block['name'] );
			if ( $widget ) {
				Blocks::need( $block['name'] );
				Assets::need( $widget['tag'] );
				if ( ! $widget['personal'] ) {
					$requests = array_merge( $requests, Plan::requests( $widget, Element::values( $widget, $block['attributes'] ) ) );
				}
			}
		}
		self::load( Extension::prefetch( array_merge( $requests, Bindings::requests() ) ) );
	}

	/** What an element can show now, one entry for each answered request of its plan; late elements ask alone. */
	public static function answers( array $widget, array $values ): array {
		$requests = Plan::requests( $widget, $values );
		self::load( $requests );
		$answers = array();
		foreach ( $requests as $request ) {
			$known = self::$known[ AnswerCache::key( $request ) ] ?? null;
			if ( $known ) {
				$answers[] = array_diff_key( $known, array( 'endpoint' => true ) ) + $request;
			}
		}
		return $answers;
	}

	/** The data of one call outside a plan, or null; kept, unless words of a visitor are in it, which make endless keys. */
	public static function one( string $endpoint, array $input, bool $keep = true ): ?array {
		$request = array( 'keep' => $keep ) + self::request( $endpoint, $input );
		self::load( array( $request ) );
		return self::$known[ AnswerCache::key( $request ) ]['data'] ?? null;
	}

	/** The data of several calls outside a plan, asked at once; those without an answer are left out. @param array[] $inputs */
	public static function several( string $endpoint, array $inputs ): array {
		$requests = array_map( static fn( array $input ): array => self::request( $endpoint, $input ), $inputs );
		self::load( $requests );
		$known = array_map( static fn( array $request ): ?array => self::$known[ AnswerCache::key( $request ) ]['data'] ?? null, $requests );
		return array_values( array_filter( $known ) );
	}

	/** A request outside a plan. */
	public static function request( string $endpoint, array $input ): array {
		return array(
			'endpoint' => $endpoint,
			'input'    => $input,
			'keep'     => true,
		);
	}

	/** Has the API said that what the page's address names does not exist? */
	public static function unknown(): bool {
		return (bool) array_intersect_key( self::$routed, self::$refused );
	}

	/** Has the API said nothing about what the page's address names? */
	public static function unanswered(): bool {
		return (bool) array_diff_key( self::$routed, self::$refused, array_filter( self::$known ) );
	}

	/** Requests for a page after the first whose number stands in that parameter of the address. @return array[] */
	public static function paged( string $parameter ): array {
		return array_values( array_filter( self::$paged, static fn( array $request ): bool => $parameter === $request['paged'] ) );
	}

	/** How many pages the list of a request has, null where nobody answers. WordPress refuses a page after the last: it is asked for the first. */
	public static function pages( array $request ): ?int {
		$known = self::$known[ AnswerCache::key( $request ) ] ?? null;
		if ( ! $known && 'content' === Manifest::endpoint( $request['endpoint'] )['base'] ) {
			unset( $request['input']['page'], $request['paged'] );
			self::load( array( $request ) );
			$known = self::$known[ AnswerCache::key( $request ) ] ?? null;
		}
		return $known ? max( 1, $known['paging']['pages'] ?? $known['data']['page']['totPages'] ?? 1 ) : null;
	}

	/** All data of this page that came from an endpoint. */
	public static function found( string $endpoint ): array {
		$found = array();
		foreach ( self::$known as $known ) {
			if ( $known && $known['endpoint'] === $endpoint ) {
				$found[] = $known['data'];
			}
		}
		return $found;
	}

	/** Forgets what this request knows: for tests. */
	public static function forget(): void {
		self::$known   = array();
		self::$refused = array();
		self::$routed  = array();
		self::$paged   = array();
		self::$stale   = array();
	}

	/** The blocks of the post itself. */
	private static function own(): array {
		return is_singular() && ! is_feed() ? BlockScan::post( get_queried_object() ) : array();
	}

	private static function load( array $requests ): void {
		$unknown = array();
		foreach ( $requests as $request ) {
			$key             = AnswerCache::key( $request );
			$unknown[ $key ] = $request;
			if ( ! empty( $request['routed'] ) ) {
				self::$routed[ $key ] = true;
			}
			if ( ! empty( $request['paged'] ) ) {
				self::$paged[ $key ] = $request;
			}
		}
		$unknown = array_diff_key( $unknown, self::$known );
		$own     = array_filter( $unknown, static fn( array $request ): bool => 'content' === ( Manifest::endpoint( $request['endpoint'] )['base'] ?? '' ) );
		$unknown = array_diff_key( $unknown, $own );
		self::receive( $own, Content\Platform::ask( $own ) );
		AnswerCache::prime( array_keys( $unknown ) );
		$open = array();
		foreach ( $unknown as $key => $request ) {
			$kept = AnswerCache::read( $key );
			self::$known[ $key ] = $kept ? $kept + array( 'endpoint' => $request['endpoint'] ) : null;
			if ( ! $kept ) {
				$open[ $key ] = $request;
			} elseif ( AnswerCache::stale( $kept ) ) {
				self::later( $key, $request );
			}
		}
		if ( ! $open ) {
			return;
		}
		$answers = ShopApi::ask( $open );
		self::receive( $open, $answers );
		if ( array_diff_key( $open, $answers ) ) {
			Outage::lack();
		}
	}

	private static function receive( array $requests, array $answers ): void {
		foreach ( $answers as $key => $answer ) {
			if ( 0 !== $answer['status'] ) {
				if ( in_array( $answer['status'], ShopApi::UNKNOWN, true ) ) {
					self::$refused[ $key ] = true;
				}
				continue;
			}
			if ( self::namesNothing( $requests[ $key ], $answer['data'] ) ) {
				self::$refused[ $key ] = true;
				continue;
			}
			$kept = self::isKept( $requests[ $key ] ) && ! self::isBeyond( $requests[ $key ]['input'], $answer['data'] ) ? AnswerCache::write( $key, $answer['data'] ) : array(
				'at'   => self::minute(),
				'data' => $answer['data'],
			) + array_intersect_key( $answer, array( 'paging' => true ) );
			self::$known[ $key ] = $kept + array( 'endpoint' => $requests[ $key ]['endpoint'] );
		}
	}

	/** Is this the search for what the page is about, and nothing was found? */
	private static function namesNothing( array $request, array $data ): bool {
		return ! empty( $request['routed'] ) && Pages::fact( Routes::page(), 'about' ) === $request['endpoint'] && ! array_filter( $data );
	}

	/** When this minute began, in ms: an answer that is not kept would print another time into every view of the page (WP-12). */
	private static function minute(): int {
		return intdiv( time(), MINUTE_IN_SECONDS ) * MINUTE_IN_SECONDS * 1000;
	}

	/** What WordPress itself holds is read anew for every page. */
	private static function isKept( array $request ): bool {
		return $request['keep'] && 'content' !== ( Manifest::endpoint( $request['endpoint'] )['base'] ?? '' );
	}

	/** Is this a page after the last one? Their numbers are endless. */
	private static function isBeyond( array $input, array $data ): bool {
		return ( $input['page'] ?? 1 ) > max( 1, $data['page']['totPages'] ?? 0 );
	}

	/** One process refreshes a stale answer once its page is on the way. */
	private static function later( string $key, array $request ): void {
		if ( ! AnswerCache::lock( $key ) ) {
			return;
		}
		if ( ! self::$stale ) {
			add_action( 'shutdown', array( __CLASS__, 'refresh' ), 1 );
		}
		self::$stale[ $key ] = $request;
	}

	/** Asks again for what was served stale. */
	public static function refresh(): void {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		}
		ShopApi::restart();
		$stale       = self::$stale;
		self::$stale = array();
		self::receive( $stale, ShopApi::ask( $stale ) );
		array_map( array( AnswerCache::class, 'unlock' ), array_keys( $stale ) );
	}
}
