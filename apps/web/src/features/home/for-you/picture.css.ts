import { style } from '@vanilla-extract/css';
import { paper } from '../../../catalogue/ground.css.ts';

export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const whole = style({ width: '100%', height: '100%', objectFit: 'contain' });
/** A picture on the quiet paper of cards. */
export const quiet = style({ display: 'block', overflow: 'hidden', background: paper });
/**
 * The paper of an item, saturated: the home page is the one place where goods stand on loud colours. The filter is on
 * the paper alone, so the words above it keep the colour of text, which stands out from it in both themes.
 */
export const loud = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  overflow: 'hidden',
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background: paper,
    filter: 'saturate(3.4) brightness(0.96)',
  },
});
