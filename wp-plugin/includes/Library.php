<?php
namespace Spesa;

/** What the media library knows of the pictures that blocks name by their number: sizes, measures, alternative text. */
final class Library {
	/** How wide a picture is at most whose block shows it small, by the name of its size in WordPress. */
	private const SMALL = 'medium_large';

	/** The values of a block with what the library knows; a number that belongs to another picture, as in a block from another site, says nothing. */
	public static function fill( array $widget, array $values ): array {
		foreach ( array_keys( $widget['attributes'] ) as $name ) {
			$id = $values[ "{$name}Id" ] ?? 0;
			if ( is_int( $id ) && 0 < $id && self::shows( $id, (string) $values[ $name ] ) ) {
				$values = self::picture( $widget['attributes'], $values, $name, $id );
			}
		}
		return $values;
	}

	private static function shows( int $id, string $address ): bool {
		$meta = wp_get_attachment_metadata( $id );
		return wp_attachment_is_image( $id ) && is_array( $meta ) && wp_image_file_matches_image_meta( $address, $meta, $id );
	}

	private static function picture( array $fields, array $values, string $name, int $id ): array {
		if ( isset( $fields[ "{$name}Sources" ] ) ) {
			$values[ "{$name}Sources" ] = (string) wp_get_attachment_image_srcset( $id, 'full' );
		} else {
			$values[ $name ] = (string) wp_get_attachment_image_url( $id, self::SMALL );
		}
		if ( isset( $fields['alt'] ) && '' === trim( $values['alt'] ) ) {
			$values['alt'] = (string) get_post_meta( $id, '_wp_attachment_image_alt', true );
		}
		$meta = wp_get_attachment_metadata( $id );
		if ( 'image' === $name && isset( $fields['width'] ) && ! $values['width'] && ! $values['height'] ) {
			$values['width']  = (int) $meta['width'];
			$values['height'] = (int) $meta['height'];
		}
		return $values;
	}
}
