import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Full name' },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the field, then to a button inside it'],
        ['Enter', 'sends the form'],
      ],
      do: [
        'Write the label as the thing that is asked for: "Full name", "Street and number".',
        'Say before the field what to type when it is not obvious, and why you ask when it is personal.',
        'Give autoComplete and inputMode, so that phones fill it and show the right keys.',
      ],
      dont: [
        'Do not put the label, or what a person must know, into a placeholder: it goes when they type.',
        'Do not use it for amounts, mobile numbers, codes or passwords; each has a field of its own.',
        'Do not mark what is required; mark what is optional.',
      ],
      accessibility: [
        'The label names the field; hint and error describe it, in this order.',
        'An error is announced when it appears, and marks the field as invalid: colour is never the only sign.',
        'What stands before and after the text is inside the box: the box shows the focus.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { hint: 'As on your ID.', autoComplete: 'name', onChange: fn() },
};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="empty">
        <TextField label="Full name" />
      </StoryState>
      <StoryState label="filled, with a hint">
        <TextField label="Full name" hint="As on your ID." defaultValue="Maria Clara Santos" />
      </StoryState>
      <StoryState label="optional">
        <TextField label="Landmark" optionalLabel="optional" placeholder="Beside the chapel" />
      </StoryState>
      <StoryState label="something before the text">
        <TextField label="Shop address" prefix="suki.ph/" defaultValue="solestore" />
      </StoryState>
      <StoryState label="figures of one width, and something after them">
        <TextField label="Weight of the parcel" suffix="kg" numeric defaultValue="1.250" />
      </StoryState>
      <StoryState label="error">
        <TextField
          label="Email"
          type="email"
          defaultValue="maria.santos@"
          error="Write the whole address, such as maria@example.com."
        />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <TextField
          label="Name on the account"
          hint="Cannot be changed while a withdrawal is on its way."
          defaultValue="Maria Clara Santos"
          disabled
        />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <TextField
          label="Pangalan ng tatanggap ng padala ayon sa kanyang balidong ID"
          hint="Ito ang pangalang hahanapin ng courier sa pinto, kaya isulat nang buo."
          defaultValue="Maximiliano Bernardino Evangelista de los Santos III"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  args: { hint: 'As on your ID.' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const field = within(canvasElement).getByRole('textbox', { name: 'Full name' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('As on your ID.');
    await userEvent.keyboard('Maria Santos');
    await expect(field).toHaveValue('Maria Santos');
  },
};

function RefusesDigits() {
  const [name, setName] = useState('');
  return (
    <TextField
      label="Full name"
      hint="As on your ID."
      value={name}
      onChange={(event) => setName(event.target.value)}
      error={/\d/.test(name) ? 'A name has no digits.' : undefined}
    />
  );
}

export const AnErrorIsAnnounced: Story = {
  render: () => <RefusesDigits />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.type(field, 'Maria 2');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('As on your ID. A name has no digits.');
    await expect(canvas.getByText('A name has no digits.').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveAccessibleDescription('As on your ID.');
  },
};

export const PressingTheLabelFocuses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Full name'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
