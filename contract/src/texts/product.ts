/** The product's name, as shown to users. */
export const productName = 'Caretrail';
