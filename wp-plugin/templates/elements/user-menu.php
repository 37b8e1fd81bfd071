<?php
/**
 * The way in, as a stranger sees it in widgets/session/user-menu/UserMenu.tsx.
 *
 * @package Spesa
 */

use Spesa\Icon;
use Spesa\Links;
use Spesa\Template;

defined( 'ABSPATH' ) || exit;
?>
<a class="user-menu__button" href="<?php echo esc_url( Links::to( 'login' ) ); ?>"><?php Icon::show( 'user' ); ?><span class="user-menu__text"><?php Template::text( 'session.title' ); ?></span></a>
