<?php
namespace Spesa\Forms;

use Spesa\Manifest;

/** What a visitor has given for a field, by the same rules as core/rules/contentForm.ts (tests/cases/formFields.json). */
final class Check {
	/** The answer of a field in its clean form: a text, or the chosen values of a list of several. @param mixed $given @return string|string[] */
	public static function clean( array $field, $given ) {
		if ( $field['disable_input'] || 'hidden' === $field['type'] ) {
			return $field['default'];
		}
		if ( 'listcheckbox' === $field['type'] || 'file_upload' === $field['type'] ) {
			$list = is_array( $given ) ? $given : array( $given );
			return array_values( array_unique( array_filter( array_map( array( __CLASS__, 'line' ), array_slice( $list, 0, Manifest::rules( 'form' )['mostOptions'] ) ), 'strlen' ) ) );
		}
		if ( 'checkbox' === $field['type'] ) {
			return in_array( $given, array( true, 1, '1', 'true' ), true ) ? '1' : '';
		}
		$text = is_scalar( $given ) ? trim( wp_check_invalid_utf8( (string) $given, true ) ) : '';
		if ( 'textarea' === $field['type'] ) {
			return (string) preg_replace( '/[\x00-\x08\x0b-\x1f\x7f]/', '', str_replace( array( "\r\n", "\r" ), "\n", $text ) );
		}
		return 'number' === $field['type'] ? str_replace( ',', '.', self::line( $text ) ) : self::line( $text );
	}

	/** Why a clean answer is refused, in words, or ''. @param string|string[] $value */
	public static function fault( array $field, $value ): string {
		if ( '' === $value || array() === $value ) {
			return $field['required'] ? Manifest::label( Manifest::rules( 'form' )['empty'][ 'textbox' === $field['type'] ? $field['key'] : $field['type'] ] ?? 'common.required' ) : '';
		}
		if ( is_array( $value ) ) {
			return 'listcheckbox' === $field['type'] && array_diff( $value, self::values( $field ) ) ? Manifest::label( 'forms.optionFault' ) : '';
		}
		$most = self::longest( $field );
		if ( mb_strlen( $value ) > $most ) {
			return Manifest::label( 'common.maxLengthFault', array( 'n' => $most ) );
		}
		return self::ofType( $field, $value );
	}

	/** The most characters that a field takes. */
	private static function longest( array $field ): int {
		$longest = Manifest::rules( 'form' )['longest'];
		$most    = $longest[ $field['type'] ] ?? $longest['textbox'];
		return min( $most, $field['input_limit'] ?? $most );
	}

	private static function ofType( array $field, string $value ): string {
		$rules = Manifest::rules( 'form' );
		if ( isset( $rules['patterns'][ $field['type'] ] ) ) {
			list( $pattern, $text ) = $rules['patterns'][ $field['type'] ];
			return preg_match( '~' . str_replace( '~', '\~', $pattern ) . '~iD', $value ) ? '' : Manifest::label( $text );
		}
		if ( 'number' === $field['type'] ) {
			return self::numberFault( $field, $value );
		}
		if ( 'date' === $field['type'] ) {
			return preg_match( '/^(\d{4})-(\d{1,2})-(\d{1,2})$/D', $value, $day ) && checkdate( (int) $day[2], (int) $day[3], (int) $day[1] ) ? '' : Manifest::label( 'forms.dateFault' );
		}
		return Fields::isList( $field['type'] ) && ! in_array( $value, self::values( $field ), true ) ? Manifest::label( 'forms.optionFault' ) : '';
	}

	private static function numberFault( array $field, string $value ): string {
		if ( ! preg_match( '/^-?\d{1,12}(\.\d{1,6})?$/D', $value ) ) {
			return Manifest::label( 'forms.numberFault' );
		}
		$number = (float) $value;
		if ( null !== $field['num_min'] && $number < $field['num_min'] ) {
			return Manifest::label( 'forms.numberLeast', array( 'n' => self::written( $field['num_min'] ) ) );
		}
		if ( null !== $field['num_max'] && $number > $field['num_max'] ) {
			return Manifest::label( 'forms.numberMost', array( 'n' => self::written( $field['num_max'] ) ) );
		}
		$steps = $field['num_step'] > 0 ? ( $number - (float) $field['num_min'] ) / $field['num_step'] : 0;
		return abs( $steps - round( $steps ) ) > 1e-6 ? Manifest::label( 'forms.numberStep', array( 'n' => self::written( $field['num_step'] ) ) ) : '';
	}

	/** @param int|float $number */
	private static function written( $number ): string {
		return str_replace( '.', Manifest::label( 'numbers.decimal' ), (string) $number );
	}

	/** @return string[] */
	private static function values( array $field ): array {
		return array_map( 'strval', array_column( $field['options'], 'value' ) );
	}

	/** One line without control characters. @param mixed $given */
	private static function line( $given ): string {
		$text = is_scalar( $given ) ? wp_check_invalid_utf8( (string) $given, true ) : '';
		return trim( (string) preg_replace( '/[\x00-\x1f\x7f]+/', ' ', $text ) );
	}
}
