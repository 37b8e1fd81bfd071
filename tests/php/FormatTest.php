<?php
use Spesa\Format;

/** The same table of cases that core/rules is held to. */
final class FormatTest extends PHPUnit\Framework\TestCase {
	public static function cases(): array {
		$rows  = json_decode( file_get_contents( __DIR__ . '/../cases/format.json' ), true );
		$cases = array();
		foreach ( $rows as $number => $row ) {
			$cases[ "$number {$row['fn']} " . wp_json_encode( $row['args'] ) ] = array( $row['fn'], $row['args'], $row['out'] );
		}
		return $cases;
	}

	/** @dataProvider cases */
	public function test_NUM_07_case( string $name, array $arguments, string $expected ): void {
		$this->assertTrue( method_exists( Format::class, $name ), "Format has no $name" );
		$this->assertSame( $expected, Format::$name( ...$arguments ) );
	}

	public function test_DATA_04_no_price_is_ever_NaN_or_negative(): void {
		foreach ( array( null, 'gratis', NAN, INF, -1.2, 0, 0.001 ) as $price ) {
			$this->assertNull( Format::priceOf( array( 'priceDisplay' => $price ) ) );
		}
		$this->assertSame( 99999.99, Format::priceOf( array( 'priceDisplay' => 99999.99 ) ) );
	}
}
