<?php
namespace Spesa;

/** The site's own words in the place of the plugin's: a key, such as `cart.checkout`, and its text. */
final class Texts {
	private const LONGEST = 500;
	private const MOST    = 500;

	/** The site's own words: of its code, and of its settings, which are Italian as the texts are. @return array<string, string> */
	public static function all(): array {
		return Extension::texts( Language::isUsual() ? Settings::get( 'texts' ) : array() );
	}

	/** The words of a key: the site's, else those that the plugin brings; null for a key that has none. */
	public static function of( string $key ): ?string {
		return self::all()[ $key ] ?? Manifest::texts()[ $key ] ?? null;
	}

	/**
	 * Only what may stand in the place of a text: key → words.
	 *
	 * @param mixed $given A map, or lines of `key = words` as the settings page sends them.
	 */
	public static function sanitize( $given ): array {
		return self::read( $given )['texts'];
	}

	/** Why lines are not taken, in words for whoever wrote them. @param mixed $given @return string[] */
	public static function faults( $given ): array {
		return self::read( $given )['faults'];
	}

	/** The lines of the settings page. */
	public static function lines( array $texts ): string {
		return implode( "\n", array_map( static fn( string $key, string $words ): string => "$key = $words", array_keys( $texts ), $texts ) );
	}

	/** @param mixed $given @return array{texts: array<string, string>, faults: string[]} */
	private static function read( $given ): array {
		$read = array(
			'texts'  => array(),
			'faults' => array(),
		);
		foreach ( array_slice( self::pairs( $given ), 0, self::MOST ) as list( $key, $words ) ) {
			$fault = self::fault( $key, $words, isset( $read['texts'][ $key ] ) );
			if ( '' === $fault ) {
				$read['texts'][ $key ] = $words;
			} else {
				$read['faults'][] = $fault;
			}
		}
		return $read;
	}

	/** @param mixed $given @return array<array{string, string}> Key and words of each line that is not blank. */
	private static function pairs( $given ): array {
		if ( is_array( $given ) ) {
			return array_map( static fn( $key, $words ): array => array( (string) $key, is_string( $words ) ? $words : '' ), array_keys( $given ), $given );
		}
		$lines = preg_grep( '/\S/', preg_split( '/\R/u', is_string( $given ) ? $given : '' ) ?: array() );
		return array_map( static fn( string $line ): array => array_map( 'trim', array_pad( explode( '=', $line, 2 ), 2, '' ) ), array_values( $lines ) );
	}

	private static function fault( string $key, string $words, bool $again ): string {
		if ( $again ) {
			/* translators: %s: key of a text. */
			return sprintf( __( 'Il testo «%s» è scritto due volte: vale la prima riga.', 'spesa' ), $key );
		}
		// A message of the shop's API is known by its code, whatever the plugin brings for it.
		$own = Manifest::texts()[ $key ] ?? ( preg_match( '/^errors\.[\w.-]{1,80}$/', $key ) ? '' : null );
		if ( null === $own ) {
			/* translators: %s: what was written as the key of a text. */
			return sprintf( __( 'Non c’è un testo «%s»: la riga non è stata salvata.', 'spesa' ), mb_substr( $key, 0, 80 ) );
		}
		if ( '' === $words || mb_strlen( $words ) > self::LONGEST || preg_match( '/[\x00-\x1f\x7f]/', $words ) ) {
			/* translators: 1: key of a text, 2: number of characters. */
			return sprintf( __( 'Il testo «%1$s» deve avere da 1 a %2$d caratteri: la riga non è stata salvata.', 'spesa' ), $key, self::LONGEST );
		}
		if ( self::slots( $own ) === self::slots( $words ) ) {
			return '';
		}
		return array() === self::slots( $own )
			/* translators: %s: key of a text. */
			? sprintf( __( 'Il testo «%s» non ha parole tra graffe: la riga non è stata salvata.', 'spesa' ), $key )
			/* translators: 1: key of a text, 2: its placeholders. */
			: sprintf( __( 'Il testo «%1$s» deve contenere %2$s e nient’altro tra graffe: la riga non è stata salvata.', 'spesa' ), $key, implode( ', ', self::slots( $own ) ) );
	}

	/** The placeholders of a text, in the order of the alphabet. @return string[] */
	private static function slots( string $text ): array {
		preg_match_all( '/\{\w+\}/', $text, $slots );
		$names = array_values( array_unique( $slots[0] ) );
		sort( $names );
		return $names;
	}
}
