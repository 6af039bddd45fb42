import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  args: { label: 'The pair is unworn and in its own box' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the box'],
        ['Space', 'ticks it or takes the tick away'],
      ],
      do: [
        'Use it for a yes or no in a form that is sent with a button.',
        'Write the label as what is true once it is ticked.',
      ],
      dont: [
        'Do not tick a consent in advance.',
        'Do not use it for what holds at once without sending; that is SwitchField.',
      ],
      accessibility: [
        'The whole line can be pressed and is at least 44 px high.',
        'The hint describes the box and is no part of its name.',
        'The tick is a shape; forced colours show the own box of the system.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: 'Our inspectors look at the soles first.' } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="empty">
        <CheckboxField {...meta.args} />
      </StoryState>
      <StoryState label="ticked">
        <CheckboxField {...meta.args} defaultChecked />
      </StoryState>
      <StoryState label="with a hint">
        <CheckboxField {...meta.args} hint="Our inspectors look at the soles first." defaultChecked />
      </StoryState>
      <StoryState label="error">
        <CheckboxField {...meta.args} error="Say so before you sell: worn pairs are sent back at your cost." />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <CheckboxField {...meta.args} disabledReason="The pair has been inspected." />
      </StoryState>
      <StoryState label="disabled while ticked">
        <CheckboxField {...meta.args} defaultChecked disabledReason="The pair has been inspected." />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <CheckboxField
          label="Hindi pa nagamit ang sapatos, kumpleto ang kahon, at walang pinalitang bahagi mula nang mabili ko ito"
          hint="Unang tinitingnan ng aming mga tagasuri ang suwelas at ang loob."
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const box = within(canvasElement).getByRole('checkbox', { name: 'The pair is unworn and in its own box' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const TheHintCanBePressedAndDescribes: Story = {
  args: { hint: 'Our inspectors look at the soles first.', error: 'Say so before you sell.' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'The pair is unworn and in its own box' });
    await expect(box).toHaveAccessibleDescription('Our inspectors look at the soles first. Say so before you sell.');
    await userEvent.click(within(canvasElement).getByText('Our inspectors look at the soles first.'));
    await expect(box).toBeChecked();
  },
};
