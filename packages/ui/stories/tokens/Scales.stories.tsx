import type { Meta, StoryObj } from '@storybook/react-vite';
import { Measures, SpaceScale, TypeScale } from './Scales.tsx';

/** Sizes, steps and times. Type grows with the screen between 390 and 1280 px; space stands on a scale of 4 px. */
const meta = { title: 'Tokens/Scales' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Type: Story = { render: () => <TypeScale /> };
export const Space: Story = { render: () => <SpaceScale /> };
export const MotionAndMeasures: Story = { render: () => <Measures /> };
