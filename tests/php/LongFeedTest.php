<?php
use Spesa\Content\Types;

require_once __DIR__ . '/ContentCase.php';

/**
 * A magazine of 5,000 articles: each read asks the database as seldom and takes no more memory than a page of a small one; alone with the processor, within 50 ms of PHP.
 *
 * @group visit
 */
final class LongFeedTest extends ContentCase {
	private const MOST_MS    = 50;
	/** Not ours, and asked by none of our elements' pages. */
	private const CORE       = '/wp/v2/search';
	private const MOST_ASKED = 30;
	private const MOST_BYTES = 8 * 1024 * 1024;
	private const ARTICLES   = 5000;
	/** What the lists of the elements ask for (widgets/content/articles/fields.ts). */
	private const SHOWN = 'id,slug,custom_slug,date,link,title.rendered,excerpt.rendered,featured_image_url,categories';

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$words = '<!-- wp:paragraph --><p>' . str_repeat( 'Olio, pane e pomodoro si comprano vicino a casa, e di stagione. ', 40 ) . '</p><!-- /wp:paragraph -->';
		$first = $this->article( 'Lungo', 'magazine', 'lunghi', array( 'post_content' => $words, 'post_date' => '2025-01-01 08:00:00' ) );
		$term  = get_the_terms( $first, Types::TOPIC )[0]->term_taxonomy_id;
		$type  = Types::SECTIONS['magazine'];
		for ( $there = 1; $there < self::ARTICLES; $there *= 2 ) {
			$wpdb->query(
				"INSERT INTO $wpdb->posts (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type)
				SELECT post_author, post_date, post_date_gmt, post_content, CONCAT('Lungo ', ID), '', post_status, comment_status, ping_status, CONCAT('lungo-', ID), '', '', post_modified, post_modified_gmt, '', post_type FROM $wpdb->posts WHERE post_type = '$type' AND post_title LIKE 'Lungo%' LIMIT " . ( self::ARTICLES - $there )
			);
		}
		$wpdb->query( "INSERT INTO $wpdb->term_relationships (object_id, term_taxonomy_id, term_order) SELECT ID, $term, 0 FROM $wpdb->posts WHERE post_type = '$type' AND post_title LIKE 'Lungo %'" );
		wp_update_term_count_now( array( $term ), Types::TOPIC );
		wp_cache_flush();
	}

	/** The quickest of five reads by a new PHP process' caches, in ms of the processor, and the memory and the questions to the database of the largest. */
	private function read( string $path, array $query ): array {
		$quickest = INF;
		$bytes    = 0;
		$asked    = 0;
		global $wpdb;
		foreach ( range( 1, 5 ) as $time ) {
			wp_cache_flush();
			get_option( 'home' );
			memory_reset_peak_usage();
			$before   = memory_get_usage();
			$from     = $wpdb->num_queries;
			$began    = getrusage();
			$answer   = $this->answer( $path, $query );
			$quickest = min( $quickest, self::spent( $began ) );
			$bytes    = max( $bytes, memory_get_peak_usage() - $before );
			$asked    = max( $asked, $wpdb->num_queries - $from );
			$this->assertNotEmpty( $answer, $path );
		}
		return array( $quickest, $bytes, $asked );
	}

	private static function spent( array $began ): float {
		$now = getrusage();
		$ms  = static fn( array $usage, string $kind ): float => $usage[ "ru_$kind.tv_sec" ] * 1000 + $usage[ "ru_$kind.tv_usec" ] / 1000;
		return $ms( $now, 'utime' ) + $ms( $now, 'stime' ) - $ms( $began, 'utime' ) - $ms( $began, 'stime' );
	}

	public function test_each_read_of_a_site_of_5000_articles_asks_little_and_stays_within_bounded_memory_and_time(): void {
		$this->assertSame( self::ARTICLES, (int) $this->ask( '/wp/v2/magazine', array( 'category' => 'lunghi' ) )->get_headers()['X-WP-Total'] );
		$this->fill();
		$shown = array( '_fields' => self::SHOWN );
		$reads = array(
			array( '/wp/v2/magazine', array( 'page' => 1, 'per_page' => 8 ) + $shown ),
			array( '/wp/v2/magazine', array( 'category' => 'lunghi', 'page' => 600 ) + $shown ),
			array( '/wp/v2/magazine', array( 'random' => '1', 'per_page' => 10 ) + $shown ),
			array( '/wp/v2/magazine', array( 'random' => '1', 'category' => 'lunghi', 'page' => 3 ) + $shown ),
			array( '/wp/v2/magazine', array( 'search' => 'pomodoro', 'per_page' => 8, 'page' => 2 ) + $shown ),
			array( '/wp/v2/search', array( 'search' => 'pomodoro', 'per_page' => 24 ) ),
			array( '/custom/ali/search', array( 'q' => 'pomodoro' ) ),
			array( '/custom/v1/magazine', array() ),
			array( '/custom/v1/trader', array() ),
			array( '/wp-api-menus/v2/menu-locations/spesa-main', array() ),
			array( '/wp/v2/new_slides/prova/' . self::$now . '/0', array( 'deliveryServiceId' => 2 ) ),
			array( '/wp/v2/slides_by_id/prova', array() ),
			array( '/wp/v2/pages', array( 'slug' => 'guida-lupinella' ) ),
			array( '/wp/v2/ux-blocks', array( 'slug' => 'block-1' ) ),
			array( '/wp/v2/recipepid/990001/light', array() ),
		);
		foreach ( $reads as list( $path, $query ) ) {
			list( $ms, $bytes, $asked ) = $this->read( $path, $query );
			$name = $path . '?' . http_build_query( array_diff_key( $query, $shown ) );
			$this->assertLessThan( self::MOST_BYTES, $bytes, $name );
			$this->assertLessThanOrEqual( self::MOST_ASKED, $asked, $name );
			if ( self::CORE !== $path ) {
				$spent[ $name ] = $ms;
			}
		}
		if ( getenv( 'SPESA_LONG' ) ) {
			$this->assertSame( array(), array_filter( $spent, static fn( float $ms ): bool => $ms > self::MOST_MS ) );
		}
	}
}
