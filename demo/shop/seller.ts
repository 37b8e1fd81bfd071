import seller from './seller.json' with { type: 'json' };

/** Who sells: the firm of the demo. The site's footer, its pages and its settings read the same file. */
export { seller };
