<?php
use Spesa\Banner;
use Spesa\Card;
use Spesa\CategoryGrid;
use Spesa\Facts;
use Spesa\Filters;
use Spesa\Format;
use Spesa\Icon;
use Spesa\Leaflet;
use Spesa\Links;
use Spesa\Listing;
use Spesa\Manifest;
use Spesa\OpeningHours;
use Spesa\Plan;
use Spesa\StaticText;
use Spesa\Store;
use Spesa\Tabs;

require_once __DIR__ . '/SiteCase.php';

/** What PHP prints is held to what the elements draw by the tables in tests/cases; tests/widgets/twins.test.ts runs the same. */
final class TwinsTest extends SiteCase {
	protected function setUp(): void {
		parent::setUp();
		$this->settings(
			array(
				'api'             => 'https://api.example/ebsn/api',
				'allowed_domains' => array( 'www.basko.it', 'basko.it' ),
				'store_name'      => 'Basko & C.',
				'prefixes'        => array(),
			)
		);
		add_filter( 'home_url', static fn( string $url, string $path ): string => 'https://spesa.example' . ( '' === $path ? '' : '/' . ltrim( $path, '/' ) ), 10, 2 );
		$_GET = array();
	}

	public static function cases(): array {
		$cases = array();
		foreach ( array( 'links', 'filters', 'plan', 'facts', 'banners', 'grid', 'icons', 'stores' ) as $table ) {
			foreach ( json_decode( file_get_contents( __DIR__ . "/../cases/$table.json" ), true ) as $number => $row ) {
				$cases[ "$table $number {$row['fn']} " . wp_json_encode( $row['args'] ) ] = array( $row['fn'], $row['args'], $row['out'] );
			}
		}
		return $cases;
	}

	/** @dataProvider cases */
	public function test_NUM_07_case( string $name, array $arguments, $expected ): void {
		$this->assertTrue( method_exists( $this, "of_$name" ), "This test does not know $name" );
		$this->assertEquals( $expected, $this->{"of_$name"}( ...$arguments ) );
	}

	public static function texts(): array {
		return array_map( 'array_values', json_decode( file_get_contents( __DIR__ . '/../cases/staticText.json' ), true ) );
	}

	/** @dataProvider texts */
	public function test_XSS_03_text( string $html, string $expected ): void {
		$this->assertSame( $expected, self::ordered( StaticText::html( $html ) ) );
	}

	/** HTML with the attributes of each tag in the order of the alphabet. */
	private static function ordered( string $html ): string {
		$document = new DOMDocument();
		@$document->loadHTML( '<?xml encoding="UTF-8"><body>' . $html . '</body>', LIBXML_NOERROR );
		foreach ( $document->getElementsByTagName( '*' ) as $element ) {
			$attributes = array();
			foreach ( iterator_to_array( $element->attributes ) as $attribute ) {
				$attributes[ $attribute->name ] = $attribute->value;
				$element->removeAttribute( $attribute->name );
			}
			ksort( $attributes );
			foreach ( $attributes as $name => $value ) {
				$element->setAttribute( $name, $value );
			}
		}
		return implode( '', array_map( array( $document, 'saveHTML' ), iterator_to_array( $document->getElementsByTagName( 'body' )->item( 0 )->childNodes ) ) );
	}

	private function of_content( string $url ): array {
		return Links::followed( $url );
	}

	private function of_usualHours( array $hours ): array {
		return OpeningHours::usual( $hours );
	}

	private function of_specialDays( array $hours, string $today ): array {
		return array_map( 'array_values', OpeningHours::special( $hours, $today ) );
	}

	private function of_addressLine( array $address ): string {
		return Store::line( $address );
	}

	private function of_way( array $address ): string {
		return Store::way( $address );
	}

	private function of_phone( string $text ): ?array {
		return Store::phone( $text );
	}

	private function of_picks( string $list ): array {
		return Plan::picks( array( 'productIds' => $list ) );
	}

	private function of_media( string $url ): string {
		return Links::media( $url );
	}

	private function of_page( string $page, array $values ): string {
		return Links::to( $page, $values );
	}

	private function of_facets( string $text ): string {
		$_GET['filters'] = $text;
		parse_str( (string) wp_parse_url( Filters::toggle( 'q', 1 ), PHP_URL_QUERY ), $query );
		return implode( ';', array_diff( explode( ';', $query['filters'] ), array( 'q:1' ) ) );
	}

	private function of_longFacets( int $length, int $last ): string {
		return $this->of_facets( str_repeat( 'a', $length ) . ":1;z:$last,456789" );
	}

	private function of_sort( string $sort ): string {
		$_GET['sort'] = $sort;
		return Filters::sort();
	}

	private function of_flag( string $flag, string $value ): bool {
		$_GET[ $flag ] = $value;
		return Filters::on( $flag );
	}

	private function of_pages( int $current, int $total ): array {
		return Listing::pages( $current, $total );
	}

