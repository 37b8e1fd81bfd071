<?php
namespace Spesa\Forms;

use Spesa\Manifest;
use Spesa\StaticText;

/** The fields of a form: what an editor may decide of one, and how the blocks of a form go over the wire (account §3). */
final class Fields {
	/** What a block may say of its field beside its type, by the wire's name. */
	private const TEXTS = array( 'key', 'label', 'placeholder', 'options', 'default', 'input_limit', 'num_min', 'num_max', 'num_step', 'upload_types', 'help_text', 'desc_text', 'container_class', 'element_class' );
	private const FLAGS = array( 'required', 'disable_input' );
	/** Containers of the editor that are looked into. */
	private const GROUP = 'core/group';
	private const TEXT  = 2000;

	/** Type → its name for editors. @return array<string, string> */
	public static function types(): array {
		return array(
			'textbox'      => __( 'Testo di una riga', 'spesa' ),
			'textarea'     => __( 'Testo lungo', 'spesa' ),
			'email'        => __( 'E-mail', 'spesa' ),
			'phone'        => __( 'Telefono', 'spesa' ),
			'zip'          => __( 'CAP', 'spesa' ),
			'number'       => __( 'Numero', 'spesa' ),
			'date'         => __( 'Data', 'spesa' ),
			'listselect'   => __( 'Una scelta da un elenco', 'spesa' ),
			'listradio'    => __( 'Una scelta tra poche', 'spesa' ),
			'listcheckbox' => __( 'Più scelte', 'spesa' ),
			'checkbox'     => __( 'Consenso o casella', 'spesa' ),
			'file_upload'  => __( 'File da allegare', 'spesa' ),
			'hidden'       => __( 'Valore nascosto', 'spesa' ),
		);
	}

	/** Attributes of the block. */
	public static function attributes(): array {
		$text = array( 'type' => 'string', 'default' => '' );
		$flag = array( 'type' => 'boolean', 'default' => false );
		return array( 'type' => array( 'type' => 'string', 'default' => 'textbox', 'enum' => array_keys( self::types() ) ) ) + array_fill_keys( self::TEXTS, $text ) + array_fill_keys( self::FLAGS, $flag );
	}

	/** The controls of the block's inspector, in the form of generated/widgets.json; `types` names the fields that have them. */
	public static function controls(): array {
		$lists = array( 'listselect', 'listradio', 'listcheckbox' );
		$typed = array( 'textbox', 'textarea', 'email', 'phone', 'zip', 'number' );
		$asked = array_values( array_diff( array_keys( self::types() ), array( 'hidden' ) ) );
		$all   = array_keys( self::types() );
		return array(
			self::control( 'type', $all, 'select', __( 'Che cosa si chiede', 'spesa' ) ) + array( 'options' => array_map( static fn( string $type, string $label ): array => array( 'value' => $type, 'label' => $label ), $all, self::types() ) ),
			self::control( 'label', $all, 'text', __( 'Domanda', 'spesa' ) ),
			self::control( 'required', $asked, 'toggle', __( 'Obbligatorio', 'spesa' ) ),
			self::control( 'options', $lists, 'textarea', __( 'Risposte', 'spesa' ), __( 'Una per riga; «valore | testo» se il valore è diverso.', 'spesa' ) ),
			self::control( 'placeholder', $typed, 'text', __( 'Esempio nel campo vuoto', 'spesa' ) ),
			self::control( 'help_text', $asked, 'text', __( 'Aiuto sotto la domanda', 'spesa' ) ),
			self::control( 'desc_text', $asked, 'textarea', __( 'Testo sotto il campo', 'spesa' ), __( 'Anche con link, per esempio all’informativa sulla privacy.', 'spesa' ) ),
			self::control( 'default', array_merge( $typed, $lists, array( 'hidden' ) ), 'text', __( 'Valore iniziale', 'spesa' ) ),
			self::control( 'input_limit', array( 'textbox', 'textarea' ), 'text', __( 'Caratteri al massimo', 'spesa' ) ),
			self::control( 'num_min', array( 'number' ), 'text', __( 'Valore minimo', 'spesa' ) ),
			self::control( 'num_max', array( 'number' ), 'text', __( 'Valore massimo', 'spesa' ) ),
			self::control( 'num_step', array( 'number' ), 'text', __( 'Passo', 'spesa' ) ),
			self::control( 'upload_types', array( 'file_upload' ), 'text', __( 'Tipi di file', 'spesa' ), __( 'Per esempio pdf, jpg, png. Vuoto: immagini, PDF e documenti.', 'spesa' ) ),
			self::control( 'disable_input', $typed, 'toggle', __( 'Si legge soltanto', 'spesa' ) ),
			self::control( 'key', $all, 'text', __( 'Nome nei dati', 'spesa' ), __( 'Vuoto: dalla domanda.', 'spesa' ) ),
			self::control( 'container_class', $asked, 'text', __( 'Classi CSS del riquadro', 'spesa' ), __( '«half»: due campi sulla stessa riga.', 'spesa' ) ),
			self::control( 'element_class', $asked, 'text', __( 'Classi CSS del campo', 'spesa' ) ),
		);
	}

