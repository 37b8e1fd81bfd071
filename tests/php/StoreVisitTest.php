<?php

/** The stores and their hours, as a visitor without JavaScript and a search engine read them. */
final class StoreVisitTest extends VisitCase {
	private const ADDRESS = array( 'addressId' => 501, 'address1' => 'Via Palestro', 'addressNumber' => '12', 'postalcode' => '16122', 'city' => 'Genova', 'province' => 'GE', 'latitude' => 44.41198, 'longitude' => 8.93977 );

	private static function hours(): array {
		$week = array_map( static fn( int $day ): array => array( 'beginWeekDay' => $day, 'beginHour' => '07:30', 'endHour' => '21:00' ), range( 2, 7 ) );
		return array( 'default' => $week, 'custom' => array( array( 'beginDate' => gmdate( 'Y-m-d', time() + 5 * DAY_IN_SECONDS ), 'note' => 'Inventario' ) ) );
	}

	private static function answers(): array {
		$shared = array( 'name' => 'Corvetto & <b>C.</b>', 'address' => self::ADDRESS, 'services' => array( 1, 2 ), 'serviceHours' => self::hours() );
		return array(
			'/warehouse-locator/search?address_id=501' => array( 'warehouses' => array( $shared + array( 'warehouseId' => 1, 'addressId' => 501, 'metaData' => array( 'warehouse_locator' => array( 'PHONE' => '010 8950012' ) ) ) ) ),
			'/warehouse-locator/search?address_id=999' => array( 'warehouses' => array() ),
			'/store/list' => array( 'stores' => array( $shared + array( 'storeId' => 5, 'metadata' => array( 'PHONE' => '010 8950012' ) ) ) ),
		);
	}

	public function test_the_page_of_all_stores_reads_without_JavaScript(): void {
		$visit = $this->visit( '/supermercati', array( 'answers' => self::answers() ) );
		$this->assertSame( 200, $visit['status'] );
		$this->assertMatchesRegularExpression( '#<h1[^>]*>Negozi e orari</h1>#', $visit['html'] );
		foreach ( array( '<a class="store-map__link" href="/supermercati/501"><bdi>Corvetto &amp; &lt;b&gt;C.&lt;/b&gt;</bdi></a>', 'Via Palestro 12, 16122 Genova (GE)', 'Da lunedì a sabato, 7:30–21:00', 'Domenica, chiuso', 'Consegna a casa · Ritiro in negozio', 'href="tel:0108950012"', 'destination=44.41198%2C8.93977' ) as $part ) {
			$this->assertStringContainsString( $part, $visit['html'] );
		}
		$this->assertStringNotContainsString( 'noindex', $visit['html'] );
	}

	public function test_a_stores_page_has_its_week_special_days_and_structured_data(): void {
		$visit = $this->visit( '/supermercati/501', array( 'answers' => self::answers() ) );
		$this->assertSame( 200, $visit['status'] );
		foreach ( array( '<dt>lunedì</dt><dd>7:30–21:00</dd>', '<dt>domenica</dt><dd>Chiuso</dd>', '<span class="store-week__note">Inventario</span>', '<strong>Ritiro in negozio</strong>', '<a class="store-page__back" href="/supermercati">Tutti i negozi</a>', '<link rel="canonical" href="http://negozio.example.it/supermercati/501" />' ) as $part ) {
			$this->assertStringContainsString( $part, $visit['html'] );
		}
		$this->assertStringContainsString( '<title>Corvetto & C. – Mercati Lanterna</title>', html_entity_decode( $visit['html'] ) );
		$this->assertSame( 1, substr_count( $visit['html'], '<h1' ) );
		preg_match( '#<script type="application/ld\+json">(.*?)</script>#', $visit['html'], $found );
		$data = json_decode( $found[1], true );
		$this->assertSame( array( 'GroceryStore', 'http://negozio.example.it/supermercati/501', '010 8950012', 44.41198 ), array( $data['@type'], $data['url'], $data['telephone'], $data['geo']['latitude'] ) );
		$this->assertCount( 6, $data['openingHoursSpecification'] );
		$this->assertSame( array( '07:30', '21:00', 'Monday' ), array( $data['openingHoursSpecification'][0]['opens'], $data['openingHoursSpecification'][0]['closes'], $data['openingHoursSpecification'][0]['dayOfWeek'] ) );
		$this->assertSame( array( '00:00', '00:00' ), array( $data['specialOpeningHoursSpecification'][0]['opens'], $data['specialOpeningHoursSpecification'][0]['closes'] ) );
	}

	public static function unknown(): array {
		return array( 'no such store' => array( '/supermercati/999' ), 'no number' => array( '/supermercati/nessuno' ), 'zero' => array( '/supermercati/0' ), 'a leaflet without a number' => array( '/leaflets/natale' ) );
	}

	/** @dataProvider unknown */
	public function test_a_store_or_leaflet_that_is_not_there_is_not_found( string $path ): void {
		$visit = $this->visit( $path, array( 'answers' => self::answers() ) );
		$this->assertSame( 404, $visit['status'] );
		$this->assertStringContainsString( 'noindex', $visit['html'] );
	}

	public function test_NET_01_a_store_of_which_the_API_says_nothing_is_closed_for_now(): void {
		$this->assertSame( 503, $this->visit( '/supermercati/501' )['status'] );
	}

	public function test_the_sitemap_names_every_store(): void {
		$this->assertStringContainsString( '<loc>http://negozio.example.it/supermercati/501</loc>', $this->visit( '/wp-sitemap-spesa-stores-1.xml', array( 'answers' => self::answers() ) )['html'] );
	}
}
