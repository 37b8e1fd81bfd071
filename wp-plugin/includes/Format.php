<?php
namespace Spesa;

/** Texts of numbers and names, held to core/rules/price.ts, text.ts and firstAmount.ts by tests/cases/format.json. */
final class Format {
	/** How many of a unit make a kilogram or a litre. */
	private const PER_KILO = array( 'g' => 1000, 'gr' => 1000, 'kg' => 1, 'hg' => 10, 'dag' => 100, 'ml' => 1000, 'cl' => 100, 'lt' => 1, 'l' => 1 );

	/** What a person counts as one: a flag, or a letter or sign with its marks, joined signs together; PCRE's \X merges neighbouring families. */
	private const CHARACTER = '/[\x{1F1E6}-\x{1F1FF}]{2}|\P{M}[\p{M}\x{1F3FB}-\x{1F3FF}]*(?:\x{200D}\P{M}[\p{M}\x{1F3FB}-\x{1F3FF}]*)*|\p{M}/su';

	/** Euro with two decimals, in the form `spec`, `italian` or `english`; what is no amount is the empty text. */
	public static function formatCurrency( $euro, string $form ): string {
		return implode( '', self::priceParts( $euro, $form ) ?? array() );
	}

	/** The two parts a price is set from, such as "1.234" and ",50 €", or null. @return string[]|null */
	public static function priceParts( $euro, string $form ): ?array {
		$cents = self::shifted( $euro, 2 );
		if ( null === $cents ) {
			return null;
		}
		$digits  = str_pad( ltrim( $cents, '-' ), 3, '0', STR_PAD_LEFT );
		$italian = 'italian' === $form;
		$english = 'english' === $form;
		$whole   = preg_replace( '/\B(?=(\d{3})+(?!\d))/', $italian ? '.' : ',', substr( $digits, 0, -2 ) );
		return array(
			( '-' === $cents[0] ? '-' : '' ) . ( $english ? '€' : '' ) . $whole,
			( $italian ? ',' : '.' ) . substr( $digits, -2 ) . ( $english ? '' : "\u{a0}€" ),
		);
	}

	/** One decimal, in Italian with a comma. */
	public static function formatNumber( $value ): string {
		$tenths = self::shifted( $value, 1 );
		if ( null === $tenths ) {
			return '';
		}
		$digits = str_pad( ltrim( $tenths, '-' ), 2, '0', STR_PAD_LEFT );
		return ( '-' === $tenths[0] ? '-' : '' ) . substr( $digits, 0, -1 ) . Manifest::label( 'numbers.decimal' ) . substr( $digits, -1 );
	}

	/** Are these goods sold by weight or volume? */
	private static function isLoose( array $product ): bool {
		$type = strtolower( trim( (string) ( $product['productInfos']['TIPOLOGIA'] ?? '' ) ) );
		return 'sfuso' === $type || ( '' === $type && 'kg' === strtolower( (string) ( $product['priceUnitDisplay'] ?? '' ) ) );
	}

	/** How much the first press adds where that is not one, else empty; the PHP side of core/rules/firstAmount.ts. */
	public static function firstAmount( array $product ): string {
		$infos = $product['productInfos'] ?? array();
		if ( ! self::isLoose( $product ) ) {
			return self::firstPieces( $product );
		}
		$unit    = strtolower( trim( (string) ( $infos['WEIGHT_UNIT_SELLING'] ?? '' ) ) );
		$per     = self::PER_KILO[ $unit ] ?? 1;
		$weight  = static fn( string $name ): int => (int) round( 1000 * self::plain( $infos[ $name ] ?? '' ) / $per );
		$step    = $weight( 'STEP_SELLING' ) ?: 1000;
		$amount  = max( $weight( 'WEIGHT_SELLING' ) ?: $step, (int) round( 1000 * self::plain( $product['minAcq'] ?? '' ) ) );
		$liquid  = in_array( $unit, array( 'ml', 'cl', 'lt', 'l' ), true );
		return $amount < 1000 ? $amount . "\u{a0}" . ( $liquid ? 'ml' : 'g' ) : str_replace( '.', Manifest::label( 'numbers.decimal' ), (string) ( $amount / 1000 ) ) . "\u{a0}" . ( $liquid ? 'l' : 'kg' );
	}

	/** How many pieces belong together; 1 where the product does not say. */
	private static function multiple( array $product ): int {
		$stated = self::plain( $product['productInfos']['QTY_MULT'] ?? '' );
		return 0.0 < $stated && floor( $stated ) === $stated ? (int) $stated : 1;
	}

	/** The pieces or packs of the first press where it adds more than one. */
	private static function firstPieces( array $product ): string {
		$infos    = $product['productInfos'] ?? array();
		$multiple = self::multiple( $product );
		$least    = (int) ceil( self::plain( $product['minAcq'] ?? '' ) ?: self::plain( $infos['MINACQ'] ?? '' ) );
		if ( preg_match( '/^(true|1|s[iì]?)$/iu', trim( (string) ( $infos['QTY_LOCKED'] ?? '' ) ) ) ) {
			$least = (int) ceil( $least / $multiple ) * $multiple;
		}
		$first = max( $multiple, $least );
		$packs = 1 === $multiple && 'confezione' === strtolower( trim( (string) ( $infos['TIPOLOGIA'] ?? '' ) ) );
		return 2 > $first ? '' : $first . "\u{a0}" . Manifest::label( $packs ? 'numbers.conf' : 'numbers.pz' );
	}

