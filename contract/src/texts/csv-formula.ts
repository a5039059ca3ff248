/**
 * Where to insert a mark so that a spreadsheet runs nothing: before a character that begins a formula, at the start of a
 * cell, and after what a spreadsheet of another locale takes for the end of one. Inside quotes that is no end by the
 * standard; but where the separator is a semicolon, quotes that do not begin a cell are plain characters to it.
 * The full-width signs of Chinese and Japanese keyboards begin one too.
 * As a pattern that JavaScript and PostgreSQL read alike, because both write lists.
 */
export const csvFormulaStart = '^(?=[=+@＝＋－＠\\t\\r-])|(?=[=+@＝＋－＠-])(?<=[;\\t\\r\\n]"*)';
export const csvFormulaMark = "'";
