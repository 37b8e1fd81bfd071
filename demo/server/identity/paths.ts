/** The page of the API to which a provider sends the popup back. */
export const returnPath = '/social-redir/return';

/** Where a company's account posts its answer, and where its logout comes back to. */
export const companyPath = { login: '/saml/login', logout: '/saml/logout' } as const;