	/** What the price is for, where it is not for what the first press adds: "kg", "pz"; else empty. */
	public static function priceUnit( array $product ): string {
		$own = self::ownUnit( $product );
		return '' === $own && 1 < self::multiple( $product ) && ! self::isLoose( $product ) ? Manifest::label( 'numbers.pz' ) : $own;
	}

	/** The unit, "kg", of loose goods whose price is the unit price itself; empty for others. */
	public static function ownUnit( array $product ): string {
		$price = self::priceOf( $product );
		return self::isLoose( $product ) && null !== $price && (float) $price === (float) ( $product['priceUmDisplay'] ?? 0 ) ? self::unitName( $product['priceUnitDisplay'] ?? '' ) : '';
	}

	/** What stands below a price: what the first press costs, where it adds more or less than one and the server says so, and the unit price, where the price is not that already. */
	public static function belowPrice( array $product, string $form ): string {
		$is_unit_price = '' !== self::ownUnit( $product );
		$amount        = self::firstAmount( $product );
		$price         = '' === $amount ? '' : self::formatCurrency( $product['portionPriceDisplay'] ?? null, $form );
		$first         = '' === $price ? '' : Manifest::label( $is_unit_price ? 'numbers.portion' : 'numbers.pieces', array( 'amount' => $amount, 'price' => $price ) );
		return implode( ' · ', array_filter( array( $first, $is_unit_price ? '' : self::formatUnitPrice( $product, $form ) ) ) );
	}

	/** A number above 0 with a point or a comma, else 0. */
	private static function plain( $value ): float {
		$text = str_replace( ',', '.', trim( (string) $value ) );
		return preg_match( '/^\d{1,9}(\.\d+)?$/', $text ) ? (float) $text : 0.0;
	}

	/** The unit as written after a price, empty for an unknown one. */
	public static function unitName( ?string $wire ): string {
		return Manifest::rules( 'format' )['units'][ preg_replace( '/[.\s]/', '', strtolower( trim( (string) $wire ) ) ) ] ?? '';
	}

	/** Euro that may be asked for a product, or null where there is no price. */
	public static function priceOf( array $product ): ?float {
		$euro  = $product['priceDisplay'] ?? $product['price'] ?? null;
		$cents = self::shifted( $euro, 2 );
		return null !== $cents && (int) $cents > 0 ? (float) $euro : null;
	}

	/** The PHP side of isServiceProduct in core/rules/productNature.ts. */
	public static function isService( array $product ): bool {
		return '2' === (string) ( $product['productInfos']['PRODUCT_NATURE_ID'] ?? '' );
	}

	/** `{ euro, unit, drained }` of the price per unit of measure, or null, as for a service; drained: it is that of the drained weight. */
	public static function unitPrice( array $product ): ?array {
		if ( self::isService( $product ) ) {
			return null;
		}
		$weight   = self::unitName( $product['priceUnitDisplay'] ?? '' );
		$measured = ( $product['priceUmDisplay'] ?? 0 ) > 0;
		$unit     = $measured ? self::unitName( $product['weightUnitDisplay'] ?? '' ) : ( 'pz' === $weight ? '' : $weight );
		$euro     = $measured ? (float) $product['priceUmDisplay'] : self::priceOf( $product );
		return '' === $unit || null === $euro ? null : array(
			'euro'    => $euro,
			'unit'    => $unit,
			'drained' => self::onDrained( $product, $unit ),
		);
	}

	/** Is the wire's unit price what the goods cost by their drained weight, give or take a cent (LAW-04)? */
	private static function onDrained( array $product, string $unit ): bool {
		$drained = $product['productInfos']['DRAINED_WEIGHT'] ?? null;
		$grams   = Manifest::rules( 'format' )['gramsOf'][ $unit ] ?? null;
		if ( ! is_numeric( $drained ) || $drained <= 0 || null === $grams ) {
			return false;
		}
		return abs( (float) self::priceOf( $product ) * $grams / $drained - (float) ( $product['priceUmDisplay'] ?? 0 ) ) < 0.015;
	}

	/** "2,98 €/kg" (LAW-04), and whether it is that of the drained weight. */
	public static function formatUnitPrice( array $product, string $form ): string {
		$price  = self::unitPrice( $product );
		$amount = $price ? self::formatCurrency( $price['euro'], $form ) : '';
		if ( '' === $amount ) {
			return '';
		}
		$text = $amount . '/' . ( 'pz' === $price['unit'] ? Manifest::label( 'numbers.pz' ) : $price['unit'] );
		return $price['drained'] ? Manifest::label( 'numbers.onDrained', array( 'price' => $text ) ) : $text;
	}

