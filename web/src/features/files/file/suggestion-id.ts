/** Where “Check suggested details” leads: the heading of what the document suggests. */
export const suggestionId = 'suggestion';
