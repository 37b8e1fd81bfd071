<?php
use Spesa\Content\Recipe;
use Spesa\Content\Types;
use Spesa\Json;
use Spesa\Links;

require_once __DIR__ . '/ContentCase.php';

/** The elements of the content platform as the server prints them, before any JavaScript and without a call over HTTP. */
final class ContentElementsTest extends ContentCase {
	private const ARTICLE_TITLE = '# article-card__title"><a href="[^"]+">([^<]+)<#';

	private function titles( string $html ): array {
		preg_match_all( self::ARTICLE_TITLE, $html, $found );
		return $found[1];
	}

	public function test_articles_are_printed_with_search_and_pages_and_are_not_in_the_page_twice(): void {
		foreach ( range( 1, 9 ) as $number ) {
			$this->article( "Articolo & $number", 'next-gen', 'prova', array( 'post_date' => "2026-01-0$number 10:00:00" ) );
		}
		$_GET['pagina']         = '2';
		$_SERVER['REQUEST_URI'] = '/giornale/?pagina=2';
		$html                   = $this->block( 'spesa/article-grid', array( 'topic' => 'prova', 'limit' => 4 ) );
		$this->assertSame( array( 'Articolo &amp; 5', 'Articolo &amp; 4', 'Articolo &amp; 3', 'Articolo &amp; 2' ), $this->titles( $html ) );
		$this->assertStringContainsString( '<a href="/giornale/" aria-label="Pagina 1">1</a>', $html );
		$this->assertStringContainsString( '<a href="/giornale/?pagina=2" aria-label="Pagina 2" aria-current="page">2</a>', $html );
		$this->assertStringNotContainsString( 'data-seeds', $html );
		$this->assertSame( array(), $this->asked );
		$this->newRequest();
		$_GET = array( 'cerca' => 'zzz"><b>x' );
		$html = $this->block( 'spesa/article-grid', array( 'topic' => 'prova' ) );
		$this->assertStringNotContainsString( '"><b>', $html );
		$this->assertStringContainsString( 'Nessun articolo da mostrare', $html );
	}

	public function test_the_sidebar_has_the_latest_the_categories_and_the_blocks_in_their_order(): void {
		$this->article( 'Vecchio', 'magazine', 'spezie', array( 'post_date' => '2020-01-01 10:00:00' ) );
		$this->article( 'Nuovo', 'magazine', 'spezie' );
		$this->write( Types::BLOCK, 'Secondo', array( 'post_name' => 'block-2', 'post_content' => '<p>Secondo blocco</p>' ) );
		$this->write( Types::BLOCK, 'Primo', array( 'post_name' => 'block-1', 'post_content' => '<p>Primo blocco</p>' ) );
		$html = $this->block( 'spesa/article-sidebar', array( 'section' => 'magazine', 'limit' => 1 ) );
		$this->assertStringContainsString( '>Nuovo</a>', $html );
		$this->assertStringNotContainsString( '>Vecchio</a>', $html );
		$this->assertMatchesRegularExpression( '#Spezie <span[^>]*>\(\d+\)</span>.*Primo blocco.*Secondo blocco#s', $html );
	}

	public function test_a_page_stands_inside_another_with_its_blocks_and_never_within_itself(): void {
		$this->write( 'page', 'Uno', array( 'post_name' => 'uno-prova', 'post_content' => '<p>Testo di uno</p><!-- wp:spesa/page {"slug":"due-prova"} /-->' ) );
		$this->write( 'page', 'Due', array( 'post_name' => 'due-prova', 'post_content' => '<p>Testo di due</p><!-- wp:spesa/page {"slug":"uno-prova"} /--><!-- wp:spesa/share-buttons /-->' ) );
		$html = $this->block( 'spesa/page', array( 'slug' => 'uno-prova' ) );
		$this->assertSame( 1, substr_count( $html, 'Testo di uno' ) );
		$this->assertSame( 1, substr_count( $html, 'Testo di due' ) );
		$this->newRequest();
		$id = $this->write( 'page', 'Sola', array( 'post_name' => 'sola-prova' ) );
		$GLOBALS['wp_query']->parse_query( array( 'page_id' => $id ) );
		$GLOBALS['wp_query']->queried_object    = get_post( $id );
		$GLOBALS['wp_query']->queried_object_id = $id;
		$this->assertStringNotContainsString( 'per intero', $this->block( 'spesa/page', array( 'slug' => 'sola-prova' ) ) );
	}

