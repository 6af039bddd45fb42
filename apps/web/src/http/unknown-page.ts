/** Next marks the place of "not found" in a page, and in the data of a page, with this text. */
const MARK = 'NEXT_HTTP_ERROR_FALLBACK;404';

/**
 * True for a page that says that there is no such thing. Next begins such a page before it knows, with the status of
 * a good page; the shop holds pages back until they are whole, so it can still say 404.
 */
export function isUnknownPage(text: string): boolean {
  return text.includes(MARK);
}
