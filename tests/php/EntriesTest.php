<?php
use Spesa\Forms\Entries;
use Spesa\Forms\EntryList;
use Spesa\Forms\Export;
use Spesa\Forms\Privacy;
use Spesa\Forms\Retention;

require_once __DIR__ . '/FormCase.php';

/** What visitors have sent, for editors: as a list, as a table, and under the rights of whoever sent it. */
final class EntriesTest extends FormCase {
	private function csv( int $form ): array {
		$out = fopen( 'php://memory', 'w+b' );
		Export::write( $out, $form );
		rewind( $out );
		$this->assertSame( "\xEF\xBB\xBF", fread( $out, 3 ) );
		$lines = array();
		while ( false !== ( $line = fgetcsv( $out, 0, ';', '"', '' ) ) ) {
			$lines[] = $line;
		}
		return $lines;
	}

	/** Sends the contact form under this address. */
	private function from( string $email, ?int $form = null ): int {
		$form = $form ?? $this->form( self::contact() );
		$this->assertArrayHasKey( 'data', $this->send( $form, array( 3 => $email ) + self::answers() ) );
		return $form;
	}

	public function test_a_table_has_a_line_for_each_entry_and_no_cell_that_a_spreadsheet_would_reckon(): void {
		$form = $this->form( array( array( 'type' => 'textbox', 'label' => '=Domanda' ), array( 'type' => 'textarea', 'label' => 'Testo' ) ) );
		foreach ( array( '=HYPERLINK("http://x")', '+1', '-1', '@x', '|x', ' =1' ) as $formula ) {
			$this->send( $form, array( 1 => $formula, 2 => "una; \"riga\"\n=altra" ) );
		}
		$this->from( 'anna@example.it' );
		$lines = $this->csv( $form );
		$this->assertSame( array( 'Data', 'Modulo', "'=Domanda", 'Testo' ), $lines[0] );
		$this->assertCount( 7, $lines );
		$cells = array_column( array_slice( $lines, 1 ), 2 );
		sort( $cells );
		$this->assertSame( array( "'+1", "'-1", "'=1", "'=HYPERLINK(\"http://x\")", "'@x", "'|x" ), $cells );
		$this->assertSame( array( "una; \"riga\"\n=altra" ), array_values( array_unique( array_column( array_slice( $lines, 1 ), 3 ) ) ) );
		$this->assertCount( 8, $this->csv( 0 ) );
	}

	public function test_the_list_shows_answers_escaped_and_the_entry_whole(): void {
		wp_set_current_user( 1 );
		$form  = $this->from( 'anna@example.it' );
		$entry = $this->entries()[0];
		ob_start();
		EntryList::cell( 'spesa_answer', $entry->ID );
		EntryList::cell( 'spesa_mail', $entry->ID );
		EntryList::answers( $entry );
		EntryList::filters( Entries::TYPE );
		$html = ob_get_clean();
		$this->assertStringContainsString( 'Anna &lt;b&gt;Verdi&lt;/b&gt;', $html );
		$this->assertStringNotContainsString( '<b>Verdi', $html );
		$this->assertStringContainsString( 'In attesa', $html );
		$this->assertStringContainsString( 'action=spesa_entries_csv', $html );
		$_GET[ EntryList::FORM ] = (string) ( $form + 1 );
		$query = new WP_Query();
		$GLOBALS['wp_the_query'] = $query;
		$query->set( 'post_type', Entries::TYPE );
		EntryList::narrow( $query );
		$this->assertSame( $form + 1, $query->get( 'post_parent' ) );
	}

	public function test_a_person_gets_what_they_have_sent_and_has_it_erased_in_the_trash_too(): void {
		$form = $this->from( 'Anna@Example.it' );
		$this->from( 'anna@example.it', $form );
		$this->from( 'altra@example.it', $form );
		wp_trash_post( $this->entries()[1]->ID );
		$given = apply_filters( 'wp_privacy_personal_data_exporters', array() )['spesa-forms']['callback']( 'anna@example.it', 1 );
		$this->assertTrue( $given['done'] );
		$this->assertCount( 2, $given['data'] );
		$this->assertContains( array( 'name' => 'Nome e cognome', 'value' => 'Anna &lt;b&gt;Verdi&lt;/b&gt;' ), $given['data'][0]['data'] );
		$erased = apply_filters( 'wp_privacy_personal_data_erasers', array() )['spesa-forms']['callback']( 'anna@example.it', 1 );
		$this->assertSame( array( true, false, true ), array( $erased['items_removed'], $erased['items_retained'], $erased['done'] ) );
		$this->assertSame( array(), Privacy::export( 'anna@example.it' )['data'] );
		$this->assertCount( 1, Privacy::export( 'altra@example.it' )['data'] );
	}

	public function test_entries_go_after_as_many_days_as_the_settings_say_and_stay_where_they_say_none(): void {
		$form = $this->from( 'vecchia@example.it' );
		$old  = $this->entries()[0]->ID;
		$this->from( 'nuova@example.it', $form );
		$then = gmdate( 'Y-m-d H:i:s', self::$now - 31 * DAY_IN_SECONDS );
		wp_update_post( array( 'ID' => $old, 'post_date' => get_date_from_gmt( $then ), 'post_date_gmt' => $then, 'edit_date' => true ) );
		$this->settings( array( 'forms_keep_days' => 0 ) );
		Retention::clear();
		$this->assertCount( 2, $this->entries() );
		$this->settings( array( 'forms_keep_days' => 30 ) );
		Retention::clear();
		$this->assertSame( array( 'nuova@example.it' ), array_map( static fn( WP_Post $entry ): string => get_post_meta( $entry->ID, Entries::EMAIL, true ), $this->entries() ) );
	}
}
