import { vars } from '@suki/ui/tokens/contract.css';
import { globalStyle, style } from '@vanilla-extract/css';

const desk = '(min-width: 56.25em)';
/** At 320 px and 200 % zoom an amount goes below its words rather than over the edge. */
const narrow = '(max-width: 22em)';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"item amount" "state state"',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"item" "amount" "state"' },
    [desk]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(8rem, auto)',
      gridTemplateAreas: '"item state amount"',
    },
  },
});
export const item = style({ gridArea: 'item', minWidth: 0 });
// The link covers its row: people press the black tag with their next step as if it were a button.
globalStyle(`${item} a::after`, { content: '', position: 'absolute', inset: 0 });
export const state = style({ gridArea: 'state' });
export const amount = style({ gridArea: 'amount', '@media': { [desk]: { textAlign: 'end' } } });
