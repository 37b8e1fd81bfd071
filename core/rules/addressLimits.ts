/** The last page that an address may name. */
export const lastPage = 999_999;

/** Characters of a search, as the widgets ask it, and of any other text of an address (DATA-09). */
export const longestWords = 100;
export const longestText = 8000;

/** An address of content with as many characters, or more, leads nowhere. */
export const longestAddress = 4096;

/** An id as an address has it. */
export const idPattern = /^\d{1,12}$/;
/** The name of a filter as an address has it. */
export const filterNamePattern = /^[a-z]\w{0,63}$/i;
