<?php
namespace Spesa\Forms;

/** Which files a form takes: by name and by content, both of the same kind. */
final class FileTypes {
	/** Extension → content types by which `finfo` knows such files. Nothing that a browser or a server would run. */
	private const KNOWN = array(
		'jpg'  => array( 'image/jpeg' ),
		'jpeg' => array( 'image/jpeg' ),
		'png'  => array( 'image/png' ),
		'webp' => array( 'image/webp' ),
		'heic' => array( 'image/heic', 'image/heif' ),
		'pdf'  => array( 'application/pdf' ),
		'txt'  => array( 'text/plain' ),
		'docx' => array( 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' ),
		'odt'  => array( 'application/vnd.oasis.opendocument.text' ),
	);

	/** What stands before a last extension to have a server, a browser or a computer run the file; a person's name is none of it. */
	private const SECOND = '/^(?:ph(?:p\w*|tml?|ar|t)|[aj]spx?|cf[cm]|f?cgi|p[ly]|rb|lua|sh|[a-z]?html?|xht|xml|xsl\w?|svgz?|swf|m?js|css|exe|com|bat|cmd|msi|scr|pif|dll|cpl|jar|apk|hta|lnk|reg|vb[es]?|ws[fh]?|ps1|htaccess|ini|conf|zip|rar|7z|t?gz|tar|iso|docm?|xls[mx]?|pptm?|rtf|gif|bmp|tiff?|heif|eml|url)$/i';

	/** The extensions of an editor's list that are known; all where it names none. @return string[] */
	public static function named( string $list ): array {
		$given = preg_split( '/[\s,;.]+/', strtolower( $list ), -1, PREG_SPLIT_NO_EMPTY );
		return $given ? array_values( array_intersect( array_keys( self::KNOWN ), $given ) ) : array_keys( self::KNOWN );
	}

	/** Is this name, which may come from anywhere, that of a file of these types? One with a path or a second extension is of none. */
	public static function fits( string $name, array $types ): bool {
		$parts = explode( '.', $name );
		$last  = strtolower( (string) array_pop( $parts ) );
		$stem  = (string) array_shift( $parts );
		$plain = strlen( $name ) <= 200 && '' !== trim( $stem ) && ! preg_match( '/[\/\\\\\x00-\x1f<>]/', $name );
		return $plain && in_array( $last, $types, true ) && ! preg_grep( self::SECOND, $parts ) && ! array_intersect( array_map( 'strtolower', $parts ), array_keys( self::KNOWN ) );
	}

	/** Is the file at this path what its name says? Names by fits(). */
	public static function holds( string $path, string $name ): bool {
		$extension = strtolower( (string) pathinfo( $name, PATHINFO_EXTENSION ) );
		$found     = ! class_exists( 'finfo' ) ? '' : ( new \finfo( FILEINFO_MIME_TYPE ) )->file( $path );
		return in_array( $found, self::KNOWN[ $extension ] ?? array(), true );
	}

	/** The content type that a file is given back with. */
	public static function type( string $name ): string {
		return self::KNOWN[ strtolower( (string) pathinfo( $name, PATHINFO_EXTENSION ) ) ][0] ?? 'application/octet-stream';
	}
}
