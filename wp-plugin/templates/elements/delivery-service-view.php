<?php
/**
 * Where the form of the discovery leads whoever has no JavaScript: what is needed to go on, and the telephone.
 *
 * @package Spesa
 */

use Spesa\Settings;
use Spesa\Store;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;

$phone = Store::phone( (string) Settings::get( 'trader_phone' ) );
?>
<noscript>
	<p><?php Template::text( 'common.needsScript' ); ?></p>
	<?php if ( $phone ) : ?>
		<p><?php Template::text( 'forms.byPhone', array( 'phone' => $phone['words'] ) ); ?></p>
	<?php endif; ?>
</noscript>