	public function test_a_page_with_a_password_and_one_that_is_not_there_show_nothing(): void {
		$this->write( 'page', 'Segreta', array( 'post_name' => 'segreta-prova', 'post_password' => 'x' ) );
		$this->assertStringNotContainsString( 'per intero', $this->block( 'spesa/page', array( 'slug' => 'segreta-prova' ) ) );
		$this->assertStringContainsString( '<spesa-page class="spesa wp-block-spesa-page" slug="niente-prova"></spesa-page>', $this->block( 'spesa/page', array( 'slug' => 'niente-prova' ) ) );
	}

	public function test_menus_and_slides_are_printed_and_what_is_deleted_is_gone(): void {
		$this->menu( 'spesa-main', array( array( 'Uno & due', '/uno', null ), array( 'Sotto', 'https://example.org/', 0 ) ) );
		$html = $this->block( 'spesa/menu', array() );
		$this->assertStringContainsString( '>Uno &amp; due</a><details', $html );
		$this->assertStringContainsString( 'rel="noopener noreferrer">Sotto</a>', $html );
		$slide = $this->slide( 'Pane & vino', 'prova' );
		$this->assertStringContainsString( 'alt="Pane &amp; vino"', $this->block( 'spesa/slides', array( 'slider' => 'prova' ) ) );
		wp_delete_post( $slide, true );
		$this->newRequest();
		$this->assertStringNotContainsString( 'class="slide"', $this->block( 'spesa/slides', array( 'slider' => 'prova' ) ) );
	}

	public static function refusals(): array {
		return array( array( 401 ), array( 403 ), array( 404 ), array( 500 ) );
	}

	/** @dataProvider refusals */
	public function test_BAD_10_a_rest_api_that_is_switched_off_hides_the_block_and_the_page_stays( int $status ): void {
		$this->fill();
		add_filter( 'rest_pre_dispatch', static fn() => new WP_Error( 'rest_disabled', 'Chiusa', array( 'status' => $status ) ) );
		foreach ( array( 'article-grid' => array(), 'article-slider' => array(), 'article-sidebar' => array(), 'menu' => array(), 'slides' => array( 'slider' => 'prova' ), 'page' => array( 'slug' => 'guida-lupinella' ) ) as $name => $attributes ) {
			$this->assertMatchesRegularExpression( "#<spesa-$name class=\"spesa [^>]*></spesa-$name>$#", $this->block( "spesa/$name", $attributes ) );
		}
	}