	/** At most so many characters as a person counts them, cut between words; the PHP side of core/rules/truncate.ts. */
	public static function truncate( string $text, int $length = 30 ): string {
		preg_match_all( self::CHARACTER, $text, $characters );
		if ( count( $characters[0] ) <= $length ) {
			return $text;
		}
		$kept  = array_slice( $characters[0], 0, $length );
		$space = ' ' === $characters[0][ $length ] ? false : array_search( ' ', array_reverse( $kept, true ), true );
		return rtrim( implode( '', array_slice( $kept, 0, false === $space || $space < $length / 2 ? $length : $space ) ) ) . '…';
	}

	/** A shouted name for the eye: "MEZZE MANICHE" → "Mezze maniche". */
	public static function readable( string $name ): string {
		return self::shouted( $name ) ? self::raised( self::lower( $name ) ) : $name;
	}

	/** A shouted brand for the eye: "LA MOLISANA" → "La Molisana". */
	public static function readableBrand( string $brand ): string {
		return self::shouted( $brand ) ? (string) preg_replace_callback( '/[^\s\/-]+/u', static fn( array $word ): string => self::raised( $word[0] ), self::lower( $brand ) ) : $brand;
	}

	/** The text of a wire's HTML fragment: tags gone, entities decoded; the PHP side of core/rules/plainText.ts. */
	public static function plainText( string $html ): string {
		$rules = Manifest::rules( 'format' );
		$text  = (string) preg_replace( array( "#</?(?:{$rules['separatingTags']})\\b[^>]*>#i", '#</?[a-z!][^>]*>#i' ), array( ' ', '' ), $html );
		$text  = (string) preg_replace_callback( '/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/i', static fn( array $found ): string => self::decoded( $found, $rules['entities'] ), $text );
		return trim( (string) preg_replace( '/[\s\x{a0}\x{feff}]+/u', ' ', $text ) );
	}

	/** One entity as its character; an unknown one as it stands. */
	private static function decoded( array $found, array $entities ): string {
		if ( isset( $found[3] ) ) {
			return $entities[ $found[3] ] ?? $found[0];
		}
		$code = isset( $found[2] ) ? hexdec( $found[2] ) : (int) $found[1];
		return $code > 0 && $code <= 0x10ffff && ( $code < 0xd800 || $code > 0xdfff ) ? mb_chr( $code, 'UTF-8' ) : $found[0];
	}

	/** "20 novembre 2026", in the page's language, of a YYYY-MM-DD date; empty for no day of the calendar. */
	public static function dateWords( string $date ): string {
		$is_day = preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/', $date, $part ) && checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
		return $is_day ? self::written( (int) $part[3], (int) $part[2], $part[1] ) : '';
	}

	/** "venerdì 20 novembre" of a YYYY-MM-DD date; empty for no date. */
	public static function dayWords( string $date ): string {
		if ( '' === self::dateWords( $date ) ) {
			return '';
		}
		list( , $month, $day ) = array_map( 'intval', explode( '-', $date ) );
		$names                 = static fn( string $key, int $at ): string => explode( ' ', Manifest::label( $key ) )[ $at ] ?? '';
		return Manifest::label( 'calendar.day', array( 'weekDay' => $names( 'calendar.weekDays', (int) gmdate( 'w', (int) strtotime( "$date UTC" ) ) ), 'day' => $day, 'month' => $names( 'calendar.months', $month - 1 ) ) );
	}

	private static function written( int $day, int $month, string $year ): string {
		$months = explode( ' ', Manifest::label( 'calendar.months' ) );
		return Manifest::label( 'calendar.date', array( 'day' => $day, 'month' => $months[ $month - 1 ] ?? '', 'year' => $year ) );
	}

	/** The decimal text moved by places, ties away from zero, as digits with a minus or null; binary fractions play no part. */
	private static function shifted( $value, int $places ): ?string {
		if ( ! is_int( $value ) && ! is_float( $value ) || ! is_finite( (float) $value ) || abs( $value ) * 10 ** $places > 9007199254740991 ) {
			return null;
		}
		$text = abs( $value ) < 0.0001 ? '0' : (string) json_encode( abs( $value ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the shortest decimal text.
		list( $whole, $fraction ) = explode( '.', $text . '.' ) + array( '', '' );
		$fraction                 = str_pad( $fraction, $places + 1, '0' );
		$moved                    = (int) ( $whole . substr( $fraction, 0, $places ) ) + ( $fraction[ $places ] >= '5' ? 1 : 0 );
		return ( $value < 0 && 0 !== $moved ? '-' : '' ) . $moved;
	}

	private static function shouted( string $text ): bool {
		return preg_match( '/\p{Lu}{3}/u', $text ) && ! preg_match( '/\p{Ll}/u', $text );
	}

	private static function lower( string $text ): string {
		$kept = Manifest::rules( 'format' )['keptWords'];
		return (string) preg_replace_callback( '/[^\s\/]+/u', static fn( array $word ): string => in_array( $word[0], $kept, true ) ? $word[0] : mb_strtolower( $word[0] ), $text );
	}

	private static function raised( string $text ): string {
		return (string) preg_replace_callback( '/\p{L}/u', static fn( array $letter ): string => mb_strtoupper( $letter[0] ), $text, 1 );
	}
}
