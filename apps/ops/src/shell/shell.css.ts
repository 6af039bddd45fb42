import { deskWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';
import { wideWidth } from './wide.ts';

/** The console fills a wide screen: lists and details stand beside each other there. */
export const console = style({ '@media': { [wideWidth]: { vars: { [vars.layout.page]: '1760px' } } } });
export const header = style({ borderBottom: `1px solid ${vars.color.rule}`, marginBottom: vars.space[6] });
/** One row on a phone too: pages that do not fit beside the mark open from a button. */
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[2],
  '@media': { [deskWidth]: { gap: `0 ${vars.space[6]}` } },
});
/** Takes the room between mark and person, so that both keep to the edges. */
export const nav = style({
  display: 'flex',
  flex: '1 1 auto',
  justifyContent: 'flex-end',
  '@media': { [deskWidth]: { justifyContent: 'flex-start' } },
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}` });
export const navLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.touch.least,
  fontWeight: vars.weight.medium,
  color: 'inherit',
  textDecoration: 'none',
});
/** Not the whole link: the key beside it is no part of the name. */
export const navLabel = style({
  selectors: {
    '[aria-current] > &': { textDecoration: 'underline', textUnderlineOffset: '6px', textDecorationThickness: '2px' },
  },
});
/** Room for two digits; three are rare and move the links a little. */
export const openAlerts = style({
  minInlineSize: '2ch',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** A drawn key of the keyboard. */
export const key = style({
  padding: '0 5px',
  border: `1px solid ${vars.color.ruleStrong}`,
  fontFamily: 'inherit',
  fontSize: vars.type.label,
  fontWeight: vars.weight.text,
  color: vars.color.inkSoft,
});
/** The text, not the padding around it, aligns with the page's edge; so does the icon on a phone. */
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  // Beside the many pages of an admin, name and button would break into a column of words.
  whiteSpace: 'nowrap',
  marginInlineEnd: -14,
});
export const account = style({ marginInlineEnd: -11 });
/** The start of a page for keyboard users. Nobody can press it, so it has no outline. */
export const start = style({ outline: 'none', paddingBottom: vars.space[16] });
export const signIn = style({ maxWidth: '26rem', paddingBlock: vars.space[10] });
/** Focused by program only, so that reading and Tab continue from here. */
export const focusPlace = style({ outline: 'none' });
/** Fields of equal width: the whole width of a phone, but not of a desk. */
export const fields = style({ maxInlineSize: '26rem' });
/** A short list of facts: a whole line of a desk would tear names and values apart. */
export const factWidth = style({ maxInlineSize: vars.layout.measure });
/** The head of a page without the header: the mark, and the way out. */
export const bareHead = style({ paddingBlock: `${vars.space[5]} ${vars.space[8]}` });
/** Words that must not stick to the rule below the header. */
export const notice = style({ paddingBottom: vars.space[3] });
/** The usual width of a row's text. */
export const loadingWords = style({ maxInlineSize: '24rem' });
export const loadingItem = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 24rem)',
  gap: vars.space[3],
  alignItems: 'center',
});
export const loadingHead = style({ display: 'grid', gap: vars.space[5], maxInlineSize: vars.layout.measure });