	public function test_XSS_04_what_a_contributor_writes_into_an_article_a_recipe_and_blocks_does_nothing_once_an_editor_has_published_it(): void {
		$author = wp_insert_user( array( 'user_login' => 'collaboratrice', 'user_pass' => 'x', 'role' => 'contributor' ) );
		wp_set_current_user( $author );
		kses_init();
		$evil   = '<img src=x onerror=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">Lupinella</a>"><b onclick=x>';
		$recipe = serialize_block( array( 'blockName' => 'spesa/recipe', 'attrs' => array( 'servings' => 4, 'ingredients' => "$evil | $evil | $evil", 'steps' => $evil ), 'innerBlocks' => array(), 'innerContent' => array() ) );
		$grid   = serialize_block( array( 'blockName' => 'spesa/article-grid', 'attrs' => array( 'heading' => $evil, 'headingLevel' => '2 onclick=x', 'topic' => '"><script>', 'section' => 'next-gen' ), 'innerBlocks' => array(), 'innerContent' => array() ) );
		$id     = $this->article( $evil, 'next-gen', '', array( 'post_status' => 'pending', 'post_excerpt' => $evil, 'post_content' => wp_slash( "<p>Lupinella</p>$evil$recipe$grid" ) ) );
		wp_set_current_user( 1 );
		wp_publish_post( $id );
		$page = $this->write( 'page', $evil, array( 'post_name' => 'prova-cattiva', 'post_content' => get_post( $id )->post_content ) );
		$html = do_blocks( get_post( $page )->post_content );
		foreach ( array( 'article-grid' => array(), 'article-slider' => array(), 'article-sidebar' => array(), 'page' => array( 'slug' => 'prova-cattiva' ), 'share-buttons' => array() ) as $name => $attributes ) {
			$this->newRequest();
			$html .= $this->block( "spesa/$name", $attributes );
		}
		$this->assertStringContainsString( 'Lupinella', $html );
		$seen = new WP_HTML_Tag_Processor( (string) preg_replace( '#<script type="application/json".*?</script>#s', '', $html ) );
		while ( $seen->next_tag() ) {
			$this->assertNotSame( 'SCRIPT', $seen->get_tag(), $html );
			foreach ( (array) $seen->get_attribute_names_with_prefix( '' ) as $attribute ) {
				$this->assertStringStartsNotWith( 'on', $attribute, $html );
				$this->assertDoesNotMatchRegularExpression( '/^\s*javascript:/i', (string) $seen->get_attribute( $attribute ), $attribute );
			}
		}
	}

	public function test_BAD_10_an_article_without_a_picture_is_a_card_without_one(): void {
		$this->article( 'Senza foto', 'next-gen', 'prova' );
		$html = $this->block( 'spesa/article-grid', array( 'topic' => 'prova' ) );
		$this->assertSame( array( 'Senza foto' ), $this->titles( $html ) );
		$this->assertStringNotContainsString( '<img', $html );
	}

	private const RECIPE = array(
		'servings'    => 2,
		'preparation' => 10,
		'ingredients' => "200 g | farina & 00 | 990011 | 1000\nsale",
		'steps'       => "Impasta.\nCuoci.",
	);

	public function test_a_recipe_is_printed_told_to_search_engines_and_found_by_its_products(): void {
		$category = get_term_by( 'slug', 'ricette', 'category' ) ?: get_term( wp_insert_term( 'Ricette', 'category', array( 'slug' => 'ricette' ) )['term_id'] );
		$content  = serialize_block( array( 'blockName' => 'spesa/recipe', 'attrs' => self::RECIPE, 'innerBlocks' => array(), 'innerContent' => array() ) );
		$id       = $this->write( 'post', 'Piadina & c.', array( 'post_category' => array( $category->term_id ), 'post_content' => wp_slash( $content ) ) );
		$html     = do_blocks( get_post( $id )->post_content );
		$this->assertStringContainsString( '<span class="recipe__amount">200 g</span> farina &amp; 00', $html );
		$this->assertStringContainsString( '10 minuti', $html );
		$this->assertSame( array( '59 minuti', '1 h', '2 h 5 min' ), array_map( array( Recipe::class, 'time' ), array( 59, 60, 125 ) ) );
		$this->assertSame( array( $id ), array_column( $this->answer( '/wp/v2/recipepid/990011/light' ), 'id' ) );
		$this->assertStringContainsString( '>Piadina &amp; c.</a>', $this->block( 'spesa/recipe', array( 'productId' => 990011 ) ) );
		$GLOBALS['wp_query']->parse_query( array( 'p' => $id ) );
		$GLOBALS['wp_query']->queried_object    = get_post( $id );
		$GLOBALS['wp_query']->queried_object_id = $id;
		$told = Recipe::structured();
		$this->assertSame( array( 'Recipe', 'Piadina & c.', '2', 'PT10M', array( '200 g farina & 00', 'sale' ), 'Cuoci.' ), array( $told['@type'], $told['name'], $told['recipeYield'], $told['totalTime'], $told['recipeIngredient'], $told['recipeInstructions'][1]['text'] ) );
		$this->assertArrayNotHasKey( 'cookTime', $told );
		$this->assertStringNotContainsString( '&', Json::script( $told ) );
	}

