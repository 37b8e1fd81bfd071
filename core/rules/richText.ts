/** What may stand in an HTML text of content or of the API (design §5.9): text, tables and pictures, nothing that acts, loads or is styled. */
export const allowedTags =
  'a abbr b blockquote br caption code dd div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead time tr u ul'.split(
    ' ',
  );

/** Attributes of any of these tags. */
export const allowedAttributes = 'alt title lang dir id width height colspan rowspan scope datetime start'.split(' ');

/** Attributes that hold an address, which is checked, and the one tag that has each. */
export const addressAttributes = { href: 'a', src: 'img' } as const;

/** Tags that go with all that is in them; of any other unknown tag the text stays. */
export const droppedTags =
  'script style template noscript noembed noframes iframe object title textarea select option svg math audio video xmp plaintext'.split(
    ' ',
  );

/** Put before every id, so that none is that of the page (XSS-04). */
export const idPrefix = 'user-content-';
