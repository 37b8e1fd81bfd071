<?php
use Spesa\Content\Types;
use Spesa\Forms\Form;
use Spesa\Forms\Reading;

/** What the demo site has to read and to send, and that its home page leads there. */
final class DemoTest extends VisitCase {
	private const FORMS = array( 'scrivici', 'chiedi-un-prodotto', 'lavora-con-noi', 'reclamo' );
	private const LEGAL = array( 'condizioni-di-vendita', 'recesso', 'privacy-policy', 'accessibilita' );

	/** @return WP_Post[] */
	private static function posts( array $query ): array {
		return get_posts( $query + array( 'numberposts' => -1 ) );
	}

	private function assertPictured( WP_Post $post ): void {
		if ( function_exists( 'imagecreatefromwebp' ) ) {
			$this->assertFileExists( (string) get_attached_file( (int) get_post_thumbnail_id( $post ) ), $post->post_name );
		}
	}

	public function test_there_are_twelve_recipes_with_products_steps_and_a_picture(): void {
		$recipes = self::posts( array( 'category_name' => 'ricette' ) );
		$this->assertGreaterThanOrEqual( 12, count( $recipes ) );
		foreach ( $recipes as $recipe ) {
			$blocks = array_values( wp_list_filter( parse_blocks( $recipe->post_content ), array( 'blockName' => 'spesa/recipe' ) ) );
			$this->assertCount( 1, $blocks, $recipe->post_name );
			$this->assertMatchesRegularExpression( '/\| \d{5}/', $blocks[0]['attrs']['ingredients'], $recipe->post_name );
			$this->assertGreaterThanOrEqual( 3, count( explode( "\n", $blocks[0]['attrs']['steps'] ) ), $recipe->post_name );
			$this->assertPictured( $recipe );
		}
	}

	public function test_there_are_twelve_articles_in_both_sections_each_long_enough_to_be_read_in_a_category_and_with_a_picture(): void {
		$all = 0;
		foreach ( Types::SECTIONS as $section => $type ) {
			$articles = self::posts( array( 'post_type' => $type ) );
			$this->assertGreaterThanOrEqual( 6, count( $articles ), $section );
			$all += count( $articles );
			foreach ( $articles as $article ) {
				$this->assertGreaterThan( 90, str_word_count( wp_strip_all_tags( $article->post_content ) ), $article->post_name );
				$this->assertNotSame( '', $article->post_excerpt, $article->post_name );
				$this->assertCount( 1, get_the_terms( $article, Types::TOPIC ), $article->post_name );
				$this->assertPictured( $article );
			}
		}
		$this->assertGreaterThanOrEqual( 12, $all );
	}

	public function test_what_an_article_links_to_is_there(): void {
		foreach ( self::posts( array( 'post_type' => array_values( Types::SECTIONS ) ) ) as $article ) {
			preg_match_all( '/ href="([^"]+)"/', $article->post_content, $links );
			foreach ( $links[1] as $path ) {
				$this->assertNotSame( 0, url_to_postid( home_url( $path ) ), "$article->post_name: $path" );
			}
		}
	}

	public function test_there_are_three_slides_one_of_them_for_a_delivery_service_and_two_menus_one_of_them_nested(): void {
		$slides = self::posts( array( 'post_type' => Types::SLIDE ) );
		$this->assertCount( 3, $slides );
		array_map( array( $this, 'assertPictured' ), $slides );
		$this->assertCount( 1, array_filter( $slides, static fn( WP_Post $slide ): bool => '' !== get_post_meta( $slide->ID, Spesa\Content\Slides::SERVICES, true ) ) );
		$menus = get_nav_menu_locations();
		foreach ( array( 'spesa-main' => true, 'spesa-footer' => false ) as $place => $nested ) {
			$items = wp_get_nav_menu_items( $menus[ $place ] ?? 0 );
			$this->assertGreaterThan( 2, count( $items ), $place );
			$this->assertSame( $nested, array() !== array_filter( wp_list_pluck( $items, 'menu_item_parent' ) ), $place );
		}
	}

	public function test_there_are_a_contact_a_product_request_a_job_and_a_complaint_with_an_upload_and_legal_pages(): void {
		foreach ( self::FORMS as $slug ) {
			$form = get_page_by_path( $slug, OBJECT, Form::TYPE );
			$page = get_page_by_path( $slug );
			$this->assertTrue( $form && $page, $slug );
			$this->assertStringContainsString( "\"formId\":$form->ID", $page->post_content );
			$types = array_column( Reading::wire( $form )['fields'], 'type' );
			$this->assertContains( 'email', $types, $slug );
			$this->assertTrue( 'reclamo' !== $slug || in_array( 'file_upload', $types, true ) );
		}
	}

