/** The product's name, as a person reads it. */
export const productName = 'Caretrail';
