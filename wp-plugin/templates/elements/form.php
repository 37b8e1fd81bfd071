<?php
/**
 * What a form says and asks, for whoever has no JavaScript: no nonce is in the page, so it can be cached for as long as one
 * likes, and nothing can be sent from here.
 *
 * @var array $attributes Those of spesa-form.
 * @package Spesa
 */

use Spesa\Forms\Fields;
use Spesa\Forms\Form;
use Spesa\Manifest;
use Spesa\Settings;
use Spesa\Store;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$id   = (int) ( $attributes['formId'] ?? 0 );
$form = Form::find( $id );
if ( ! $form ) {
	if ( $id > 0 ) {
		echo '<div class="editor-form"><p>' . esc_html( Manifest::label( 'forms.unavailable' ) ) . '</p></div>';
	}
	return;
}
$fields = Fields::of( $form );
$asked  = array_filter( $fields, static fn( array $field ): bool => ! in_array( $field['type'], array( 'html', 'hidden', 'checkbox' ), true ) && '' !== $field['label'] );
$texts  = array_map( static fn( array $field ): string => 'html' === $field['type'] ? $field['default'] : $field['desc_text'], $fields );
$phone  = Store::phone( (string) Settings::get( 'trader_phone' ) );
$email  = sanitize_email( (string) Settings::get( 'trader_email' ) );
?>
<div class="editor-form">
	<?php foreach ( array_filter( $texts ) as $text ) : ?>
		<div class="editor-form__text"><?php echo $text; // phpcs:ignore WordPress.Security.EscapeOutput -- sanitised last. ?></div>
	<?php endforeach; ?>
	<noscript>
		<p><?php Template::text( 'forms.needsScript' ); ?></p>
		<?php if ( $phone ) : ?>
			<p><a href="<?php echo esc_attr( $phone['href'] ); ?>"><?php Template::text( 'forms.byPhone', array( 'phone' => $phone['words'] ) ); ?></a></p>
		<?php endif; ?>
		<?php if ( '' !== $email ) : ?>
			<p><a href="<?php echo esc_url( "mailto:$email" ); ?>"><?php echo esc_html( $email ); ?></a></p>
		<?php endif; ?>
		<p class="editor-form__asked"><?php Template::text( 'forms.asked' ); ?></p>
		<ul class="editor-form__questions">
			<?php foreach ( $asked as $field ) : ?>
				<li><?php echo esc_html( $field['label'] ); ?></li>
			<?php endforeach; ?>
		</ul>
	</noscript>
</div>
