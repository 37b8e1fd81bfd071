/** The frame of a page that is a form, of the account or of whoever comes in. */
import '../ui/FormPage.tsx';
