<?php

use Spesa\Bar;
use Spesa\Blocks;

final class BarTest extends SiteCase {
	public function test_a_group_may_be_a_bar_that_stays_and_the_header_that_is_offered_is_one(): void {
		Bar::addStyle();
		$style = WP_Block_Styles_Registry::get_instance()->get_registered( 'core/group', 'spesa-bar' );
		$this->assertSame( 'Barra che resta in vista', $style['label'] );
		$this->assertStringContainsString( 'position:sticky', $style['inline_style'] );
		$this->assertStringContainsString( '[data-away]:not(:focus-within)', $style['inline_style'] );
		Blocks::patterns();
		$header = WP_Block_Patterns_Registry::get_instance()->get_registered( 'spesa/header' );
		$this->assertStringContainsString( 'is-style-spesa-bar', $header['content'] );
	}
}
