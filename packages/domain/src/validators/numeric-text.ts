/** Whether a text parses as a finite number (specification, section 5). An empty text does not. */
export function isNumeric(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}

/** The same digits without leading zeros: `007` is `7`, `0` stays `0`, `0.5` stays `0.5`. */
export function stripLeadingZeros(text: string): string {
  return text.replace(/^0+(?=\d)/, '');
}
