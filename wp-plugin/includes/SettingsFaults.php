<?php
namespace Spesa;

/** Why a setting cannot be taken as it was written, in words for whoever wrote it. */
final class SettingsFaults {
	/** Everything wrong with what was written in a field; empty when nothing is. @param mixed $given @return string[] */
	public static function of( array $field, $given ): array {
		switch ( $field['type'] ) {
			case 'texts':
				return Texts::faults( $given );
			case 'pages':
				return self::pages( $field, is_array( $given ) ? $given : array() );
			case 'words':
			case 'phrases':
			case 'segments':
			case 'hosts':
			case 'origins':
			case 'addresses':
				return self::lines( $field['type'], $given );
			case 'flag':
				return array();
			default:
				$kept = SettingsFields::sanitize( $field, $given );
				return self::same( $field['type'], $kept, $given ) ? array() : array( self::sentence( $field['type'] ) );
		}
	}

	/** How many there are, in words. */
	public static function count( int $count ): string {
		/* translators: %d: how many fields or lines are wrong, more than one. */
		return 1 === $count ? __( '1 errore', 'spesa' ) : sprintf( __( '%d errori', 'spesa' ), $count );
	}

	/** @param mixed $kept @param mixed $given */
	private static function same( string $type, $kept, $given ): bool {
		if ( ! is_scalar( $given ) ) {
			return false;
		}
		$text = trim( (string) $given );
		if ( 'number' === $type || 'store' === $type ) {
			return 1 === preg_match( '/^\d{1,9}$/D', $text );
		}
		if ( 'text' === $type ) {
			return mb_strlen( $text ) <= SettingsFields::LONGEST;
		}
		return 0 === strcasecmp( (string) $kept, 'address' === $type ? untrailingslashit( $text ) : $text );
	}

	private static function sentence( string $type ): string {
		$sentences = array(
			'number'  => __( 'Scrivi un numero intero, da 0 in su.', 'spesa' ),
			'store'   => __( 'Scegli un negozio, o scrivine il numero.', 'spesa' ),
			'choice'  => __( 'Scegli una delle voci dell’elenco.', 'spesa' ),
			'address' => __( 'Scrivi un percorso di questo sito, come /ebsn/api, o un indirizzo completo, come https://api.example.it/ebsn/api.', 'spesa' ),
			'colour'  => __( 'Scrivi un colore come #1f7a3d, o lascia vuoto.', 'spesa' ),
			'slug'    => __( 'Usa lettere minuscole senza accenti, cifre e trattini.', 'spesa' ),
			'socket'  => __( 'Scrivi unix:///percorso o tcp://host:porta, o lascia vuoto.', 'spesa' ),
			'text'    => __( 'È troppo lungo: al massimo 2000 caratteri.', 'spesa' ),
		);
		return $sentences[ $type ];
	}

	/** @param mixed $given @return string[] */
	private static function lines( string $type, $given ): array {
		$lines = is_array( $given ) ? $given : preg_split( '/\R/', is_string( $given ) ? $given : '' );
		$lines = array_filter( array_map( static fn( $line ): string => is_string( $line ) ? trim( $line ) : '', $lines ), 'strlen' );
		$wrong = array_diff( $lines, SettingsFields::lines( $type, $lines ) );
		/* translators: %s: what was written. */
		return array_map( static fn( string $line ): string => sprintf( __( 'La riga «%s» non va bene qui.', 'spesa' ), mb_substr( $line, 0, 80 ) ), array_slice( array_values( $wrong ), 0, 3 ) );
	}

	/** @return string[] */
	private static function pages( array $field, array $given ): array {
		$kept   = SettingsFields::pages( $given, $field['default'] );
		$faults = array();
		foreach ( array_intersect_key( $given, $kept ) as $name => $path ) {
			if ( ! is_string( $path ) || '/' . trim( $path, " /\t" ) !== $kept[ $name ] ) {
				$title = Pages::fact( $name, 'title' ) ?? __( 'Pagina iniziale', 'spesa' );
				preg_match_all( '/\{\w+\}/', $field['default'][ $name ], $slots );
				$faults[] = $slots[0]
					/* translators: 1: name of a page, 2: parts that its address must have. */
					? sprintf( __( '%1$s: usa lettere, cifre, trattini e %2$s, e un indirizzo che nessun’altra pagina ha.', 'spesa' ), $title, implode( ', ', $slots[0] ) )
					/* translators: %s: name of a page. */
					: sprintf( __( '%s: usa lettere, cifre e trattini, e un indirizzo che nessun’altra pagina ha.', 'spesa' ), $title );
			}
		}
		return $faults;
	}
}
