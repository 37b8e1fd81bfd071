<?php
/**
 * What the address of the page asks for after its question mark.
 *
 * @package Spesa
 */

namespace Spesa;

defined( 'ABSPATH' ) || exit;

/** Reads the query of a page's address, as a link or a form without JavaScript writes it; it changes nothing. */
final class Asked {
	/** Characters of words to search for (§7). */
	private const LONGEST_WORDS = 100;

	/** The text of one parameter; null where it is missing or no text. */
	public static function text( string $name ): ?string {
		return isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : null; // phpcs:ignore WordPress.Security.NonceVerification -- reading a page address.
	}

	/** The words that the page of results is asked for. */
	public static function words(): string {
		return mb_substr( trim( (string) self::text( 'q' ) ), 0, self::LONGEST_WORDS );
	}
}
