<?php
/**
 * Whole pages as visitors get them: each visit is a PHP process of its own, with a shop API that the test plays.
 *
 * @package Spesa
 */

abstract class VisitCase extends PHPUnit\Framework\TestCase {
	protected const TREE = array( 'categories' => array( array( 'categoryId' => 2, 'name' => 'FRUTTA', 'slug' => 'prova-frutta', 'categories' => array( array( 'categoryId' => 21, 'name' => 'Mele', 'slug' => 'prova-frutta/mele', 'parentId' => 2 ) ) ) ) );

	protected function visit( string $path, array $request = array() ): array {
		$answers = ( $request['answers'] ?? array() ) + array( '/category?depth=3&hash=w0d0t0' => self::TREE );
		$this->forget();
		$process = proc_open( array_merge( Php::command(), array( __DIR__ . '/visit.php', getenv( 'WP_DIR' ) ) ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'pipe', 'w' ) ), $pipes );
		fwrite( $pipes[0], json_encode( array( 'path' => $path, 'answers' => $answers ) + $request ) );
		fclose( $pipes[0] );
		$out = stream_get_contents( $pipes[1] );
		$err = stream_get_contents( $pipes[2] );
		proc_close( $process );
		$visit = json_decode( $out, true );
		$this->assertIsArray( $visit, substr( $out, 0, 500 ) . $err );
		return $visit;
	}

	/** Kept answers of the visits before, unless the test goes on with them. */
	protected function forget(): void {
		global $wpdb;
		if ( ! $this->keep ) {
			$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE '%spesa_a_%' OR option_name LIKE '%spesa_api_down%'" );
			wp_cache_flush();
		}
	}

	/** @var bool */
	protected $keep = false;

	protected function tearDown(): void {
		$this->keep = false;
		$this->forget();
	}

	protected static function list(): array {
		$product = array( 'productId' => 7, 'name' => 'MELE GOLDEN', 'shortDescr' => 'ORTO', 'description' => '1 kg', 'slug' => 'mele-golden', 'productInfos' => array( 'TIPOLOGIA' => 'Pezzo' ), 'priceDisplay' => 2.5, 'priceUmDisplay' => 2.5, 'weightUnitDisplay' => 'KG', 'priceUnitDisplay' => 'pz', 'available' => 5 );
		return array( 'page' => array( 'selPage' => 1, 'totPages' => 3, 'totItems' => 60, 'itemsPerPage' => 24 ), 'products' => array( $product ) );
	}

	protected function needs( string $page ): void {
		if ( ! isset( Spesa\Pages::ids()[ $page ] ) ) {
			$this->markTestSkipped( "no widget fills the page $page yet" );
		}
	}
}
