import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contrastPairs } from '../../src/tokens/contrast-pairs.ts';
import { ColourPairs } from './ColourPairs.tsx';
import { Swatches } from './Swatches.tsx';

/** Colours have the name of their purpose. A screen says what a thing is and gets the colour of its theme. */
const meta = { title: 'Tokens/Colours' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByPurpose: Story = { render: () => <Swatches /> };

export const Contrast: Story = {
  render: () => <ColourPairs />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(2 * (contrastPairs.length + 1));
  },
};
