import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Qr } from './Qr.tsx';

const address = 'https://suki.test/certificate/crt_0000000001';

const meta = {
  title: 'Lists/Qr',
  component: Qr,
  args: { text: address, label: `QR code of ${address}` },
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Write beside it what the code leads to: nobody should have to scan to know.',
        'Offer the same thing as a link or as a number to type, for the phone that shows the page cannot scan itself.',
        'Take the larger size for a long text: each square should be 4 px or more on the screen.',
      ],
      dont: [
        'Do not colour it, turn it over in the dark, or put the mark into its middle: cheap cameras stop reading it.',
        'Do not set anything closer to it than its own edge; the light border is part of the code.',
      ],
      accessibility: [
        'It is one picture with the name from `label`.',
        'It stays dark on light in the dark theme and with forced colours.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Qr>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="medium, the default: an address">
        <Qr text={address} label="QR code of a certificate" />
      </StoryState>
      <StoryState label="small: a number of a few letters">
        <Qr size="small" text="ORD-7F3K2" label="QR code of order ORD-7F3K2" />
      </StoryState>
      <StoryState label="large: a long text">
        <Qr
          size="large"
          text={`${address}?from=parcel&courier=lbc&branch=quezon-city-cubao&counter=7`}
          label="QR code for the drop-off counter"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const IsOnePictureWithAName: Story = {
  play: async ({ canvasElement }) => {
    const code = within(canvasElement).getByRole('img', { name: `QR code of ${address}` });
    const { width, height } = code.getBoundingClientRect();
    await expect(width).toBe(176);
    await expect(height).toBe(width);
  },
};
