<?php
add_theme_support( 'title-tag' );
add_action( 'widgets_init', static fn() => register_sidebar( array( 'id' => 'side', 'name' => 'Side' ) ) );
