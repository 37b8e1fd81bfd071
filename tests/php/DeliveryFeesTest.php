<?php

use Spesa\DeliveryFees;

final class DeliveryFeesTest extends SiteCase {
	public static function cases(): array {
		return self::named( 'of' );
	}

	public static function ranges(): array {
		return self::named( 'ranges' );
	}

	private static function named( string $kind ): array {
		$all = json_decode( (string) file_get_contents( __DIR__ . '/../cases/deliveryFees.json' ), true );
		return array_map( static fn( array $one ): array => array( $one ), $all[ $kind ] );
	}

	/** @dataProvider cases */
	public function test_what_a_service_costs_is_the_same_as_in_the_browser( array $case ): void {
		$this->assertEquals( $case['known'], DeliveryFees::of( $case['fees'], $case['service'] ), $case['what'] );
	}

	/** @dataProvider ranges */
	public function test_postcodes_in_words_are_the_same_as_in_the_browser( array $case ): void {
		$this->assertSame( $case['words'], DeliveryFees::ranges( $case['postcodes'] ) );
	}

	public function test_LAW_03_the_costs_stand_on_the_page_without_JavaScript(): void {
		$this->settings( array( 'currency_form' => 'italian' ) );
		$this->answers['/delivery-fee/view'] = array(
			'deliveryFees' => array(
				array( 'deliveryServiceId' => 2, 'minAmount' => 40, 'maxAmount' => 110, 'fee' => 5.9, 'postalcodes' => array( '16121', '16122', '16123' ) ),
				array( 'deliveryServiceId' => 2, 'minAmount' => 110, 'fee' => 0 ),
				array( 'deliveryServiceId' => 1, 'minAmount' => 20, 'fee' => 0 ),
			),
		);
		$html = $this->block( 'spesa/delivery-fees', array() );
		$this->assertStringContainsString( '<h2 class="delivery-fees__heading">Quanto costa</h2>', $html );
		$this->assertMatchesRegularExpression( '#<h3[^>]*>Consegna a casa</h3>.*Costo</dt><dd>5,90\s€.*Gratis da</dt><dd>110,00\s€.*Spesa minima</dt><dd>40,00\s€.*CAP 16121–16123.*Ritiro in negozio.*Gratis</dd>#su', $html );
	}
}
