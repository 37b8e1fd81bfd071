<?php
final class AskedTest extends SiteCase {
	protected function tearDown(): void {
		$_GET = array();
		parent::tearDown();
	}

	public function test_the_search_field_keeps_the_words_of_the_results_below_it_whatever_they_are(): void {
		$this->assertStringNotContainsString( ' value=', $this->block( 'spesa/search-box' ) );
		foreach ( array(
			' caffè   macinato '        => 'caffè macinato',
			'" onfocus="alert(1)'       => '&quot; onfocus=&quot;alert(1)',
			'<b>latte</b>'              => 'latte',
			str_repeat( 'pane ', 30 )   => trim( str_repeat( 'pane ', 20 ) ),
		) as $given => $shown ) {
			$_GET['q'] = wp_slash( $given );
			$this->assertMatchesRegularExpression( '/<input[^>]*name="q"[^>]* value="' . preg_quote( $shown, '/' ) . ' ?">/u', $this->block( 'spesa/search-box' ) );
		}
		$_GET['q'] = array( 'latte' );
		$this->assertStringNotContainsString( ' value=', $this->block( 'spesa/search-box' ) );
	}
}
