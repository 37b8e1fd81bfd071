<?php
namespace Spesa\Content;

/** The picture of a slide for phones, chosen from the media library; without JavaScript it can still be seen and taken away. */
final class SlidePicture {
	private const OFF = '_spesa_mobile_off';

	public static function register(): void {
		add_action( 'admin_enqueue_scripts', array( __CLASS__, 'script' ) );
	}

	public static function script(): void {
		$screen = get_current_screen();
		$file   = SPESA_DIR . '/build/slide.asset.php';
		if ( ! $screen || 'post' !== $screen->base || Types::SLIDE !== $screen->post_type || ! is_file( $file ) ) {
			return;
		}
		wp_enqueue_media();
		$asset = require $file;
		wp_enqueue_script( 'spesa-slide', plugins_url( 'build/slide.js', SPESA_FILE ), array_merge( $asset['dependencies'], array( 'media-editor' ) ), $asset['version'], true );
	}

	public static function show( int $id ): void {
		printf( '<div class="spesa-slide-picture" role="group" aria-labelledby="spesa-slide-picture"><p id="spesa-slide-picture">%s</p>', esc_html__( 'Immagine per il telefono', 'spesa' ) );
		printf( '<input type="hidden" name="%s" value="%s"><p role="status">%s</p>', esc_attr( Slides::MOBILE ), esc_attr( $id ? (string) $id : '' ), self::preview( $id ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by preview().
		printf( '<p hidden><button type="button" class="button" data-choose>%s</button> <button type="button" class="button-link button-link-delete" data-remove%s>%s</button></p>', esc_html__( 'Scegli l’immagine', 'spesa' ), $id ? '' : ' hidden', esc_html__( 'Togli', 'spesa' ) );
		if ( $id ) {
			printf( '<noscript><label><input type="checkbox" name="%s" value="1"> %s</label></noscript>', esc_attr( self::OFF ), esc_html__( 'Togli', 'spesa' ) );
		}
		echo '</div>';
	}

	/** Does the form ask to take the picture away? */
	public static function isOff(): bool {
		return isset( $_POST[ self::OFF ] ); // phpcs:ignore WordPress.Security.NonceVerification -- checked by SlideBox::save().
	}

	private static function preview( int $id ): string {
		if ( ! $id ) {
			return '';
		}
		$words = trim( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) );
		$image = wp_get_attachment_image( $id, 'medium', false, array( 'alt' => '' === $words ? get_the_title( $id ) : $words ) );
		return '' === $image ? esc_html__( 'L’immagine scelta non c’è più nella libreria.', 'spesa' ) : $image;
	}
}
