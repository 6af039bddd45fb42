import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { SwitchField } from './SwitchField.client.tsx';

const meta = {
  title: 'Forms/SwitchField',
  component: SwitchField,
  args: { label: 'Tell me when the price falls' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the switch'],
        ['Space, Enter', 'turns it on or off'],
      ],
      do: [
        'Use it where the change holds at once: a notice, a setting of this device.',
        'Word the label as what is the case when it is on: "Tell me when the price falls".',
      ],
      dont: [
        'Do not use it in a form that is sent with a button; that is CheckboxField.',
        'Do not confuse it with SegmentedControl, which chooses one of several short words.',
        'Do not word the label as a question or as a denial: nobody knows what off means then.',
      ],
      accessibility: [
        'It has the role switch and says on or off.',
        'On is told by the place of the thumb and by a tick, never by colour alone.',
        'Label and switch can be pressed; both are at least 44 px high.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof SwitchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: 'By e-mail, at most once a day.', defaultChecked: true } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="off">
        <SwitchField {...meta.args} />
      </StoryState>
      <StoryState label="on">
        <SwitchField {...meta.args} defaultChecked />
      </StoryState>
      <StoryState label="with a hint">
        <SwitchField {...meta.args} hint="By e-mail, at most once a day." defaultChecked />
      </StoryState>
      <StoryState label="error">
        <SwitchField {...meta.args} error="That could not be saved. Check your connection and press again." />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <SwitchField {...meta.args} disabledReason="Verify your e-mail address first." />
      </StoryState>
      <StoryState label="disabled while on">
        <SwitchField
          {...meta.args}
          label="Messages about my orders"
          defaultChecked
          disabledReason="These always come."
        />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <SwitchField
          label="Ipaalam sa akin kapag bumaba ang presyo ng sapatos na binabantayan ko"
          hint="Sa e-mail, hindi hihigit sa isang beses bawat araw, at hindi sa gabi."
          defaultChecked
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  args: { onCheckedChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const control = within(canvasElement).getByRole('switch', { name: 'Tell me when the price falls' });
    await expect(control).toHaveFocus();
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const ItsWordsCanBePressed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Tell me when the price falls'));
    await expect(within(canvasElement).getByRole('switch')).toBeChecked();
  },
};

export const DisabledSaysWhy: Story = {
  args: { disabledReason: 'Verify your e-mail address first.', onCheckedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await expect(control).toHaveAccessibleDescription('Verify your e-mail address first.');
    await userEvent.click(within(canvasElement).getByText('Tell me when the price falls'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
