<?php
namespace Spesa\Forms;

use Spesa\Manifest;
use Spesa\Settings;

/** `POST admin-ajax.php`, action `nf_fu_upload`: one file at a time, kept aside until its form is sent (account §7). */
final class Uploads {
	private const ACTION = 'nf_fu_upload';
	/** Of one address in ten minutes. */
	private const MOST = 40;

	public static function register(): void {
		foreach ( array( 'wp_ajax_', 'wp_ajax_nopriv_' ) as $kind ) {
			add_action( $kind . self::ACTION, array( __CLASS__, 'ajax' ), 5 );
		}
	}

	/** Files are taken where a scanner answers, or where an administrator has said that none is wanted. */
	public static function areOn(): bool {
		return Settings::get( 'forms_unscanned' ) || Scanner::answers();
	}

	/** The bytes of the largest file that is taken: ours, or what the server lets through where that is less. */
	public static function largest(): int {
		return (int) min( Manifest::rules( 'form' )['mostBytes'], wp_max_upload_size() );
	}

	public static function ajax(): void {
		$id = absint( $_POST['form_id'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification -- checked by take().
		if ( class_exists( 'Ninja_Forms' ) && ! Form::find( $id ) ) {
			return;
		}
		$token = sanitize_text_field( wp_unslash( is_string( $_POST['nonce'] ?? null ) ? $_POST['nonce'] : '' ) ); // phpcs:ignore WordPress.Security.NonceVerification -- this is the nonce.
		$file  = is_array( $_FILES['files'] ?? null ) ? $_FILES['files'] : array(); // phpcs:ignore WordPress.Security -- checked by take().
		if ( ! is_string( $file['tmp_name'] ?? null ) || ( '' !== $file['tmp_name'] && ! is_uploaded_file( $file['tmp_name'] ) ) ) {
			$file = array();
		}
		$taken = self::take( $id, absint( $_POST['field_id'] ?? 0 ), $token, $file ); // phpcs:ignore WordPress.Security.NonceVerification -- checked by take().
		if ( isset( $taken['errors']['form']['limited'] ) ) {
			header( 'Retry-After: ' . Limits::WINDOW );
			wp_send_json( $taken, 429 );
		}
		wp_send_json( $taken );
	}

	/** @param array $file An entry of PHP's `$_FILES`, of one file that the web server has put there. */
	public static function take( int $id, int $fieldId, string $token, array $file ): array {
		$form   = Form::find( $id );
		$fields = $form ? Fields::of( $form ) : array();
		$field  = array_column( $fields, null, 'id' )[ $fieldId ] ?? array( 'type' => '' );
		if ( 'file_upload' !== $field['type'] ) {
			return self::refuse( 'unknown', 'forms.invalid' );
		}
		if ( ! Token::isGood( $token, 'upload', $id, Fields::version( $fields ) ) ) {
			return self::refuse( 'nonce', 'forms.expired' );
		}
		if ( Limits::exceeded( 'file', self::MOST ) ) {
			return self::refuse( 'limited', 'forms.limited' );
		}
		$name  = is_string( $file['name'] ?? null ) ? trim( wp_check_invalid_utf8( $file['name'], true ) ) : '';
		$fault = self::refusal( $file, $name, $field );
		if ( '' !== $fault ) {
			return self::refuse( 'file', $fault );
		}
		$kept = Files::keep( $file['tmp_name'], array( 'form' => $id, 'field' => $field['key'], 'name' => $name, 'size' => (int) $file['size'] ) );
		if ( '' === $kept ) {
			return self::refuse( 'kept', 'errors.generic' );
		}
		Retention::plan();
		return array( 'data' => array( 'files' => array( array( 'name' => $name, 'tmp_name' => $kept, 'size' => (int) $file['size'] ) ) ), 'errors' => array() );
	}

	/** The key of the text that refuses a file, or ''. */
	private static function refusal( array $file, string $name, array $field ): string {
		$error = $file['error'] ?? UPLOAD_ERR_NO_FILE;
		$path  = is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		if ( in_array( $error, array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true ) ) {
			return 'forms.fileTooBig';
		}
		if ( UPLOAD_ERR_OK !== $error || '' === $path || ! is_file( $path ) ) {
			return 'forms.invalid';
		}
		$size = (int) filesize( $path );
		if ( $size > self::largest() ) {
			return 'forms.fileTooBig';
		}
		if ( 0 === $size || ! FileTypes::fits( $name, $field['upload_types'] ) || ! FileTypes::holds( $path, $name ) ) {
			return 'forms.fileType';
		}
		if ( Scanner::answers() ) {
			return Scanner::isClean( $path ) ? '' : 'forms.fileUnsafe';
		}
		return Settings::get( 'forms_unscanned' ) ? '' : 'forms.uploadsOff';
	}

	/** Why the files of a field are refused, in words, or ''. @param string[] $tokens */
	public static function fault( int $form, array $field, array $tokens ): string {
		$most = Manifest::rules( 'form' )['mostFiles'];
		if ( count( $tokens ) > $most ) {
			return Manifest::label( 'forms.tooManyFiles', array( 'n' => $most ) );
		}
		foreach ( $tokens as $token ) {
			$about = Files::about( $token );
			if ( ! $about || ! empty( $about['claimed'] ) || $form !== $about['form'] || $field['key'] !== $about['field'] ) {
				return Manifest::label( 'forms.fileGone' );
			}
		}
		return '';
	}

	/** Takes the files of a form that is sent: each can be sent once. @return array<int, array> Each `id`, `name`, `size`. */
	public static function claim( int $form, array $field, array $tokens ): array {
		$claimed = array();
		foreach ( $tokens as $token ) {
			$about = Files::claim( $token );
			if ( $about && $form === $about['form'] && $field['key'] === $about['field'] ) {
				$claimed[] = array( 'id' => $token, 'name' => $about['name'], 'size' => $about['size'] );
			}
		}
		return $claimed;
	}

	public static function remove( string $id ): void {
		Files::remove( $id );
	}

	/** Files whose form was not sent within a day. */
	public static function clear(): void {
		Files::clear( DAY_IN_SECONDS );
	}

	private static function refuse( string $code, string $text ): array {
		$values = array( 'n' => str_replace( '.', Manifest::label( 'numbers.decimal' ), (string) ( floor( 10 * self::largest() / MB_IN_BYTES ) / 10 ) ) );
		return array( 'errors' => array( 'form' => array( $code => Manifest::label( $text, $values ) ) ) );
	}
}
