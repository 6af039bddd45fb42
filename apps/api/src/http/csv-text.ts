/** A plain number, which a spreadsheet reads as a number whatever its sign. */
const number = /^-?\d+(\.\d+)?$/;
/** Signs at which a spreadsheet would begin a formula. */
const formula = /^[=+\-@\t\r\n]/;

/**
 * Rows as comma-separated values (RFC 4180): lines end with CRLF, cells are quoted where they need quotes. A cell that
 * a spreadsheet would run as a formula gets an apostrophe in front, which keeps it text.
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(value: string): string {
  const safe = formula.test(value) && !number.test(value) ? `'${value}` : value;
  return /[",\r\n]|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
