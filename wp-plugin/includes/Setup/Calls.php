<?php
namespace Spesa\Setup;

use Spesa\Http;
use Spesa\Manifest;
use Spesa\Settings;
use Spesa\ShopApi;

/** Asks the shop API every public call that the shop is built on, and says which are there. Nothing is written there. */
final class Calls {
	private const SECONDS = 5.0;
	/** Kept for the setup screen, for as long as somebody stands before it. */
	private const RESULT = 'spesa_calls_';

	/** Call → what it is for, and whether there is a shop without it. `{category}` and `{product}` come from the answers before. @return array<string, array> */
	public static function all(): array {
		return array(
			'catalogue.categoryTree' => self::call( __( 'Reparti e menù', 'spesa' ), true, array( 'depth' => 1 ) ),
			'catalogue.products'     => self::call( __( 'Elenchi di prodotti e ricerca', 'spesa' ), true, array( 'page_size' => 1 ) ),
			'delivery.stores'        => self::call( __( 'Negozi', 'spesa' ), true ),
			'session.test'           => self::call( __( 'Accesso dei clienti', 'spesa' ), true ),
			'cart.view'              => self::call( __( 'Carrello', 'spesa' ), true ),
			'catalogue.category'     => self::call( __( 'Pagine dei reparti e banner', 'spesa' ), true, array( 'slug' => '{category}' ) ),
			'catalogue.product'      => self::call( __( 'Pagine dei prodotti', 'spesa' ), true, array( 'product_id' => '{product}' ) ),
			'suggestions.suggest'    => self::call( __( 'Suggerimenti mentre si cerca', 'spesa' ), false, array( 'q' => 'latte' ) ),
			'catalogue.adv'          => self::call( __( 'Prodotti proposti («Per te»)', 'spesa' ), false, array( 'limit' => 1 ) ),
			'content.leaflets'       => self::call( __( 'Volantini', 'spesa' ), false ),
			'geography.served'       => self::call( __( 'Mappa delle zone servite', 'spesa' ), false ),
			'language.info'          => self::call( __( 'Testi che il negozio cambia da sé', 'spesa' ), false, array( 'lang_info_name' => 'cart' ) ),
		);
	}

	/** Asks all of them from this server: call → `{ verdict, text }`; `photo`, the address of a product's photo; and the headers that browsers of this site would not see. */
	public static function run(): array {
		$calls = self::all();
		$first = array_filter( $calls, static fn( array $call ): bool => ! preg_grep( '/^\{/', $call['input'] ) );
		$found = array();
		$given = self::ask( $first, $found );
		$given = $given + self::ask( array_diff_key( $calls, $first ), $found );
		if ( 'there' === $given['catalogue.categoryTree']['verdict'] ) {
			ShopApi::resume();
		}
		return array( 'calls' => array_merge( $calls, $given ), 'found' => $found, 'hidden' => Exposure::hidden() );
	}

	/** Is there a shop with these answers? @param array<string, array> $given */
	public static function suffice( array $given ): bool {
		$needed = array_filter( self::all(), static fn( array $call ): bool => $call['needed'] );
		return ! array_filter( array_intersect_key( $given, $needed ), static fn( array $call ): bool => 'there' !== $call['verdict'] );
	}

	public static function keep( array $result ): void {
		set_transient( self::RESULT . get_current_user_id(), $result, HOUR_IN_SECONDS );
	}

	/** The last result of this user, or null. */
	public static function kept(): ?array {
		$result = get_transient( self::RESULT . get_current_user_id() );
		return is_array( $result ) && isset( $result['calls'], $result['found'] ) ? $result : null;
	}

	/** Address of a call below an API's base, its placeholders filled; empty where what fills them was not found. */
	public static function address( string $name, array $input, array $found ): string {
		foreach ( $input as $key => $value ) {
			$slot = is_string( $value ) && '{' === $value[0] ? trim( $value, '{}' ) : '';
			if ( '' !== $slot ) {
				$input[ $key ] = $found[ $slot ] ?? null;
			}
		}
		if ( in_array( null, $input, true ) ) {
			return '';
		}
		return Manifest::rules( 'calls' )[ $name ] . ( $input ? '?' . http_build_query( $input, '', '&', PHP_QUERY_RFC3986 ) : '' );
	}

	/** @param array $found What later calls are asked with: filled from the answers. @return array<string, array> */
	private static function ask( array $calls, array &$found ): array {
		$urls = array();
		foreach ( $calls as $name => $call ) {
			$urls[ $name ] = self::address( $name, $call['input'], $found );
		}
		$answers = Http::many( array_map( static fn( string $path ): string => Settings::serverApi() . $path, array_filter( $urls, 'strlen' ) ), ShopApi::headers(), self::SECONDS );
		$given   = array();
		foreach ( $urls as $name => $path ) {
			$given[ $name ] = '' === $path ? self::verdict( 'fault', __( 'Non provata: non c’è un reparto o un prodotto con cui chiederla.', 'spesa' ) ) : self::judge( $answers[ $name ] ?? new \WP_Error( 'none', '' ) );
			self::find( $name, $answers[ $name ] ?? null, $found );
		}
		return $given;
	}

	/** @param array|\WP_Error $answer */
	private static function judge( $answer ): array {
		$fault  = Answer::fault( $answer );
		$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		if ( in_array( $status, array( 404, 405, 501 ), true ) ) {
			return self::verdict( 'missing', __( 'Manca', 'spesa' ) );
		}
		return '' === $fault ? self::verdict( 'there', __( 'C’è', 'spesa' ) ) : self::verdict( 'fault', $fault );
	}

	/** @param array|\WP_Error|null $answer */
	private static function find( string $name, $answer, array &$found ): void {
		$data = is_array( $answer ) ? json_decode( trim( wp_remote_retrieve_body( $answer ) ), true )['data'] ?? array() : array();
		$slug = $data['categories'][0]['slug'] ?? null;
		if ( 'catalogue.categoryTree' === $name && is_string( $slug ) ) {
			$found['category'] = $slug;
		}
		$product = $data['products'][0] ?? array();
		if ( 'catalogue.products' === $name && is_int( $product['productId'] ?? null ) ) {
			$found['product'] = $product['productId'];
			$found['photo']   = is_string( $product['mediaURL'] ?? null ) ? $product['mediaURL'] : '';
		}
	}

	private static function verdict( string $verdict, string $text ): array {
		return array(
			'verdict' => $verdict,
			'text'    => $text,
		);
	}

	private static function call( string $title, bool $needed, array $input = array() ): array {
		return array(
			'title'  => $title,
			'needed' => $needed,
			'input'  => $input,
		);
	}
}
