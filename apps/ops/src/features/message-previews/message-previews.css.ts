import { deskWidth, phoneWidth } from '@suki/ui/css/breakpoints';
import { vars } from '@suki/ui/tokens/contract.css';
import { style } from '@vanilla-extract/css';

/** At a desk the list stands beside the message and stays in view. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [deskWidth]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: vars.space[12], alignItems: 'start' },
  },
});
/** Scrolls by itself; the padding keeps the focus outline from being cut off. */
export const list = style({
  '@media': {
    [deskWidth]: {
      position: 'sticky',
      top: vars.space[4],
      maxHeight: `calc(100vh - ${vars.space[16]})`,
      overflowY: 'auto',
      padding: 4,
      margin: -4,
    },
  },
});
/** On a phone the chosen message replaces the list. */
export const listBeside = style([list, { '@media': { [phoneWidth]: { display: 'none' } } }]);
export const channels = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [deskWidth]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[10] } },
});
/** The mail is the longest of the three texts, so it comes last, across both columns. */
export const wholeRow = style({ gridColumn: '1 / -1' });
/** As wide as a comfortable line. */
export const received = style({ maxInlineSize: vars.layout.measure, overflowWrap: 'anywhere' });
/** The height of most mails; a longer one scrolls. The place is kept while the mail loads. */
const MAIL_HEIGHT = 760;
export const mail = style({ display: 'block', width: '100%', height: MAIL_HEIGHT });
export const mailFrame = style({ maxWidth: 640, minHeight: MAIL_HEIGHT });
/** Line breaks of a mail stay as sent. */
export const mailBody = style({ whiteSpace: 'pre-line' });
