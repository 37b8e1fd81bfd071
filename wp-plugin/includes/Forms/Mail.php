<?php
namespace Spesa\Forms;

/** The mails of an entry, to the shop and to the sender: sent after the response, retried with backoff for a day. */
final class Mail {
	private const HOOK = 'spesa_form_mail';
	/** Meta keys with the state of both mails. */
	private const STATES = array( 'shop' => '_spesa_mail', 'sender' => '_spesa_receipt' );
	/** Seconds until each further try. */
	private const AGAIN = array( 300, 1800, 7200, 28800, 57600 );
	/** Entries whose mails go out at the end of this request. @var int[] */
	private static $waiting = array();

	public static function register(): void {
		add_action( self::HOOK, array( __CLASS__, 'send' ), 10, 2 );
	}

	/** Queues the mails of an entry until the response is sent. */
	public static function soon( int $entry ): void {
		foreach ( self::STATES as $state ) {
			update_post_meta( $entry, $state, array( 'state' => 'waiting', 'tries' => 0 ) );
		}
		if ( ! self::$waiting ) {
			add_action( 'shutdown', array( __CLASS__, 'sendWaiting' ), 1 );
		}
		self::$waiting[] = $entry;
	}

	public static function sendWaiting(): void {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		}
		$waiting       = self::$waiting;
		self::$waiting = array();
		foreach ( $waiting as $entry ) {
			self::send( $entry );
			self::send( $entry, 'sender' );
		}
	}

	/** State of the mail to the shop: `waiting`, `sent` or `failed`. */
	public static function state( int $entry ): string {
		$kept = get_post_meta( $entry, self::STATES['shop'], true );
		return is_array( $kept ) ? (string) $kept['state'] : 'waiting';
	}

	/** One attempt at the mail to the `shop` or the `sender`; a failed one is scheduled again, the last one shows in the list of entries. */
	public static function send( int $entry, string $to = 'shop' ): void {
		$post = get_post( $entry );
		$name = self::STATES[ $to ] ?? '';
		$kept = get_post_meta( $entry, $name, true );
		if ( ! $post || Entries::TYPE !== $post->post_type || '' === $name || ! is_array( $kept ) || 'waiting' !== $kept['state'] ) {
			return;
		}
		$tries = (int) $kept['tries'];
		$sent  = 'shop' === $to ? self::deliver( $post ) : self::receipt( $post );
		$over  = ! $sent && $tries >= count( self::AGAIN );
		update_post_meta( $entry, $name, array( 'state' => $sent ? 'sent' : ( $over ? 'failed' : 'waiting' ), 'tries' => $tries + 1 ) );
		if ( ! $sent && ! $over ) {
			wp_schedule_single_event( time() + self::AGAIN[ $tries ], self::HOOK, 'shop' === $to ? array( $entry ) : array( $entry, $to ) );
		}
	}

	/** One attempt at the receipt; true where there is no address to send it to. */
	private static function receipt( \WP_Post $entry ): bool {
		$recipient = Receipt::recipient( $entry );
		return '' === $recipient || Receipt::send( $entry, $recipient );
	}

	/** An answer is never a header or an address but the one to reply to. */
	private static function deliver( \WP_Post $entry ): bool {
		$reply   = get_post_meta( $entry->ID, Entries::EMAIL, true );
		$headers = is_email( $reply ) ? array( "Reply-To: $reply" ) : array();
		$files   = array_column( Entries::files( $entry->ID ), 'name' );
		/* translators: 1: name of the site, 2: title of the form. */
		$subject = sprintf( __( '[%1$s] %2$s', 'spesa' ), wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ), $entry->post_title );
		$link    = admin_url( "post.php?post=$entry->ID&action=edit" );
		$parts   = array( Entries::text( Entries::rows( $entry->ID ) ), Receipt::number( $entry ) );
		if ( $files ) {
			/* translators: %s: link to the entry in the admin. */
			$parts[] = sprintf( __( 'Gli allegati si aprono dalla bacheca: %s', 'spesa' ), $link );
		} else {
			$parts[] = $link;
		}
		return wp_mail( Form::recipients( $entry->post_parent ), (string) preg_replace( '/[\r\n]+/', ' ', $subject ), implode( "\n\n", $parts ), $headers );
	}
}
