/** Is the official notice of the legal guarantee a picture, not a document (LAW-23)? */
export const isPicture = (file: string): boolean => /\.(svg|png|jpe?g|webp)$/i.test(file);