	private static function control( string $name, array $types, string $control, string $label, string $help = '' ): array {
		$kinds = array( 'toggle' => 'flag', 'select' => 'choice' );
		return array(
			'name'      => $name,
			'attribute' => $name,
			'type'      => $kinds[ $control ] ?? 'text',
			'control'   => $control,
			'label'     => $label,
			'default'   => 'toggle' === $control ? false : ( 'type' === $name ? 'textbox' : '' ),
			'types'     => $types,
		) + ( '' === $help ? array() : array( 'help' => $help ) );
	}

	/** The fields of a form in their order, each with all twenty keys; its texts are fields of type `html`. @return array<int, array> */
	public static function of( \WP_Post $form ): array {
		$most   = Manifest::rules( 'form' )['mostFields'];
		$fields = array();
		$keys   = array();
		foreach ( array_slice( self::flat( parse_blocks( $form->post_content ) ), 0, $most ) as $block ) {
			$field = Form::BLOCK === $block['blockName'] ? self::field( $block['attrs'], count( $fields ) + 1, $keys ) : self::text( $block, count( $fields ) + 1 );
			if ( $field ) {
				$keys[]   = $field['key'];
				$fields[] = $field;
			}
		}
		return $fields;
	}

	/** Does this name the fields as they are now? What was asked before an editor changed the form is asked again. */
	public static function version( array $fields ): string {
		return substr( hash( 'sha256', (string) wp_json_encode( $fields ) ), 0, 16 );
	}

	/** Fields and texts, also those inside groups. */
	private static function flat( array $blocks ): array {
		$flat = array();
		foreach ( $blocks as $block ) {
			if ( self::GROUP === $block['blockName'] ) {
				$flat = array_merge( $flat, self::flat( $block['innerBlocks'] ) );
			} elseif ( Form::BLOCK === $block['blockName'] || in_array( $block['blockName'], Form::TEXTS, true ) ) {
				$flat[] = $block;
			}
		}
		return $flat;
	}

