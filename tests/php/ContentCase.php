<?php
require_once __DIR__ . '/SiteCase.php';

use Spesa\Content\Slides;
use Spesa\Content\Types;

/** A test with something on the content platform: articles, slides, a menu, pages and blocks of the sidebar. */
abstract class ContentCase extends SiteCase {
	/** The sidebar's blocks of the demo site have the names that the tests' own have. */
	protected function setUp(): void {
		parent::setUp();
		foreach ( get_posts( array( 'post_type' => Types::BLOCK, 'numberposts' => -1 ) ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
	}

	/** Id of a published post. */
	protected function write( string $type, string $title, array $given = array() ): int {
		return wp_insert_post(
			$given + array(
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_content' => '<!-- wp:paragraph --><p>' . esc_html( $title ) . ' per intero.</p><!-- /wp:paragraph -->',
			)
		);
	}

	/** Id of a category of articles. */
	protected function topic( string $slug ): int {
		$known = get_term_by( 'slug', $slug, Types::TOPIC );
		return $known ? $known->term_id : wp_insert_term( ucfirst( $slug ), Types::TOPIC, array( 'slug' => $slug ) )['term_id'];
	}

	/** Id of an article of a section, `magazine` or `next-gen`. */
	protected function article( string $title, string $section = 'magazine', string $topic = '', array $given = array() ): int {
		$id = $this->write( Types::SECTIONS[ $section ], $title, $given );
		if ( '' !== $topic ) {
			wp_set_object_terms( $id, $this->topic( $topic ), Types::TOPIC );
		}
		return $id;
	}

	/** Id of a picture in the library; its file is not there. */
	protected function picture( string $file ): int {
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit', 'post_title' => $file ), $file );
		wp_update_attachment_metadata( $id, array( 'file' => $file, 'width' => 1200, 'height' => 400, 'sizes' => array() ) );
		return $id;
	}

	/** Id of a slide with a picture. */
	protected function slide( string $title, string $slider, array $meta = array() ): int {
		$term = get_term_by( 'slug', $slider, Types::SLIDER ) ?: get_term( wp_insert_term( $slider, Types::SLIDER, array( 'slug' => $slider ) )['term_id'] );
		$id   = $this->write( Types::SLIDE, $title );
		wp_set_object_terms( $id, $term->term_id, Types::SLIDER );
		set_post_thumbnail( $id, $this->picture( "slide-$id.jpg" ) );
		foreach ( $meta as $name => $value ) {
			add_post_meta( $id, $name, $value );
		}
		return $id;
	}

	/** A menu at a place: `[title, address, number of the item above]`; ids of its items. @return int[] */
	protected function menu( string $place, array $items ): array {
		$menu = wp_create_nav_menu( "Menu $place" );
		set_theme_mod( 'nav_menu_locations', array( $place => $menu ) + get_nav_menu_locations() );
		$ids = array();
		foreach ( $items as $number => list( $title, $url, $above ) ) {
			$ids[] = wp_update_nav_menu_item(
				$menu,
				0,
				array(
					'menu-item-title'     => $title,
					'menu-item-url'       => $url,
					'menu-item-status'    => 'publish',
					'menu-item-position'  => $number + 1,
					'menu-item-parent-id' => null === $above ? 0 : $ids[ $above ],
				)
			);
		}
		return $ids;
	}

	/** Every kind of content once, with the recipe of product 990001; the search finds all of it by the word `lupinella`. */
	protected function fill(): void {
		$category = get_term_by( 'slug', 'ricette', 'category' ) ?: get_term( wp_insert_term( 'Ricette', 'category', array( 'slug' => 'ricette' ) )['term_id'] );
		$this->write( 'post', 'Risotto «giallo» & lupinella', array( 'post_category' => array( $category->term_id ), 'post_content' => '<!-- wp:spesa/product {"productId":990001} /-->' ) );
		$article = $this->article( 'La lupinella', 'magazine', 'spezie' );
		set_post_thumbnail( $article, $this->picture( 'lupinella.jpg' ) );
		$this->article( 'Prima spesa', 'next-gen', 'risparmio' );
		$this->write( 'page', 'Guida alla lupinella', array( 'post_name' => 'guida-lupinella' ) );
		$this->write( Types::BLOCK, 'Novità', array( 'post_name' => 'block-1' ) );
		$this->slide( 'Pane', 'prova' );
		$this->slide( 'A casa', 'prova', array( Slides::SERVICES => 2, Slides::URL => '/category/pane' ) );
		$this->menu( 'spesa-main', array( array( 'Negozio', '/', null ), array( 'Magazine', '/magazine', 0 ) ) );
		$this->answers['/products'] = self::products( self::product( array( 'productId' => 990001, 'name' => 'LUPINELLA', 'slug' => 'lupinella' ) ) );
	}

	/** The answer of a REST route as it goes over the wire. @return mixed */
	protected function answer( string $path, array $query = array() ) {
		$response = $this->ask( $path, $query );
		$this->assertSame( 200, $response->get_status(), $path );
		return rest_get_server()->response_to_data( $response, false );
	}

	protected function ask( string $path, array $query = array() ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', $path );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}
}
