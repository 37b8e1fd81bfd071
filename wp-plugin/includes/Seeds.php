<?php
namespace Spesa;

/** The answers that the elements of a page were printed from, once for the whole page at the end of its body (design §5.6). */
final class Seeds {
	/** Key → answer, in the order in which elements name them. @var array<string, array> */
	private static $answers = array();
	/** Id → a product's record and its fields. @var array<int, array> */
	private static $products = array();
	/** @var bool */
	private static $printed = false;

	public static function register(): void {
		add_action( 'wp_footer', array( __CLASS__, 'show' ), 1 );
	}

	/** Keeps the answers of an element; their numbers for its attribute `data-seeds`, empty where no page prints them. */
	public static function add( array $answers ): string {
		if ( self::$printed || is_feed() || is_admin() || ( defined( 'REST_REQUEST' ) && REST_REQUEST ) ) {
			return '';
		}
		$numbers = array();
		foreach ( $answers as $answer ) {
			$key                   = AnswerCache::key( $answer ) . '|' . implode( ' ', $answer['without'] );
			self::$answers[ $key ] = self::$answers[ $key ] ?? $answer;
			$numbers[]             = array_search( $key, array_keys( self::$answers ), true );
		}
		return implode( ' ', $numbers );
	}

	public static function show(): void {
		if ( self::$answers && ! self::$printed ) {
			echo self::script(); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Json.
			self::$printed = true;
		}
	}

	/** The script element that holds them: a product that several lists show stands there once. */
	public static function script(): string {
		self::$products = array();
		$answers        = array_map( array( __CLASS__, 'answer' ), array_values( self::$answers ) );
		$products       = array();
		foreach ( self::$products as $id => list( $record, $fields ) ) {
			$products[ $id ] = Json::records( self::filled( $record, $fields ), $fields );
		}
		ksort( $products ); // Neighbours are of one shelf and share their words: the page compresses better.
		$seeds = array(
			'products' => (object) $products,
			'answers'  => $answers,
		);
		return '<script type="application/json" data-spesa-seeds>' . Json::script( $seeds ) . "</script>\n";
	}

	/** Forgets the page: for tests. */
	public static function forget(): void {
		self::$answers = array();
		self::$printed = false;
	}

	/** Without its empty lists: a reader has none where none stands. */
	private static function filled( array $record, $fields ): array {
		return array_filter( $record, static fn( $value, $name ): bool => array() !== $value || ! isset( $fields[ $name ]['[]'] ), ARRAY_FILTER_USE_BOTH );
	}

	private static function answer( array $answer ): array {
		$fields = Manifest::endpoint( $answer['endpoint'] )['fields'];
		$data   = Json::without( $answer['data'], $answer['without'] );
		return array(
			'endpoint' => $answer['endpoint'],
			'input'    => (object) $answer['input'],
			'hash'     => $answer['hash'],
			'at'       => $answer['at'],
			'data'     => Json::records( self::shared( $data, $fields ), $fields ),
		);
	}

	/**
	 * The same answer, the products of its lists named by their ids.
	 *
	 * @param mixed     $value
	 * @param array|int $fields As for Json::prune().
	 * @return mixed
	 */
	private static function shared( $value, $fields ) {
		if ( ! is_array( $value ) || ! is_array( $fields ) ) {
			return $value;
		}
		foreach ( $value as $name => $item ) {
			$inner = $fields['[]'] ?? $fields[ $name ] ?? $fields['*'] ?? 1;
			if ( 'products' === $name && is_array( $item ) && isset( $inner['[]'] ) ) {
				$value[ $name ] = array_map( static fn( $product ) => self::named( $product, $inner['[]'] ), $item );
			} else {
				$value[ $name ] = self::shared( $item, $inner );
			}
		}
		return $value;
	}

	/** A reference to the product in the table; one whose record differs from that in the table stays as it is. */
	private static function named( $product, $fields ) {
		$id = $product['productId'] ?? null;
		if ( ! is_int( $id ) ) {
			return $product;
		}
		self::$products[ $id ] = self::$products[ $id ] ?? array( $product, $fields );
		return self::$products[ $id ][0] === $product ? array( '$product' => $id ) : $product;
	}
}
