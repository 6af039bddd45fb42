import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { canHover, forcedColors } from '../../../css/breakpoints.ts';
import { inKit } from '../../../css/in-layer.ts';
import { labelSize } from '../../../css/voices.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const drop = recipe({
  base: inKit({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: 72,
    marginTop: 4,
    padding: '12px 16px',
    border: `1.5px dashed ${vars.color.ruleStrong}`,
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': {
        background: vars.color.paperSunken,
        color: vars.color.inkSoft,
        borderStyle: 'dotted',
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [canHover]: { ':hover': { background: vars.color.paperSunken } },
      [forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText', borderColor: 'GrayText' } } },
    },
  }),
  variants: {
    invalid: {
      true: inKit({
        border: `2px dashed ${vars.color.critical}`,
        '@media': { [forcedColors]: { borderStyle: 'double', borderWidth: 4 } },
      }),
    },
  },
});
export const action = style(
  inKit({ display: 'block', fontWeight: vars.weight.bold, textDecoration: 'underline', textUnderlineOffset: '3px' }),
);
export const rule = style(inKit({ ...labelSize, display: 'block', color: vars.color.inkSoft }));

export const previews = style(
  inKit({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
    gap: 6,
    marginTop: vars.space[2],
  }),
);
export const preview = style(inKit({ position: 'relative', aspectRatio: '1', background: vars.color.paperSunken }));
export const image = style(inKit({ width: '100%', height: '100%', objectFit: 'cover' }));
export const remove = style(inKit({ position: 'absolute', top: 0, insetInlineEnd: 0, background: vars.color.paper }));
export const fileName = style(
  inKit({ ...labelSize, padding: '46px 8px 4px', overflow: 'hidden', overflowWrap: 'anywhere', height: '100%' }),
);
