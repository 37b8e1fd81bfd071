/** The last page that an address may name. */
export const lastPage = 999_999;

/** Characters of a search, as the widgets ask it, and of any other text of an address (DATA-09). */
export const longestWords = 100;
export const longestText = 8000;
