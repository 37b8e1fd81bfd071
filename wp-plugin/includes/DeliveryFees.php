<?php
namespace Spesa;

/** What a delivery service costs; the PHP side of core/rules/deliveryFees.ts, held to it by tests/cases/deliveryFees.json. */
final class DeliveryFees {
	/** @return array{fee: float, minimum: float, freeFrom: ?float, postcodes: string[]}|null Euro; null of a service that the answer does not have. */
	public static function of( array $fees, int $service ): ?array {
		$own = array_filter( $fees, static fn( array $fee ): bool => $service === (int) $fee['deliveryServiceId'] );
		if ( ! $own ) {
			return null;
		}
		$paid = array_filter( $own, static fn( array $fee ): bool => $fee['fee'] > 0 );
		$free = array_filter( $own, static fn( array $fee ): bool => 0 >= $fee['fee'] );
		return array(
			'fee'       => (float) min( array_column( $paid ? $paid : $own, 'fee' ) ),
			'minimum'   => (float) min( array_column( $own, 'minAmount' ) ),
			'freeFrom'  => $paid && $free ? (float) max( array_column( $free, 'minAmount' ) ) : null,
			'postcodes' => array_values( array_unique( array_merge( ...array_map( static fn( array $fee ): array => $fee['postalcodes'] ?? array(), array_values( $own ) ) ) ) ),
		);
	}

	/** "16121–16129, 16142": three and more in a row as a range. */
	public static function ranges( array $postcodes ): string {
		sort( $postcodes, SORT_STRING );
		$runs = array();
		foreach ( $postcodes as $code ) {
			$last = count( $runs ) - 1;
			if ( $last >= 0 && (int) end( $runs[ $last ] ) + 1 === (int) $code ) {
				$runs[ $last ][] = $code;
			} else {
				$runs[] = array( $code );
			}
		}
		return implode( ', ', array_map( static fn( array $run ): string => count( $run ) > 2 ? $run[0] . '–' . end( $run ) : implode( ', ', $run ), $runs ) );
	}

	/** @return array[] `{ title, facts: [name, words] }` of each service of an answer, in the order they are offered. */
	public static function all( array $data ): array {
		$services = array();
		foreach ( Manifest::rules( 'deliveryFees' )['order'] as $id ) {
			$known = self::of( $data['deliveryFees'] ?? array(), $id );
			if ( $known ) {
				$services[] = array(
					'title' => Manifest::label( "delivery.service$id" ),
					'facts' => self::facts( $known ),
				);
			}
		}
		return $services;
	}

	private static function facts( array $known ): array {
		$money = static fn( float $euro ): string => Format::formatCurrency( $euro, Settings::get( 'currency_form' ) );
		$facts = array( array( Manifest::label( 'delivery.feeCost' ), $known['fee'] > 0 ? $money( $known['fee'] ) : Manifest::label( 'delivery.feeNothing' ) ) );
		if ( null !== $known['freeFrom'] ) {
			$facts[] = array( Manifest::label( 'delivery.feeFreeFrom' ), $money( $known['freeFrom'] ) );
		}
		$facts[] = array( Manifest::label( 'delivery.feeLeast' ), $known['minimum'] > 0 ? $money( $known['minimum'] ) : Manifest::label( 'delivery.feeNone' ) );
		if ( $known['postcodes'] ) {
			$facts[] = array( Manifest::label( 'delivery.feeWhere' ), Manifest::label( 'delivery.feePostcodes', array( 'list' => self::ranges( $known['postcodes'] ) ) ) );
		}
		return $facts;
	}
}
