import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { deskWidth, forcedColors, phoneWidth } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const track = style(
  inKit({
    display: 'flex',
    isolation: 'isolate',
    margin: `${vars.space[4]} 0 ${vars.space[2]}`,
    borderTop: `1.5px solid ${vars.color.ink}`,
    fontSize: vars.type.label,
    lineHeight: 1.3,
  }),
);

const square = { content: '""', position: 'absolute', insetInlineStart: 0, top: -5.5, width: 10, height: 10 } as const;
// Steps to come: the ink line is covered with a hairline in the colour of rules.
const ahead = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  top: -1.5,
  height: 1.5,
  background: vars.color.rule,
  zIndex: -1,
} as const;

export const step = recipe({
  base: inKit({
    position: 'relative',
    '@media': {
      [deskWidth]: { flex: '1 1 0', minWidth: 0, paddingBlock: '14px 10px', paddingInlineEnd: 6 },
      [phoneWidth]: { height: 30 },
    },
  }),
  variants: {
    state: {
      done: inKit({
        '::before': { ...square, background: vars.color.ink },
        '@media': { [phoneWidth]: { flex: '0 1 24px' }, [forcedColors]: { '::before': { background: 'CanvasText' } } },
      }),
      now: inKit({
        '::after': ahead,
        // At the last step nothing lies ahead.
        selectors: { '&:last-child::after': { background: vars.color.paper } },
        '@media': { [phoneWidth]: { flex: '1 0 auto', paddingInlineEnd: 8 } },
      }),
      todo: inKit({
        color: vars.color.inkSoft,
        '::before': {
          ...square,
          background: vars.color.paper,
          boxShadow: `inset 0 0 0 1.5px ${vars.color.ruleStrong}`,
        },
        '::after': ahead,
        '@media': {
          [phoneWidth]: { flex: '0 1 24px', selectors: { '&:last-child': { flex: '0 0 10px' } } },
          [forcedColors]: { '::before': { border: '1.5px solid CanvasText' } },
        },
      }),
    },
  },
});
/** The tag on the track. On phones it takes part in the layout, so that a long word pushes the next squares on. */
export const tag = style(
  inKit({
    '@media': {
      [deskWidth]: { position: 'absolute', insetInlineStart: 0, top: -13, whiteSpace: 'nowrap' },
      [phoneWidth]: { display: 'flex', position: 'relative', top: -13, width: 'max-content', maxWidth: '100%' },
    },
  }),
);
export const words = style(
  inKit({
    '@media': {
      // Read by screen readers, not shown: only the current step has its word on a phone.
      [phoneWidth]: {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
export const name = style(inKit({ display: 'block', fontWeight: vars.weight.bold }));
export const belowTag = style(inKit({ '@media': { [deskWidth]: { display: 'block', paddingTop: '1.3em' } } }));
export const caption = style(
  inKit({
    fontSize: vars.type.label,
    marginBottom: vars.space[5],
    color: vars.color.inkSoft,
    '@media': { [deskWidth]: { display: 'none' } },
  }),
);
