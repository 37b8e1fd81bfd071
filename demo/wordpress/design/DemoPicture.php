<?php
/** Pictures of what the demo site has to read, painted before the site is made (demo/wordpress/stories.ts). */
final class DemoPicture {
	private const FOLDER = __DIR__ . '/../../../.cache/stories';

	/** The picture of that slug as JPEG; null where none has been painted. */
	public static function jpeg( string $slug ): ?string {
		$file = self::FOLDER . "/$slug.jpg";
		return is_file( $file ) ? (string) file_get_contents( $file ) : null;
	}
}
