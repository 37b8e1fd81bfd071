<?php
namespace Spesa\Forms;

/** The forms of the site: a content type whose blocks are the fields, and what an editor decides of each form beside them. */
final class Form {
	public const TYPE  = 'spesa_form';
	public const BLOCK = 'spesa/form-field';
	/** Blocks that may stand between the fields. */
	public const TEXTS = array( 'core/paragraph', 'core/heading', 'core/list' );
	/** Where the mail goes, what is said afterwards, what stands on the button. */
	private const META  = '_spesa_form';
	private const NONCE = 'spesa_form_settings';

	public static function register(): void {
		add_action( 'init', array( __CLASS__, 'type' ) );
		add_filter( 'allowed_block_types_all', array( __CLASS__, 'allowed' ), 20, 2 );
		add_action( 'add_meta_boxes_' . self::TYPE, array( __CLASS__, 'box' ) );
		add_action( 'save_post_' . self::TYPE, array( __CLASS__, 'save' ) );
	}

	/** Whoever edits the pages of others makes forms: what a form collects is personal data. */
	public static function type(): void {
		register_post_type(
			self::TYPE,
			array(
				'labels'       => array(
					'name'          => __( 'Moduli', 'spesa' ),
					'singular_name' => __( 'Modulo', 'spesa' ),
					'add_new_item'  => __( 'Nuovo modulo', 'spesa' ),
					'edit_item'     => __( 'Modifica il modulo', 'spesa' ),
					'search_items'  => __( 'Cerca nei moduli', 'spesa' ),
					'not_found'     => __( 'Nessun modulo.', 'spesa' ),
				),
				'show_ui'      => true,
				'show_in_rest' => true,
				'menu_icon'    => 'dashicons-feedback',
				'supports'     => array( 'title', 'editor', 'revisions' ),
				'capabilities' => self::capabilities(),
				'map_meta_cap' => false,
				'template'     => array(
					array( self::BLOCK, array( 'type' => 'textbox', 'label' => __( 'Nome e cognome', 'spesa' ), 'required' => true ) ),
					array( self::BLOCK, array( 'type' => 'email', 'label' => __( 'E-mail', 'spesa' ), 'required' => true ) ),
					array( self::BLOCK, array( 'type' => 'textarea', 'label' => __( 'Messaggio', 'spesa' ), 'required' => true ) ),
				),
			)
		);
		register_block_type(
			self::BLOCK,
			array(
				'api_version'           => 3,
				'title'                 => __( 'Campo del modulo', 'spesa' ),
				'description'           => __( 'Una domanda del modulo: testo, e-mail, scelta, consenso, file.', 'spesa' ),
				'category'              => 'spesa',
				'icon'                  => 'forms',
				'attributes'            => Fields::attributes(),
				'supports'              => array( 'html' => false, 'customClassName' => false ),
				'editor_script_handles' => array( 'spesa-editor' ),
			)
		);
	}

	/** @return array<string, string> One right for all that is done with forms and with what they brought. */
	public static function capabilities(): array {
		$names = array( 'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'delete_posts', 'publish_posts', 'read_private_posts', 'create_posts' );
		return array_fill_keys( $names, 'edit_others_pages' );
	}

	/** @param bool|string[] $allowed @return bool|string[] */
	public static function allowed( $allowed, \WP_Block_Editor_Context $context ) {
		$post = $context->post ?? null;
		return $post && self::TYPE === $post->post_type ? array_merge( array( self::BLOCK, 'core/group', 'core/list-item' ), self::TEXTS ) : $allowed;
	}

	/** A form that visitors may fill in, or null. */
	public static function find( int $id ): ?\WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post && self::TYPE === $post->post_type && 'publish' === $post->post_status ? $post : null;
	}

	/** @return array{recipients: string, success: string, submit: string} Empty texts where the editor left them out. */
	public static function settings( int $id ): array {
		$kept = get_post_meta( $id, self::META, true );
		return array_map( 'strval', array_intersect_key( is_array( $kept ) ? $kept : array(), self::empty() ) ) + self::empty();
	}

	/** Whom the mail of a form goes to: its own recipients, else the site's administrator. @return string[] */
	public static function recipients( int $id ): array {
		$given = array_filter( array_map( 'trim', explode( ',', self::settings( $id )['recipients'] ) ), 'is_email' );
		return $given ? array_slice( array_values( $given ), 0, 10 ) : array( (string) get_option( 'admin_email' ) );
	}

	/** Every published form as a choice of the editor. @return array<int, array{value: string, label: string}> */
	public static function choices(): array {
		$forms = get_posts( array( 'post_type' => self::TYPE, 'post_status' => 'publish', 'posts_per_page' => 200, 'orderby' => 'title', 'order' => 'ASC' ) );
		return array_map( static fn( \WP_Post $form ): array => array( 'value' => (string) $form->ID, 'label' => $form->post_title ), $forms );
	}

	public static function box(): void {
		add_meta_box( 'spesa-form', __( 'Invio', 'spesa' ), array( __CLASS__, 'controls' ), self::TYPE, 'side' );
	}

	public static function controls( \WP_Post $form ): void {
		wp_nonce_field( self::NONCE, self::NONCE );
		$settings = self::settings( $form->ID );
		$rows     = array(
			'recipients' => array( __( 'E-mail di chi riceve', 'spesa' ), __( 'Più d’una con la virgola. Vuoto: chi amministra il sito.', 'spesa' ) ),
			'success'    => array( __( 'Testo dopo l’invio', 'spesa' ), \Spesa\Manifest::label( 'forms.sent' ) ),
			'submit'     => array( __( 'Testo del pulsante', 'spesa' ), \Spesa\Manifest::label( 'forms.send' ) ),
		);
		foreach ( $rows as $name => list( $label, $hint ) ) {
			printf( '<p><label for="spesa-form-%1$s">%2$s</label><input type="text" class="widefat" id="spesa-form-%1$s" name="spesa_form[%1$s]" value="%3$s" placeholder="%4$s" maxlength="500"></p>', esc_attr( $name ), esc_html( $label ), esc_attr( $settings[ $name ] ), esc_attr( $hint ) );
		}
	}

	public static function save( int $id ): void {
		$nonce = sanitize_key( wp_unslash( $_POST[ self::NONCE ] ?? '' ) );
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( 'edit_others_pages' ) ) {
			return;
		}
		$given = is_array( $_POST['spesa_form'] ?? null ) ? map_deep( wp_unslash( $_POST['spesa_form'] ), 'sanitize_text_field' ) : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- each text is sanitised.
		self::decide( $id, $given );
	}

	/** Keeps what an editor decides of a form; unknown names and what is no text are left out. */
	public static function decide( int $id, array $given ): void {
		$known = array_filter( array_intersect_key( $given, self::empty() ), 'is_string' );
		update_post_meta( $id, self::META, wp_slash( array_map( static fn( string $text ): string => mb_substr( $text, 0, 500 ), $known ) ) );
	}

	private static function empty(): array {
		return array( 'recipients' => '', 'success' => '', 'submit' => '' );
	}
}
