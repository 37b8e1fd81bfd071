<?php
namespace Spesa\Forms;

use Spesa\Manifest;
use Spesa\Settings;

/** Confirmation mail to the sender of a form. Of what was typed it holds short numbers alone, such as an order's, and it is rate limited by address, so that it cannot relay spam. */
final class Receipt {
	/** Receipts to one address in a day. */
	private const DAILY_LIMIT = 5;

	/** The entry's e-mail; empty where it has none or its daily limit is reached. */
	public static function recipient( \WP_Post $entry ): string {
		$email = (string) get_post_meta( $entry->ID, Entries::EMAIL, true );
		return is_email( $email ) && self::lately( $email, $entry ) < self::DAILY_LIMIT ? $email : '';
	}

	/** Number of entries of this address in the 24 hours before this one. */
	private static function lately( string $email, \WP_Post $entry ): int {
		$since = gmdate( 'Y-m-d H:i:s', (int) strtotime( $entry->post_date_gmt . ' UTC' ) - DAY_IN_SECONDS );
		$ids   = get_posts(
			array(
				'post_type'      => Entries::TYPE,
				'post_status'    => array( 'private', 'trash' ),
				'posts_per_page' => self::DAILY_LIMIT,
				'orderby'        => 'ID',
				'order'          => 'ASC',
				'fields'         => 'ids',
				'meta_key'       => Entries::EMAIL, // phpcs:ignore WordPress.DB.SlowDBQuery -- few rows, indexed by key.
				'meta_value'     => $email, // phpcs:ignore WordPress.DB.SlowDBQuery
				'date_query'     => array( array( 'column' => 'post_date_gmt', 'after' => $since ) ),
			)
		);
		return count( array_filter( $ids, static fn( int $id ): bool => $id < $entry->ID ) );
	}

	/** False where it could not be sent. */
	public static function send( \WP_Post $entry, string $recipient ): bool {
		$site  = wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );
		$title = wp_specialchars_decode( $entry->post_title, ENT_QUOTES );
		/* translators: 1: name of the site, 2: number of the message. */
		$subject = sprintf( __( '%1$s: abbiamo ricevuto il tuo messaggio, numero %2$d', 'spesa' ), $site, $entry->ID );
		$promise = Form::settings( $entry->post_parent )['success'];
		$number  = self::number( $entry );
		/* translators: %s: title of the form. */
		$form = sprintf( __( 'Modulo: %s', 'spesa' ), $title );
		/* translators: %s: day and time. */
		$at    = sprintf( __( 'Ricevuto: %s', 'spesa' ), get_the_date( '', $entry ) . ', ' . get_the_time( '', $entry ) );
		$parts = array(
			'' === $promise ? Manifest::label( 'forms.sent' ) : $promise,
			implode( "\n", array_merge( array( $number ), self::numbers( $entry ), array( $form, $at ) ) ),
			self::contact(),
			__( 'Se non hai scritto tu, non devi fare nulla.', 'spesa' ),
		);
		$reply   = (string) Settings::get( 'trader_email' );
		$headers = is_email( $reply ) ? array( "Reply-To: $reply" ) : array();
		return wp_mail( $recipient, (string) preg_replace( '/[\r\n]+/', ' ', $subject ), implode( "\n\n", array_filter( $parts ) ), $headers );
	}

	/** Short numbers of the entry, such as the one of an order, each with its question. @return string[] */
	private static function numbers( \WP_Post $entry ): array {
		$rows = array_filter( Entries::rows( $entry->ID ), static fn( array $row ): bool => 'number' === $row['type'] && 1 === preg_match( '/^\d{1,8}$/', $row['value'] ) );
		return $rows ? array( Entries::text( $rows ) ) : array();
	}

	/** The reference that shop and sender name the entry by. */
	public static function number( \WP_Post $entry ): string {
		/* translators: %d: number of the message. */
		return sprintf( __( 'Numero: %d', 'spesa' ), $entry->ID );
	}

	/** Contact of the shop, for further questions. */
	private static function contact(): string {
		$ways = implode( ', ', array_filter( array( (string) Settings::get( 'trader_email' ), (string) Settings::get( 'trader_phone' ) ) ) );
		/* translators: %s: e-mail and telephone of the shop. */
		return '' === $ways ? __( 'Se ci scrivi ancora, dicci questo numero.', 'spesa' ) : sprintf( __( 'Se ci scrivi ancora, dicci questo numero: %s', 'spesa' ), $ways );
	}
}
