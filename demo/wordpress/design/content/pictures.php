<?php
/**
 * What is seen on the pictures of articles, recipes and slides: slug → emoji, side by side.
 *
 * @package Spesa
 */

return array(
	'prima-spesa-da-soli'     => '🛒 🥫 🍎',
	'leggere-etichetta'       => '🔍 🥫 📝',
	'cena-per-sei'            => '🍝 🥗 🍰',
	'freezer-amico'           => '🧊 🥦 🍞',
	'pane-di-ieri'            => '🍞 🥖 🍅',
	'colazione-cinque-minuti' => '🥣 🍓 ☕',
	'zucca-e-compagnia'       => '🍠 🌰 🍇',
	'basilico-di-pra'         => '🌿 🧄 🧀',
	'olio-nuovo'              => '🫒 🫙 🥗',
	'acciughe-di-monterosso'  => '🐟 🍋 🧂',
	'acqua-della-pasta'       => '🍝 💧 🧂',
	'forno-del-quartiere'     => '🥖 🥐 🍞',
	'trofie-al-pesto'         => '🍝 🌿 🧀',
	'torta-di-mele'           => '🍎 🥧 🥚',
	'carbonara'               => '🍝 🥚 🥓',
	'risotto-allo-zafferano'  => '🍚 🧅 🧈',
	'pasta-e-ceci'            => '🫘 🍝 🌿',
	'gnocchi-alla-sorrentina' => '🥔 🍅 🧀',
	'frittata-di-zucchine'    => '🍳 🥒 🧀',
	'spaghetti-alle-vongole'  => '🍝 🦪 🧄',
	'pollo-al-limone'         => '🍗 🍋 🌿',
	'insalata-di-fagioli'     => '🥗 🫘 🧅',
	'zuppa-di-lenticchie'     => '🍲 🥕 🧅',
	'tiramisu'                => '🍰 ☕ 🥚',
	'slide-stagione'          => '🍂 🍠 🌰 🍇 🍐',
	'slide-volantino'         => '🍎 🧀 🥖 🍝 🍅',
	'slide-ritiro'            => '🛒 🏪 🥬 🍊 🚗',
);