	private function of_found( array $value ): int {
		return Listing::facet( array( 'name' => 'A', 'parameterName' => 'vendor_id', 'values' => array( $value ) ) )['values'][0]['count'];
	}

	private function of_shown( int $count, string $chosen ): array {
		$_GET['filters'] = $chosen;
		$value           = static fn( int $id ): array => array( 'id' => $id, 'name' => "V$id", 'count' => '1', 'filteredCount' => '1' );
		$facet           = Listing::facet( array( 'name' => 'A', 'parameterName' => 'vendor_id', 'values' => array_map( $value, $count > 0 ? range( 0, $count - 1 ) : array() ) ) );
		return array( implode( ' ', array_column( $facet['values'], 'name' ) ), $facet['more'] );
	}

	private function of_input( array $plan, array $values, array $query, array $route, ?array $sizes = null ): ?array {
		$_GET                                 = $query;
		$GLOBALS['wp_query']->query_vars      = array();
		foreach ( $route as $name => $value ) {
			set_query_var( "spesa_$name", $value );
		}
		$requests = Plan::requests( array( 'prefetch' => array( array( 'endpoint' => 'catalogue.products', 'input' => $plan, 'sizes' => $sizes, 'template' => 'product-list' ) ) ), $values );
		return $requests[0]['input'] ?? null;
	}

	private function of_longest( string $name, string $letter, int $length ): int {
		return mb_strlen( $this->of_input( array( $name => '{query:' . $name . '}' ), array(), array( $name => str_repeat( $letter, $length ) ), array() )[ $name ] );
	}

	private function of_notes( array $product ): array {
		$card = new Card( $product );
		return array( $card->limit, $card->hours );
	}

	private function of_facts( array $product ): array {
		return array_map( static fn( array $fact ): array => array_merge( array( $fact['key'], $fact['state'] ), array_column( $fact['pieces'], 0 ) ), Facts::of( $product ) );
	}

	private function of_pieces( string $html ): array {
		return $this->ingredients( $html )['pieces'];
	}

	private function of_table( string $text ): array {
		$fact = $this->ingredients( $text );
		return array_merge( array( $fact['per'] ), $fact['rows'] );
	}

	private function ingredients( string $text ): array {
		return Facts::of( array( 'metaData' => array( 'product_description' => array( 'ingredients' => $text ) ) ) )[0];
	}

	private function of_banner( array $proposal ): array {
		$block = array( 'templateBlockType' => array( 'modeName' => 'BannerList' ), 'templateBlock' => array( 'codInt' => 'A' ), 'proposals' => array( $proposal ) );
		return array_diff_key( Banner::all( array( 'categoryBlock' => $block ) )[0], array( 'inverted' => true ) );
	}

	private function of_leaflet( array $leaflet ): array {
		return array_intersect_key( Leaflet::one( $leaflet ), array( 'cover' => true, 'until' => true ) );
	}

	private function of_leafletPages( array $leaflet ): array {
		return array_map( static fn( array $page ): array => array( $page['number'], $page['src'] ), Leaflet::pages( $leaflet ) );
	}

	private function of_tabsOfCategories( string $ids, array $tree ): array {
		return array_map( static fn( array $tab ): array => array( (string) $tab['id'], $tab['title'], $tab['slug'] ), Tabs::all( array( 'categories' => $tree ), null, array( 'categories' => $ids, 'block' => '' ) ) );
	}

	private function of_tabsOfBlocks( string $codes, array $blocks ): array {
		return array_map( 'array_values', Tabs::all( null, array( 'category' => array( 'categoryBlocks' => $blocks ) ), array( 'categories' => '', 'block' => $codes ) ) );
	}

	private function of_grid( array $category ): array {
		$this->answers['/category'] = array( 'category' => $category );
		$rows                       = CategoryGrid::of( 'home' );
		return array_map( array( $this, 'row' ), $rows );
	}

	private function row( array $row ): array {
		$columns = array();
		foreach ( $row['columns'] as $column ) {
			$widget     = Manifest::widget( $column['name'] );
			$attributes = array();
			foreach ( $column['attributes'] as $field => $value ) {
				$attributes[ $widget['attributes'][ $field ]['attribute'] ] = $value;
			}
			$columns[] = array( $column['class'], $widget['tag'], $attributes );
		}
		return array_merge( array( $row['class'] ), $columns );
	}

	private function of_icon( string $name, string $class = '' ): array {
		ob_start();
		Icon::show( $name, $class );
		$svg        = new SimpleXMLElement( (string) ob_get_clean() );
		$attributes = static fn( SimpleXMLElement $element ): array => array_map( 'strval', iterator_to_array( $element->attributes() ) );
		return array( $attributes( $svg ), $attributes( $svg->path ) );
	}

	private function of_card( array $product ): array {
		return array_diff_key( get_object_vars( new Card( $product ) ), array( 'press' => true, 'limit' => true, 'hours' => true, 'amount' => true ) );
	}
}
