import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { CodeField } from './CodeField.client.tsx';

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { label: 'Code' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the field; it is one stop, not six'],
        ['Digits', 'write the code; anything else is left away'],
        ['Ctrl + V', 'takes a code with spaces or hyphens as well'],
      ],
      do: [
        'Say in the hint where the code went and how long it is valid.',
        'Let people ask for a new code right below.',
      ],
      dont: [
        'Do not make six boxes of it: paste, autofill and screen readers break.',
        'Do not send the form by itself after the last digit; people look again.',
      ],
      accessibility: [
        'Phones offer the code from the message above the keyboard.',
        'It opens the number pad, and is read as one text field.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { hint: 'Sent to +63 917 123 4567. It is valid for five minutes.' } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="empty">
        <CodeField {...meta.args} hint="Sent to +63 917 123 4567. It is valid for five minutes." />
      </StoryState>
      <StoryState label="filled">
        <CodeField {...meta.args} defaultValue="204816" />
      </StoryState>
      <StoryState label="four digits">
        <CodeField {...meta.args} label="Code on the counter" length={4} defaultValue="2048" />
      </StoryState>
      <StoryState label="error">
        <CodeField {...meta.args} defaultValue="204815" error="That is not the code. You have 4 more tries." />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <CodeField {...meta.args} disabledReason="The code has lapsed. Ask for a new one." />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <CodeField
          label="Anim na numerong ipinadala sa iyong cellphone"
          hint="Ipinadala sa +63 917 123 4567. Magagamit ito sa loob ng limang minuto lamang."
          defaultValue="888888"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const field = within(canvasElement).getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('20x48167');
    await expect(field).toHaveValue('204816');
  },
};

export const PasteWithSpaces: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code' });
    await userEvent.click(field);
    await userEvent.paste('204 816');
    await expect(field).toHaveValue('204816');
  },
};

export const PhonesKnowWhatItIs: Story = {
  args: { error: 'That is not the code.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAccessibleDescription('That is not the code.');
  },
};
