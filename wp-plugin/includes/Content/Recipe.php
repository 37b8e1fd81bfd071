<?php
namespace Spesa\Content;

use Spesa\BlockScan;
use Spesa\Element;
use Spesa\Format;
use Spesa\Links;
use Spesa\Manifest;
use Spesa\Prefetch;

/** The lines of a recipe's block, and what search engines are told of it; the PHP side of core/rules/recipe.ts. */
final class Recipe {
	private const MOST = 60;

	/** @return array[] `{ amount, name, product }` of "200 g | farina 00 | 30047 | 1000", one a line; the amount as it is written. */
	public static function ingredients( string $text ): array {
		$all = array();
		foreach ( self::lines( $text ) as $line ) {
			$parts = array_map( 'trim', explode( '|', $line ) );
			$name  = $parts[1] ?? $parts[0];
			if ( '' !== $name ) {
				$all[] = array(
					'amount'  => isset( $parts[1] ) ? $parts[0] : '',
					'name'    => $name,
					'product' => preg_match( '/^\d{1,9}$/D', $parts[2] ?? '' ) ? (int) $parts[2] : 0,
				);
			}
		}
		return $all;
	}

	/** What the shop sells of the ingredients and what it declares of their allergens, for readers without JavaScript. @return array[] `{ name, link, allergens }` */
	public static function products( array $ingredients ): array {
		$ids  = array_values( array_unique( array_filter( array_column( $ingredients, 'product' ) ) ) );
		$told = static fn( string $text ): string => '-' === $text ? '' : $text;
		return ! $ids ? array() : array_map(
			static fn( array $product ): array => array(
				'name'      => Format::readable( (string) ( $product['name'] ?? '' ) ),
				'link'      => Links::to( 'product', array( 'slug' => (string) ( $product['slug'] ?? '' ) ) ),
				'allergens' => $told( Format::plainText( (string) ( $product['productInfos']['ALLERGENS'] ?? $product['metaData']['product_description']['allergens'] ?? '' ) ) ),
			),
			Prefetch::several( 'catalogue.product', array_map( static fn( int $id ): array => array( 'product_id' => $id ), $ids ) )
		);
	}

	/** @return string[] */
	public static function lines( string $text ): array {
		$lines = array_map( 'trim', preg_split( '/\R/', $text ) );
		return array_slice( array_values( array_filter( $lines, 'strlen' ) ), 0, self::MOST );
	}

	/** Minutes in words. */
	public static function time( int $minutes ): string {
		$parts = array(
			'h' => intdiv( $minutes, 60 ),
			'n' => $minutes % 60,
		);
		if ( 0 === $parts['h'] ) {
			return Manifest::label( 'recipe.minutes', $parts );
		}
		return Manifest::label( $parts['n'] ? 'recipe.hours' : 'recipe.wholeHours', $parts );
	}

	/** How long the recipe of a post takes in minutes, and for how many it is; nothing where it has none. @return int[] */
	public static function facts( \WP_Post $post ): array {
		$values = self::values( $post );
		return ! $values ? array() : array_filter(
			array(
				'minutes'  => (int) $values['preparation'] + (int) $values['cooking'],
				'servings' => (int) $values['servings'],
			)
		);
	}

	/** The same in words, such as "20 minuti · Dosi per 4 persone". */
	public static function words( array $facts ): string {
		$minutes  = (int) ( $facts['minutes'] ?? 0 );
		$servings = (int) ( $facts['servings'] ?? 0 );
		return implode(
			' · ',
			array_filter(
				array(
					$minutes ? self::time( $minutes ) : '',
					$servings ? Manifest::label( 1 === $servings ? 'recipe.serving' : 'recipe.servings', array( 'n' => $servings ) ) : '',
				)
			)
		);
	}

	/** schema.org Recipe of the post that is shown, where it has one. */
	public static function structured(): ?array {
		$post   = is_singular() ? get_queried_object() : null;
		$values = $post instanceof \WP_Post ? self::values( $post ) : null;
		return $values ? self::data( $post, $values ) : null;
	}

	/** What the first block of a recipe in a post says. */
	private static function values( \WP_Post $post ): ?array {
		$blocks = false !== strpos( $post->post_content, 'wp:spesa/recipe' ) ? BlockScan::post( $post ) : array();
		foreach ( $blocks as $block ) {
			if ( 'spesa/recipe' === $block['name'] && ! empty( $block['attributes']['ingredients'] ) ) {
				return Element::values( Manifest::widget( 'spesa/recipe' ), $block['attributes'] );
			}
		}
		return null;
	}

	/** What WordPress keeps of authors' words has entities; search engines get the words. */
	private static function data( \WP_Post $post, array $values ): array {
		$values = array_map( static fn( $value ) => is_string( $value ) ? html_entity_decode( $value, ENT_QUOTES, 'UTF-8' ) : $value, $values );
		$image = get_the_post_thumbnail_url( $post, 'full' );
		$words = static fn( array $one ): string => trim( "{$one['amount']} {$one['name']}" );
		$step  = static fn( string $text ): array => array(
			'@type' => 'HowToStep',
			'text'  => $text,
		);
		$data  = array(
			'@context'           => 'https://schema.org',
			'@type'              => 'Recipe',
			'name'               => html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ),
			'description'        => html_entity_decode( wp_strip_all_tags( $post->post_excerpt ), ENT_QUOTES, 'UTF-8' ),
			'image'              => $image ? $image : '',
			'datePublished'      => get_the_date( 'c', $post ),
			'author'             => array(
				'@type' => 'Organization',
				'name'  => Custom::trader()['trader']['name'],
			),
			'recipeYield'        => (string) $values['servings'],
			'prepTime'           => self::duration( (int) $values['preparation'] ),
			'cookTime'           => self::duration( (int) $values['cooking'] ),
			'totalTime'          => self::duration( (int) $values['preparation'] + (int) $values['cooking'] ),
			'recipeIngredient'   => array_map( $words, self::ingredients( $values['ingredients'] ) ),
			'recipeInstructions' => array_map( $step, self::lines( $values['steps'] ) ),
		);
		return array_filter( $data, static fn( $value ): bool => '' !== $value && array() !== $value );
	}

	private static function duration( int $minutes ): string {
		return $minutes > 0 ? "PT{$minutes}M" : '';
	}
}
