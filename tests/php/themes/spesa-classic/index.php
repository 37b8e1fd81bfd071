<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head><meta charset="utf-8"><?php wp_head(); ?></head>
<body <?php body_class(); ?>><?php wp_body_open(); ?>
<?php if ( get_option( 'spesa_test_header' ) ) : ?>
	<header><spesa-cart-button></spesa-cart-button></header>
<?php endif; ?>
<main>
<?php while ( have_posts() ) : ?>
	<?php the_post(); ?>
	<article><h1><?php the_title(); ?></h1><?php the_content(); ?></article>
<?php endwhile; ?>
</main>
<aside><?php dynamic_sidebar( 'side' ); ?></aside>
<?php wp_footer(); ?>
</body>
</html>
