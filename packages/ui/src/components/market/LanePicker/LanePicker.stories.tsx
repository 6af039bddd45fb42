import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { type Lane, LanePicker } from './LanePicker.tsx';

const standard: Lane = {
  value: 'standard',
  name: 'Standard',
  price: '₱8,650',
  dates: 'Fri 27 Nov – Wed 2 Dec',
  note: 'The seller sends it, we check it',
};
const flash: Lane = {
  value: 'flash',
  name: 'Flash',
  price: '₱9,775',
  dates: 'Wed 25 – Sat 28 Nov',
  note: 'Checked already, leaves Monday',
  tagged: true,
};

const meta = {
  title: 'Market/LanePicker',
  component: LanePicker,
  args: { label: 'How it comes', name: 'lane', lanes: [standard, flash], defaultValue: 'standard' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the chosen one'],
        ['Arrow keys', 'choose the other'],
      ],
      do: [
        'Say of each what it costs in total and between which two days it comes.',
        'Say in the note why it takes so long, in one short line.',
      ],
      dont: [
        'Do not show one that is not there: with a single way, write it as a line.',
        'Do not give the corner and the hole to what has not been checked.',
      ],
      accessibility: [
        'A group of radio buttons; name, price, dates and note are read together.',
        'The chosen box has a thicker edge and a filled dot, also with forced colours.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof LanePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: (args) => (
    <StorySheet>
      <StoryState label="standard chosen">
        <LanePicker {...args} />
      </StoryState>
      <StoryState label="flash chosen">
        <LanePicker {...args} name="flash" label="How it comes, flash chosen" defaultValue="flash" />
      </StoryState>
      <StoryState label="one cannot be chosen">
        <LanePicker
          {...args}
          name="gone"
          label="How it comes, one gone"
          lanes={[standard, { ...flash, disabled: true, note: 'Somebody is buying the last one' }]}
        />
      </StoryState>
      <StoryState label="large amounts, long words (Filipino)">
        <LanePicker
          {...args}
          name="long"
          label="Paraan ng pagdating"
          lanes={[
            {
              ...standard,
              name: 'Karaniwang paghahatid',
              price: '₱1,234,567',
              dates: 'Biy 27 Nob – Miy 2 Dis',
              note: 'Ipapadala ng nagbebenta sa bodega, at susuriin muna namin bago ihatid sa iyo',
            },
            { ...flash, name: 'Mabilisan', price: '₱1,239,999', note: 'Nasuri na, aalis sa Lunes' },
          ]}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const lanes = within(within(canvasElement).getByRole('group', { name: 'How it comes' }));
    await userEvent.tab();
    await expect(lanes.getByRole('radio', { name: /^Standard/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(lanes.getByRole('radio', { name: /^Flash ₱9,775 Wed 25 – Sat 28 Nov/ })).toBeChecked();
  },
};
