<?php
namespace Spesa;

/** The pictures that server-printed HTML shows, with the shapes of widgets/ui/icons.ts. */
final class Icon {
	/** SVG of a picture without words of its own. */
	public static function show( string $name, string $class = '' ): void {
		printf( '<svg class="%s" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="%s"></path></svg>', esc_attr( trim( "icon $class" ) ), esc_attr( Manifest::rules( 'icons' )[ $name ] ) );
	}
}
