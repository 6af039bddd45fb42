import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { PhoneField, type PhoneFieldProps } from './PhoneField.client.tsx';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: { label: 'Mobile number', value: '', onValueChange: () => undefined },
  render: (args) => <Kept {...args} />,
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the field'],
        ['Digits', 'are grouped as 917 123 4567 while one types; the cursor stays behind the same digit'],
        ['Ctrl + V', 'takes a number in any spelling: 0917…, +63 917…, with hyphens or brackets'],
      ],
      do: [
        'Say in the hint who calls or writes to the number.',
        'Check the number with the rule of the domain and pass what is wrong as error.',
      ],
      dont: [
        'Do not use it for landlines or for numbers of other countries: +63 stands fixed before it.',
        'Do not cut a number that is too long; the field keeps all digits so that the mistake can be seen.',
      ],
      accessibility: [
        'The prefix +63 is read as the first part of the description.',
        'Phones open the number pad and offer their own number.',
        'The number reads from left to right in every direction of the page.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: PhoneFieldProps) {
  const [digits, setDigits] = useState(props.value);
  return (
    <>
      <PhoneField {...props} value={digits} onValueChange={setDigits} />
      <output hidden>{digits}</output>
    </>
  );
}

export const Playground: Story = { args: { hint: 'The courier calls this number.' } };

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="empty">
        <Kept {...meta.args} hint="The courier calls this number." />
      </StoryState>
      <StoryState label="filled, grouped">
        <Kept {...meta.args} value="9171234567" />
      </StoryState>
      <StoryState label="optional, half typed">
        <Kept {...meta.args} optionalLabel="optional" value="91712" />
      </StoryState>
      <StoryState label="error">
        <Kept
          {...meta.args}
          value="28123456"
          error="That is not a mobile number of the Philippines. It has ten digits and begins with 9."
        />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <Kept
          {...meta.args}
          value="9171234567"
          disabledReason="You can change it in 24 hours: you verified it today."
        />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <Kept
          {...meta.args}
          label="Numero ng cellphone ng taong tatanggap ng padala"
          hint="Dito tatawag ang kuryer kapag malapit na siya, kaya ilagay ang numerong laging nakabukas."
          value="9171234567"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const field = within(canvasElement).getByRole('textbox', { name: 'Mobile number' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('09171234567');
    await expect(field).toHaveValue('917 123 4567');
    await expect(within(canvasElement).getByText('9171234567')).toBeInTheDocument();
  },
};

export const PasteInAnySpelling: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Mobile number' });
    await userEvent.click(field);
    await userEvent.paste('+63 (0) 917-123-4567');
    await expect(field).toHaveValue('917 123 4567');
  },
};

export const TheCursorStaysWhereOneTypes: Story = {
  args: { value: '9171234567' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
    await userEvent.type(field, '{Backspace}8', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    await expect(field).toHaveValue('917 823 4567');
    await expect(field.selectionStart).toBe(5);
  },
};

export const ThePrefixAndTheErrorDescribeIt: Story = {
  args: { value: '2812', error: 'That is not a mobile number.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Mobile number' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('+63 That is not a mobile number.');
  },
};
