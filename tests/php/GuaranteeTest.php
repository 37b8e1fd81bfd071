<?php

use Spesa\Health;

final class GuaranteeTest extends SiteCase {
	private const SENTENCE = 'Se un bene è difettoso o non è come descritto, il venditore ne risponde per due anni dalla consegna';

	public static function files(): array {
		return array(
			array( '', '<p>' . self::SENTENCE, null ),
			array( '/wp-content/uploads/notice.svg', '<img class="guarantee__picture" src="/wp-content/uploads/notice.svg" alt="' . self::SENTENCE, '<p>' . self::SENTENCE ),
			array( '/wp-content/uploads/notice.pdf', '<a href="/wp-content/uploads/notice.pdf" target="_blank" rel="noopener noreferrer">Avviso ufficiale', '<img class="guarantee' ),
		);
	}

	/** @dataProvider files */
	public function test_LAW_23_the_footer_shows_the_notice_of_the_legal_guarantee_without_JavaScript_and_content_of_before_does_not_hide_it( string $file, string $shown, ?string $absent ): void {
		$this->settings( array( 'guarantee_file_it' => $file ) );
		foreach ( array( array(), array( 'noGuaranteeNotice' => true ) ) as $attributes ) {
			$html = $this->block( 'spesa/footer', array( 'location' => '' ) + $attributes );
			$this->assertStringContainsString( $shown, $html );
			$this->assertStringContainsString( 'href="https://europa.eu/youreurope/', $html );
			if ( null !== $absent ) {
				$this->assertStringNotContainsString( $absent, $html );
			}
		}
	}

	public function test_LAW_23_Site_Health_is_critical_until_each_language_has_its_official_file(): void {
		$this->assertSame( array( 'critical', 'Il negozio non mostra l’avviso ufficiale sulla garanzia legale' ), array( Health::guarantee( 'production' )['status'], Health::guarantee()['label'] ) );
		$this->assertSame( array( 'critical', 'recommended' ), array( Health::guarantee( 'staging' )['status'], Health::guarantee( 'local' )['status'] ) );
		$this->assertStringContainsString( 'in questa lingua: Italiano', Health::guarantee()['description'] );
		$this->settings( array( 'guarantee_file_it' => '/wp-content/uploads/notice.svg' ) );
		$this->assertSame( 'good', Health::guarantee()['status'] );
		add_filter( 'wpml_active_languages', static fn(): array => array( 'it' => array(), 'de' => array(), 'fr' => array() ) );
		$this->assertStringContainsString( 'in questa lingua: Deutsch', Health::guarantee()['description'] );
		$this->assertSame( 1, substr_count( Health::guarantee()['description'], 'in questa lingua' ) );
	}
}
