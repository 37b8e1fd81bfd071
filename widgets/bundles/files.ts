/** How the browser is given a file to keep: an order's papers, and what leaves with an account. */
import '../hooks/handFile.ts';
