import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { boxPicture, colourways, sidePicture, solePicture } from '../../../../stories/sample-pictures.ts';
import { SpotField, type SpotFieldProps, type SpotOnPhoto } from './SpotField.client.tsx';

const { dusk } = colourways;
const photos = [
  { id: 'side', src: sidePicture(dusk).src, name: 'Outer side' },
  { id: 'sole', src: solePicture(dusk).src, name: 'Soles' },
  { id: 'box', src: boxPicture(dusk).src, name: 'Label on the box' },
];
const words = {
  choose: 'Which photo shows it?',
  tap: 'Tap the spot.',
  spot: (name: string) => `Mark the spot on “${name}”. Arrow keys move it.`,
};

function Held({ value: initial, ...props }: Omit<SpotFieldProps<string>, 'onValueChange'>) {
  const [value, setValue] = useState<SpotOnPhoto<string> | undefined>(initial);
  return <SpotField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Forms/SpotField',
  component: Held,
  args: { label: 'Photo that shows: Upper', photos, value: undefined, words },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'to each photo, then to the large one'],
        ['Enter, Space', 'on a photo: chooses it, or takes it back; on the large one: marks its middle'],
        ['Arrow keys', 'on the large photo: move the spot'],
      ],
      do: ['Ask for it only where something was found.', 'Name each photo in two or three words.'],
      dont: ['Do not demand a spot: a photo without one says enough at times.'],
      accessibility: ['A named group; the photos are toggle buttons, and the spot can be moved without a pointer.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="no photo chosen">
        <Held {...args} />
      </StoryState>
      <StoryState label="a photo with a spot">
        <Held {...args} label="Photo that shows: Heel" value={{ id: 'side', spot: { x: 0.2, y: 0.62 } }} />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Outer side' })).toHaveAttribute('aria-pressed', 'true');
    const large = canvas.getByRole('button', { name: /^Mark the spot on “Outer side”/ });
    large.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(large.querySelector('i')).toHaveStyle({ '--suki-spot-x': '54%', '--suki-spot-y': '50%' });
    canvas.getByRole('button', { name: 'Outer side' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: /^Mark the spot/ })).toBeNull();
  },
};