	public function test_a_recipe_names_its_products_and_what_they_declare_of_allergens_without_javascript(): void {
		$recipe = array( 'ingredients' => "200 g | farina & 00 | 990011 | 1000\n1 | uovo | 990012 | 6\n1 | tuorlo | 990012 | 6\n1 | mela | 990013\nsale" ) + self::RECIPE;
		$this->assertStringNotContainsString( '<noscript', $this->block( 'spesa/recipe', $recipe ), 'the shop says nothing' );
		delete_transient( 'spesa_api_down' );
		$this->newRequest();
		$this->asked = array();
		$told = array(
			990011 => array( 'name' => 'FARINA <00>', 'slug' => 'farina', 'productInfos' => array( 'ALLERGENS' => '<b>Glutine</b>. Può contenere soia' ) ),
			990012 => array( 'name' => 'UOVA FRESCHE', 'slug' => 'uova', 'productInfos' => array() ),
			990013 => array( 'name' => 'MELE', 'slug' => 'mele', 'productInfos' => array( 'ALLERGENS' => '-' ) ),
		);
		$this->answers['/products'] = static function ( string $url ) use ( $told ): array {
			preg_match( '/99001\d/', $url, $id );
			return self::product( array( 'productId' => (int) $id[0] ) + $told[ (int) $id[0] ] );
		};
		$html = $this->block( 'spesa/recipe', $recipe );
		$this->assertCount( 3, $this->asked );
		$said = preg_replace( '/\s+/', ' ', wp_strip_all_tags( substr( $html, strpos( $html, '<noscript' ) ) ) );
		$this->assertStringContainsString( 'Farina &lt;00&gt;Glutine. Può contenere soia Uova frescheMeleGli allergeni', $said, 'the sign for none is no word' );
		$this->assertStringContainsString( Links::to( 'product', array( 'slug' => 'uova' ) ), $html );
		$this->assertMatchesRegularExpression( '/<noscript>\s*<h2 class="recipe__heading">.*<ul class="recipe__ingredients">.*<\/noscript>/s', $html, 'it looks like the rest of the recipe' );
		$this->newRequest();
		$this->assertSame( $html, $this->block( 'spesa/recipe', $recipe ) );
		$this->assertCount( 3, $this->asked, 'kept for the next reader' );
	}

	public function test_the_footer_has_the_laws_data_also_where_rest_is_switched_off(): void {
		$this->settings( array( 'trader_name' => 'Spesa "Srl"', 'trader_vat' => '01234567890', 'trader_register' => 'REA GE-1' ) );
		$html = $this->block( 'spesa/footer', array( 'withdrawal' => '/recesso/', 'privacy' => 'javascript:alert(1)' ) );
		foreach ( array( 'Spesa &quot;Srl&quot;', '01234567890', 'REA GE-1', 'href="/recesso/">Recedere dal contratto qui', 'href="/accessibilita/"', 'href="/cookie-preferences"' ) as $part ) {
			$this->assertStringContainsString( $part, $html );
		}
		$this->assertStringNotContainsString( 'href="javascript:', $html );
		$this->newRequest();
		add_filter( 'rest_pre_dispatch', static fn() => new WP_Error( 'rest_disabled', 'Chiusa', array( 'status' => 401 ) ) );
		$this->assertStringContainsString( 'Recedere dal contratto qui', $this->block( 'spesa/footer' ) );
	}

	public function test_sharing_names_the_page_and_loads_nobodys_script(): void {
		$id = $this->write( 'page', 'Pane & vino' );
		$GLOBALS['wp_query']->parse_query( array( 'page_id' => $id ) );
		$GLOBALS['wp_query']->queried_object    = get_post( $id );
		$GLOBALS['wp_query']->queried_object_id = $id;
		$GLOBALS['post']                        = get_post( $id );
		$html = $this->block( 'spesa/share-buttons' );
		$this->assertSame( 5, substr_count( $html, 'share__way--' ) );
		$this->assertStringContainsString( rawurlencode( get_permalink( $id ) ), $html );
		$this->assertStringNotContainsString( '<script', $html );
	}
}
