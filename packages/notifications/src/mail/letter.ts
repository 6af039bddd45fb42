import type { AboutItem } from '../about/about-item.ts';

/** The words of a mail before they are written as text and as HTML. Every mail is a letter, so all have one frame. */
export type Letter = {
  readonly subject: string;
  /** One short line above the text; by default the subject. */
  readonly heading?: string | undefined;
  /** Null for a reader whose name is unknown, or who may be a stranger. */
  readonly name: string | null;
  readonly item?: AboutItem | null | undefined;
  readonly paragraphs: readonly string[];
  /** The one step; a mail has at most one button. */
  readonly button?: { readonly text: string; readonly url: string } | undefined;
  /** A line below the button: what to do who did not ask for the mail. */
  readonly postscript?: string | undefined;
  /** Why the reader got it: "it is about your order SK-2061-1483L". */
  readonly reason: string;
};

/** A mail as it leaves: HTML, and the same words as text for programs that show none. */
export type WrittenMail = { readonly subject: string; readonly text: string; readonly html: string };
