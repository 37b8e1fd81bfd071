<?php
/**
 * Heading and way back of an account page, as widgets/profile/parts/ProfilePage.tsx shows them.
 *
 * @var array $attributes `heading`: key of the text.
 * @package Spesa
 */

use Spesa\Icon;
use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<div class="form-page">
	<h1 class="form-page__title"><?php Template::text( $attributes['heading'] ); ?></h1>
	<nav class="account-menu" aria-label="<?php Template::text( 'profile.home' ); ?>">
		<a class="account-menu__home" href="<?php echo esc_url( Links::to( 'account' ) ); ?>"><?php Icon::show( 'left' ); ?><?php Template::text( 'profile.home' ); ?></a>
	</nav>
</div>
