<?php
namespace Spesa;

/** Prerenders the next page only where it has no effect: home, categories, products. */
final class Speculation {
	private const FAST = array( 'home', 'category', 'product' );

	public static function register(): void {
		add_action( 'wp_footer', array( __CLASS__, 'rules' ) );
		add_filter( 'wp_speculation_rules_href_exclude_paths', array( __CLASS__, 'excluded' ) );
	}

	public static function rules(): void {
		if ( ! Settings::get( 'speculation' ) || is_user_logged_in() ) {
			return;
		}
		$rules = array(
			'prerender' => array(
				array(
					'where'     => array(
						'and' => array(
							array( 'href_matches' => array_values( array_filter( array_map( array( __CLASS__, 'pattern' ), self::FAST ) ) ) ),
							array( 'not' => array( 'selector_matches' => '[rel~=nofollow], [target=_blank]' ) ),
						),
					),
					'eagerness' => 'moderate',
				),
			),
		);
		echo '<script type="speculationrules">' . Json::script( $rules ) . "</script>\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Json.
	}

	/** WordPress' own rules leave the personal pages alone, too. */
	public static function excluded( array $paths ): array {
		foreach ( array_keys( Settings::pages() ) as $page ) {
			$pattern = in_array( $page, self::FAST, true ) ? '' : self::pattern( $page );
			if ( '' !== $pattern ) {
				$paths[] = $pattern;
				$paths[] = rtrim( $pattern, '/' ) . '/*';
			}
		}
		return array_values( array_unique( $paths ) );
	}

	/** Address pattern of a page; slots match anything. Empty for a page that the site does not have. */
	private static function pattern( string $page ): string {
		return preg_replace( '/\{\w+\}/', '*', Links::to( $page ) );
	}
}
