import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Range of the price history',
    name: 'range',
    options: ['7 d', '30 d', '90 d', '1 y', 'All'].map((label) => ({ value: label, label })),
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the word that holds'],
        ['Arrow keys', 'take the next or the previous word'],
      ],
      do: [
        'Use it for two to five short words of which one always holds: chart or table, US or EU.',
        'Let it act at once, beside the thing that it changes.',
      ],
      dont: [
        'Do not use it for on and off; that is SwitchField.',
        'Do not use it for questions in a form; that is RadioField.',
        'Do not put sentences into it: on a phone they wrap into a wall.',
      ],
      accessibility: [
        'It is a group of radio buttons with a name that is not shown.',
        'The word that holds is filled with ink; forced colours use the highlight of the system.',
        'Each word is at least 44 px wide and high.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { defaultValue: '30 d' } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="five words">
        <SegmentedControl {...meta.args} name="five" defaultValue="30 d" />
      </StoryState>
      <StoryState label="two words">
        <SegmentedControl
          label="Show as"
          name="show"
          defaultValue="chart"
          options={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
        />
      </StoryState>
      <StoryState label="tight: the size systems">
        <SegmentedControl
          label="Size system"
          name="system"
          tight
          defaultValue="US M"
          options={['US M', 'US W', 'EU', 'UK', 'CM'].map((label) => ({ value: label, label }))}
        />
      </StoryState>
      <StoryState label="long words wrap (Filipino)">
        <SegmentedControl
          label="Tagal ng alok"
          name="long"
          defaultValue="b"
          options={[
            { value: 'a', label: 'Pitong araw' },
            { value: 'b', label: 'Tatlumpung araw' },
            { value: 'c', label: 'Hanggang sa bawiin ko' },
          ]}
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  args: { defaultValue: '30 d' },
  play: async ({ canvasElement }) => {
    const { getByRole } = within(canvasElement);
    await userEvent.tab();
    await expect(getByRole('radio', { name: '30 d' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(getByRole('radio', { name: '90 d' })).toBeChecked();
    await expect(getByRole('group', { name: 'Range of the price history' })).toBeInTheDocument();
  },
};

export const TheCallerKeepsTheChoice: Story = {
  args: { value: '7 d', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('All'));
    await expect(args.onValueChange).toHaveBeenCalledWith('All');
    await expect(within(canvasElement).getByRole('radio', { name: '7 d' })).toBeChecked();
  },
};
