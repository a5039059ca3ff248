/**
 * Where a mark belongs so that a table calculation runs nothing: before a sign that begins a formula, at the start of a
 * cell, and after what a spreadsheet of another country takes for the end of one. Inside quotes that is no end by the
 * standard; but where the separator is a semicolon, quotes that do not begin a cell are only letters to it.
 * The wide signs of Chinese and Japanese keyboards begin one too.
 * In words that JavaScript and PostgreSQL read alike, because both write lists.
 */
export const csvFormulaStart = '^(?=[=+@＝＋－＠\\t\\r-])|(?=[=+@＝＋－＠-])(?<=[;\\t\\r\\n]"*)';
export const csvFormulaMark = "'";