	public function test_what_is_to_be_read_stands_beside_its_headings_facts_and_whom_to_ask(): void {
		foreach ( array_merge( self::LEGAL, array( 'chi-siamo', 'consegna-e-ritiro' ) ) as $slug ) {
			$html = $this->visit( "/$slug/" )['html'];
			$this->assertMatchesRegularExpression( '#<div class="[^"]*shop-text__body.+<aside class="[^"]*shop-text__beside.+<h2[^>]*>Hai bisogno\?</h2>#s', $html, $slug );
			preg_match_all( '/<h2 class="wp-block-heading" id="([^"]+)"/', $html, $headings );
			preg_match_all( '#<li><a href="\#([^"]+)">#', $html, $links );
			$this->assertSame( count( $headings[1] ) < 5 ? array() : $headings[1], $links[1], $slug );
		}
		$this->assertStringNotContainsString( 'WordPress', get_page_by_path( 'chi-siamo' )->post_content );
	}

	public static function legal(): array {
		return array(
			'privacy'       => array( 'privacy-policy', array( 'titolare', 'Perché, e su quale base', 'articolo 6, lettera b', 'Per quanto tempo', 'Chi li riceve', 'Cookie', 'I tuoi diritti', 'Garante per la protezione dei dati personali' ) ),
			'withdrawal'    => array( 'recesso', array( '14 giorni', 'articolo 59', 'Recesso escluso', 'Quando ti rimborsiamo', 'Modulo di recesso', 'notifico/notifichiamo' ) ),
			'accessibility' => array( 'accessibilita', array( '82/2022', 'EN 301 549', 'parzialmente conforme', 'Che cosa non va ancora', 'Se qualcosa non funziona per te', 'Agenzia per l’Italia digitale', 'È stata preparata il' ) ),
			'terms'         => array( 'condizioni-di-vendita', array( 'Come si conclude il contratto', 'Pagamento', 'Garanzia legale di conformità', 'Reclami e controversie' ) ),
		);
	}

	/** @dataProvider legal */
	public function test_a_legal_page_has_all_its_parts_and_nothing_left_to_fill_in( string $slug, array $parts ): void {
		$text = wp_strip_all_tags( get_page_by_path( $slug )->post_content );
		$this->assertGreaterThan( 300, str_word_count( $text ) );
		foreach ( $parts as $part ) {
			$this->assertStringContainsString( $part, $text );
		}
		$this->assertDoesNotMatchRegularExpression( '/\[\p{L}|\{/u', $text );
	}

	public function test_the_words_of_WordPress_that_a_shopper_meets_are_Italian(): void {
		$visit = $this->visit( '/non-esiste-davvero/' );
		$this->assertSame( 404, $visit['status'] );
		$this->assertMatchesRegularExpression( '#<title>Pagina non trovata &\#8211;#', $visit['html'] );
		$this->assertStringContainsString( '>Vai al contenuto</a>', $visit['html'] );
	}

	public function test_the_home_page_leads_to_all_of_it(): void {
		$visit = $this->visit( '/' );
		$this->assertSame( 200, $visit['status'] );
		foreach ( array_merge( array( 'da-leggere', 'category/ricette' ), self::FORMS, self::LEGAL ) as $path ) {
			$this->assertStringContainsString( " href=\"/$path/\"", $visit['html'] );
		}
		foreach ( array( 'Partita IVA', 'PEC ', 'garanzia legale di conformità di due anni', '>Recedere dal contratto qui</a>' ) as $law ) {
			$this->assertTrue( str_contains( $visit['html'], $law ), "LAW-10 LAW-21 LAW-23 $law" );
		}
		$this->assertStringContainsString( '<h2 class="wp-block-heading" id="garanzia-legale-di-conformita">Garanzia legale di conformità</h2>', get_page_by_path( 'condizioni-di-vendita' )->post_content );
		$read = $this->visit( '/da-leggere/' )['html'];
		$this->assertStringNotContainsString( 'Next-gen', $read );
		foreach ( array_keys( Types::SECTIONS ) as $section ) {
			foreach ( array_slice( self::posts( array( 'post_type' => Types::SECTIONS[ $section ] ) ), 0, 4 ) as $article ) {
				$this->assertStringContainsString( (string) wp_parse_url( get_permalink( $article ), PHP_URL_PATH ) . '"', $read );
			}
		}
		$this->assertMatchesRegularExpression( '#<spesa-slides [^>]*>.*class="slide"#s', $read );
	}
}
