<?php
namespace Spesa;

/** The official file of the harmonised notice on the legal guarantee (Regulation (EU) 2025/1960), one for each language (LAW-23). */
final class Guarantee {
	/** Address of the file in the language of the page; an empty text until it is chosen. */
	public static function file(): string {
		return (string) Settings::get( 'guarantee_file_' . Language::page() );
	}

	/** The languages that the shop speaks and whose file is not chosen. @return string[] */
	public static function missing(): array {
		$spoken = array_intersect( Multilingual::codes(), array_keys( Language::all() ) );
		return array_values( array_filter( $spoken ? $spoken : array( Language::page() ), static fn( string $code ): bool => '' === (string) Settings::get( "guarantee_file_$code" ) ) );
	}
}
