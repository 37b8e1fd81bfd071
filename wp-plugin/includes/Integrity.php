<?php
namespace Spesa;

/** Files that another host serves, as where a site filters `plugins_url`: no byte of them runs but those of this release (SUP-05). */
final class Integrity {
	/** What the page's modules have to be, those that come later too: an import map that names no module, only hashes; empty where the site serves them itself. */
	public static function script( array $bundle ): string {
		if ( ! self::elsewhere() ) {
			return '';
		}
		$hashes = array();
		foreach ( self::hashes() as $file => $hash ) {
			$hashes[ $file === $bundle['loader'] ? Assets::loader( $bundle ) : Assets::url( $file ) ] = $hash;
		}
		return wp_get_inline_script_tag( Json::script( array( 'integrity' => $hashes ) ), array( 'type' => 'importmap' ) );
	}

	/** Attributes of an element that fetches this file, with a blank before them. */
	public static function attributes( string $file ): string {
		$hash = self::elsewhere() ? self::hashes()[ $file ] ?? '' : '';
		return '' === $hash ? '' : sprintf( ' integrity="%s" crossorigin="anonymous"', esc_attr( $hash ) );
	}

	private static function elsewhere(): bool {
		$host = static fn( string $address ): string => wp_parse_url( $address, PHP_URL_HOST ) . ':' . wp_parse_url( $address, PHP_URL_PORT );
		return $host( Assets::url( '' ) ) !== $host( Multilingual::home() );
	}

	/** @return array<string, string> File of the bundle → its hash. */
	private static function hashes(): array {
		return Manifest::integrity( Settings::get( 'engine' ) );
	}
}
