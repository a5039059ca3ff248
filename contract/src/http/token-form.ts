/** The token in the link of a message: 128 random bits in base64url. */
export const tokenForm = /^[\w-]{22}$/;
