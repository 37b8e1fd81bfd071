<?php
namespace Spesa;

/** When a store is open, in words; the PHP side of core/rules/openingHours.ts and widgets/ui/hoursWords.ts, held to them by tests/cases/openingHours.json. */
final class OpeningHours {
	private const DAYS     = array( 1 => 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday' );
	private const MIDNIGHT = 1440;
	/** 1 = Sunday … 7 = Saturday. */
	private const MONDAY_FIRST = array( 2, 3, 4, 5, 6, 7, 1 );

	/** @return string[] A line for each run of days with the same hours. */
	public static function usual( array $hours ): array {
		$runs = array();
		foreach ( self::MONDAY_FIRST as $day ) {
			$words = self::words( self::ofDay( $hours, $day ) );
			$last  = count( $runs ) - 1;
			if ( $last >= 0 && $runs[ $last ]['words'] === $words ) {
				$runs[ $last ]['last'] = $day;
			} else {
				$runs[] = array(
					'first' => $day,
					'last'  => $day,
					'words' => $words,
				);
			}
		}
		return array_map( array( __CLASS__, 'line' ), $runs );
	}

	/** @return array[] `{ day, hours, note }` of each day of the week, Monday first. */
	public static function week( array $hours ): array {
		return array_map(
			static fn( int $day ): array => self::row( self::day( $day ), self::ofDay( $hours, $day ) ),
			self::MONDAY_FIRST
		);
	}

	/** @return array[] The same of the days with other hours in the month after `$today`, YYYY-MM-DD. */
	public static function special( array $hours, string $today ): array {
		$days = self::upcoming( $hours, $today );
		return array_map( static fn( string $date ): array => self::row( Format::dayWords( $date ), $days[ $date ] ), array_keys( $days ) );
	}

	/** @return array[] schema.org OpeningHoursSpecification of the week. */
	public static function structured( array $hours ): array {
		$data = array();
		foreach ( self::MONDAY_FIRST as $day ) {
			foreach ( self::open( self::ofDay( $hours, $day ) ) as list( $begin, $end ) ) {
				$data[] = array(
					'@type'     => 'OpeningHoursSpecification',
					'dayOfWeek' => self::DAYS[ $day ],
					'opens'     => self::clock( $begin ),
					'closes'    => self::clock( $end ),
				);
			}
		}
		return $data;
	}

	/** @return array[] The same of the days with other hours in the month after `$today`; who is closed opens and closes at 00:00. */
	public static function structuredSpecial( array $hours, string $today ): array {
		$data = array();
		foreach ( self::upcoming( $hours, $today ) as $date => $rules ) {
			foreach ( self::open( $rules ) ?: array( array( 0, 0 ) ) as list( $begin, $end ) ) {
				$data[] = array(
					'@type'        => 'OpeningHoursSpecification',
					'validFrom'    => $date,
					'validThrough' => $date,
					'opens'        => self::clock( $begin ),
					'closes'       => self::clock( $end ),
				);
			}
		}
		return $data;
	}

	/** Rules of the special dates from `$today` on, by date. @return array<string, array[]> */
	private static function upcoming( array $hours, string $today ): array {
		$last = gmdate( 'Y-m-d', (int) strtotime( "$today +" . Manifest::rules( 'delivery' )['specialDays'] . ' days UTC' ) );
		$days = array();
		foreach ( $hours['custom'] ?? array() as $rule ) {
			$date = (string) ( $rule['beginDate'] ?? '' );
			if ( $date >= $today && $date <= $last ) {
				$days[ $date ][] = $rule;
			}
		}
		ksort( $days );
		return $days;
	}

	private static function ofDay( array $hours, int $day ): array {
		return array_values( array_filter( $hours['default'] ?? array(), static fn( array $rule ): bool => ( $rule['beginWeekDay'] ?? 0 ) === $day ) );
	}

	private static function row( string $day, array $rules ): array {
		$words = self::words( $rules );
		return array(
			'day'   => $day,
			'hours' => '' === $words ? Manifest::label( 'store.closed' ) : $words,
			'note'  => implode( ' ', array_filter( array_column( $rules, 'note' ), 'strlen' ) ),
		);
	}

	private static function line( array $run ): string {
		$hours = '' === $run['words'] ? mb_strtolower( Manifest::label( 'store.closed' ) ) : $run['words'];
		return $run['first'] === $run['last']
			? Manifest::label( 'store.usualDay', array( 'day' => self::capital( self::day( $run['first'] ) ), 'hours' => $hours ) )
			: Manifest::label( 'store.usualDays', array( 'first' => self::day( $run['first'] ), 'last' => self::day( $run['last'] ), 'hours' => $hours ) );
	}

	private static function day( int $day ): string {
		return explode( ' ', Manifest::label( 'calendar.weekDays' ) )[ $day - 1 ];
	}

	private static function capital( string $words ): string {
		return mb_strtoupper( mb_substr( $words, 0, 1 ) ) . mb_substr( $words, 1 );
	}

	/** "8:30–13:00, 15:30–19:30"; empty when closed. */
	private static function words( array $rules ): string {
		return implode( ', ', array_map( static fn( array $interval ): string => self::time( $interval[0] ) . '–' . ( self::MIDNIGHT === $interval[1] ? '24:00' : self::time( $interval[1] ) ), self::open( $rules ) ) );
	}

	/** Minutes after midnight between which a day is open, in their order. @return array{int, int}[] */
	private static function open( array $rules ): array {
		$open = array_merge( array(), ...array_map( array( __CLASS__, 'intervals' ), $rules ) );
		sort( $open );
		return $open;
	}

	/** One rule's hours, of which some shops write two in one (wire §7). @return array{int, int}[] */
	private static function intervals( array $rule ): array {
		$begin = (string) ( $rule['beginHour'] ?? '' );
		$end   = (string) ( $rule['endHour'] ?? '' );
		$pairs = 1 === substr_count( $begin, '-' ) && 1 === substr_count( $end, '-' ) ? array( explode( '-', $begin ), explode( '-', $end ) ) : array( array( $begin, $end ) );
		return array_merge( array(), ...array_map( static fn( array $pair ): array => self::interval( $pair[0], $pair[1] ), $pairs ) );
	}

	private static function interval( string $from, string $to ): array {
		$begin = self::minute( $from );
		$end   = self::minute( $to );
		return null === $begin || null === $end || $begin === $end ? array() : array( array( $begin, $end < $begin ? $end + self::MIDNIGHT : $end ) );
	}

	private static function minute( string $text ): ?int {
		$minute = preg_match( '/^(\d{1,2}):(\d\d)$/D', trim( $text ), $part ) ? (int) $part[1] * 60 + (int) $part[2] : self::MIDNIGHT + 1;
		return $minute <= self::MIDNIGHT ? $minute : null;
	}

	/** "07:30", as schema.org writes it. */
	private static function clock( int $minute ): string {
		return str_pad( self::time( $minute ), 5, '0', STR_PAD_LEFT );
	}

	private static function time( int $minute ): string {
		return intdiv( $minute % self::MIDNIGHT, 60 ) . ':' . str_pad( (string) ( $minute % 60 ), 2, '0', STR_PAD_LEFT );
	}
}