	private static function field( array $given, int $id, array $keys ): array {
		$texts = array();
		foreach ( self::TEXTS as $name ) {
			$texts[ $name ] = is_scalar( $given[ $name ] ?? null ) ? trim( (string) $given[ $name ] ) : '';
		}
		$type    = isset( self::types()[ $given['type'] ?? 'textbox' ] ) ? $given['type'] ?? 'textbox' : 'textbox';
		$options = self::isList( $type ) ? self::options( $texts['options'] ) : array();
		return self::wire(
			$id,
			$type,
			array(
				'key'             => self::key( '' === $texts['key'] ? $texts['label'] : $texts['key'], $keys ),
				'label'           => self::plain( $texts['label'] ),
				'placeholder'     => self::plain( $texts['placeholder'] ),
				'required'        => 'hidden' !== $type && true === ( $given['required'] ?? false ),
				'options'         => $options,
				'value'           => self::plain( $texts['default'] ),
				'default'         => self::plain( $texts['default'] ),
				'input_limit'     => self::limit( $texts['input_limit'] ),
				'num_min'         => self::number( $texts['num_min'] ),
				'num_max'         => self::number( $texts['num_max'] ),
				'num_step'        => self::number( $texts['num_step'] ),
				'upload_types'    => 'file_upload' === $type ? FileTypes::named( $texts['upload_types'] ) : array(),
				'help_text'       => self::plain( $texts['help_text'] ),
				'desc_text'       => StaticText::html( mb_substr( $texts['desc_text'], 0, self::TEXT ) ),
				'disable_input'   => true === ( $given['disable_input'] ?? false ),
				'container_class' => self::classes( $texts['container_class'] ),
				'element_class'   => self::classes( $texts['element_class'] ),
			)
		);
	}

	/** A text between the fields: its HTML stands in `default`. */
	private static function text( array $block, int $id ): array {
		$html = trim( StaticText::html( mb_substr( render_block( $block ), 0, 10 * self::TEXT ) ) );
		return '' === $html ? array() : self::wire( $id, 'html', array( 'key' => "html-$id", 'value' => $html, 'default' => $html ) );
	}

	/** All twenty keys. */
	private static function wire( int $id, string $type, array $field ): array {
		return array_merge(
			array(
				'id'              => $id,
				'key'             => '',
				'type'            => $type,
				'label'           => '',
				'placeholder'     => '',
				'required'        => false,
				'order'           => $id,
				'options'         => array(),
				'value'           => '',
				'default'         => '',
				'input_limit'     => null,
				'num_min'         => null,
				'num_max'         => null,
				'num_step'        => null,
				'upload_types'    => array(),
				'help_text'       => '',
				'desc_text'       => '',
				'disable_input'   => false,
				'container_class' => '',
				'element_class'   => '',
			),
			$field
		);
	}

	public static function isList( string $type ): bool {
		return in_array( $type, array( 'listselect', 'listradio', 'listcheckbox' ), true );
	}

	/** One answer a line, `value | text` or both in one; no value twice, and never more than a list can be read. */
	private static function options( string $lines ): array {
		$most  = Manifest::rules( 'form' )['mostOptions'];
		$found = array();
		foreach ( array_slice( preg_split( '/\R/', $lines, $most + 1 ), 0, $most ) as $line ) {
			list( $value, $label ) = array_map( array( __CLASS__, 'plain' ), explode( '|', "$line|$line" ) );
			if ( '' !== $value && ! isset( $found[ $value ] ) ) {
				$found[ $value ] = array( 'value' => $value, 'label' => '' === $label ? $value : $label );
			}
		}
		return array_values( $found );
	}

	/** A name of its own for the data. */
	private static function key( string $words, array $taken ): string {
		$base = trim( mb_substr( sanitize_title( remove_accents( wp_strip_all_tags( $words ) ) ), 0, 60 ), '-_' );
		$base = '' === $base ? 'campo' : $base;
		$key  = $base;
		for ( $number = 2; in_array( $key, $taken, true ); $number++ ) {
			$key = "$base-$number";
		}
		return $key;
	}

	/** One line without markup. */
	private static function plain( string $text ): string {
		return mb_substr( sanitize_text_field( $text ), 0, 500 );
	}

	private static function limit( string $text ): ?int {
		return preg_match( '/^\d{1,5}$/', $text ) && (int) $text > 0 ? (int) $text : null;
	}

	/** @return int|float|null */
	private static function number( string $text ) {
		$number = str_replace( ',', '.', $text );
		return is_numeric( $number ) && is_finite( (float) $number ) ? $number + 0 : null;
	}

	private static function classes( string $text ): string {
		return implode( ' ', array_filter( array_map( 'sanitize_html_class', preg_split( '/\s+/', mb_substr( $text, 0, 200 ) ) ) ) );
	}
}
