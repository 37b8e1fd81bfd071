<?php
namespace Spesa;

/** JSON that may stand inside a script element, and the pruning of answers. */
final class Json {
	/** No `<`, `>`, `&`, quotes or line separators come out unescaped (XSS-17). */
	public static function script( $value ): string {
		$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE;
		return (string) wp_json_encode( $value, $flags );
	}

	/**
	 * Keeps of an answer only the fields that the schema knows.
	 *
	 * @param mixed     $value  Decoded JSON, records as arrays.
	 * @param array|int $fields 1 for a leaf, names → fields, `[]` for a list's items, `*` for a record's values.
	 * @return mixed
	 */
	public static function prune( $value, $fields ) {
		if ( ! is_array( $fields ) || ! is_array( $value ) ) {
			return $value;
		}
		$kept = array();
		if ( isset( $fields['[]'] ) ) {
			foreach ( $value as $item ) {
				$kept[] = self::prune( $item, $fields['[]'] );
			}
			return $kept;
		}
		foreach ( $value as $name => $item ) {
			$inner = $fields[ $name ] ?? $fields['*'] ?? null;
			if ( null !== $inner ) {
				$kept[ $name ] = self::prune( $item, $inner );
			}
		}
		return $kept;
	}

	/**
	 * An answer without the members of these names, at any depth, and without what they leave empty.
	 *
	 * @param mixed    $value
	 * @param string[] $names
	 * @return mixed
	 */
	public static function without( $value, array $names ) {
		return is_array( $value ) && $names ? self::cut( $value, array_flip( $names ) ) : $value;
	}

	/** What nothing is cut from is not copied. */
	private static function cut( array $value, array $names ): array {
		foreach ( $value as $name => $item ) {
			if ( is_string( $name ) && isset( $names[ $name ] ) ) {
				unset( $value[ $name ] );
			} elseif ( is_array( $item ) && $item ) {
				$kept = self::cut( $item, $names );
				if ( ! $kept && is_string( $name ) ) {
					unset( $value[ $name ] );
				} elseif ( $kept !== $item ) {
					$value[ $name ] = $kept;
				}
			}
		}
		return $value;
	}

	/**
	 * The same answer for JSON: records that are empty become objects, which PHP's arrays cannot say.
	 *
	 * @param mixed     $value
	 * @param array|int $fields As for prune().
	 * @return mixed
	 */
	public static function records( $value, $fields ) {
		if ( ! is_array( $fields ) || ! is_array( $value ) ) {
			return $value;
		}
		$list = $fields['[]'] ?? null;
		foreach ( $value as $name => $item ) {
			$value[ $name ] = self::records( $item, $list ?? $fields[ $name ] ?? $fields['*'] ?? 1 );
		}
		return null === $list ? (object) $value : $value;
	}
}
