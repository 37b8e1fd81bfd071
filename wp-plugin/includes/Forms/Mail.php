<?php
namespace Spesa\Forms;

/** The mail of an entry: sent when the visitor has the answer, tried again for a day where it does not go out. */
final class Mail {
	private const HOOK  = 'spesa_form_mail';
	private const STATE = '_spesa_mail';
	/** Seconds until each further try. */
	private const AGAIN = array( 300, 1800, 7200, 28800, 57600 );
	/** Entries whose mail goes out at the end of this request. @var int[] */
	private static $waiting = array();

	public static function register(): void {
		add_action( self::HOOK, array( __CLASS__, 'send' ) );
	}

	/** Sends the mail of an entry when the answer is on its way. */
	public static function soon( int $entry ): void {
		update_post_meta( $entry, self::STATE, array( 'state' => 'waiting', 'tries' => 0 ) );
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
		array_map( array( __CLASS__, 'send' ), $waiting );
	}

	/** `waiting`, `sent` or `failed`, as an editor reads it. */
	public static function state( int $entry ): string {
		$kept = get_post_meta( $entry, self::STATE, true );
		return is_array( $kept ) ? (string) $kept['state'] : 'waiting';
	}

	/** One try; what does not go out is tried again later, in the end it is said in the list. */
	public static function send( int $entry ): void {
		$post = get_post( $entry );
		$kept = get_post_meta( $entry, self::STATE, true );
		if ( ! $post || Entries::TYPE !== $post->post_type || ! is_array( $kept ) || 'sent' === $kept['state'] ) {
			return;
		}
		$tries = (int) $kept['tries'];
		$sent  = self::deliver( $post );
		$over  = ! $sent && $tries >= count( self::AGAIN );
		update_post_meta( $entry, self::STATE, array( 'state' => $sent ? 'sent' : ( $over ? 'failed' : 'waiting' ), 'tries' => $tries + 1 ) );
		if ( ! $sent && ! $over ) {
			wp_schedule_single_event( time() + self::AGAIN[ $tries ], self::HOOK, array( $entry ) );
		}
	}

	/** An answer is never a header or an address but the one to reply to. */
	private static function deliver( \WP_Post $entry ): bool {
		$reply   = get_post_meta( $entry->ID, Entries::EMAIL, true );
		$headers = is_email( $reply ) ? array( "Reply-To: $reply" ) : array();
		$files   = array_column( Entries::files( $entry->ID ), 'name' );
		/* translators: 1: name of the site, 2: title of the form. */
		$subject = sprintf( __( '[%1$s] %2$s', 'spesa' ), wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ), $entry->post_title );
		$link    = admin_url( "post.php?post=$entry->ID&action=edit" );
		$parts   = array( Entries::text( Entries::rows( $entry->ID ) ) );
		if ( $files ) {
			/* translators: %s: link to the entry in the admin. */
			$parts[] = sprintf( __( 'Gli allegati si aprono dalla bacheca: %s', 'spesa' ), $link );
		} else {
			$parts[] = $link;
		}
		return wp_mail( Form::recipients( $entry->post_parent ), (string) preg_replace( '/[\r\n]+/', ' ', $subject ), implode( "\n\n", $parts ), $headers );
	}
}
