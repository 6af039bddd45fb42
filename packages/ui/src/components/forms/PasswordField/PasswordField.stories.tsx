import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { PasswordField } from './PasswordField.client.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    purpose: 'current',
    showLabel: 'Show',
    hideLabel: 'Hide',
    capsLockLabel: 'Caps Lock is on.',
  },
  parameters: {
    guide: {
      keyboard: [
        ['Tab', 'moves to the field, then to Show'],
        ['Enter, Space', 'on Show: shows the password, on Hide: covers it again'],
        ['Enter', 'in the field: sends the form'],
      ],
      do: [
        'Say the rule in the hint before somebody types, not in the error afterwards.',
        'Set purpose to new where a password is made: password managers then offer a strong one.',
        'Give strength in words; the bars only repeat it.',
      ],
      dont: [
        'Do not ask for a new password twice: people can look at what they typed.',
        'Do not stop anybody from pasting.',
      ],
      accessibility: [
        'The button says Show or Hide and the name of the field.',
        'Caps Lock and the strength are announced politely when they change.',
        'The strength is told by the number of filled bars and by words, never by colour.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { purpose: 'new', hint: '8 to 50 characters.', strength: { level: 2, words: 'Easy to guess' } },
};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="empty">
        <PasswordField {...meta.args} />
      </StoryState>
      <StoryState label="filled">
        <PasswordField {...meta.args} defaultValue="correct-horse" />
      </StoryState>
      <StoryState label="a new one, weak">
        <PasswordField
          {...meta.args}
          purpose="new"
          hint="8 to 50 characters. Three words are easy to remember."
          defaultValue="sneakers"
          strength={{ level: 1, words: 'Very easy to guess' }}
        />
      </StoryState>
      <StoryState label="a new one, strong">
        <PasswordField
          {...meta.args}
          purpose="new"
          defaultValue="jeepney-halo-merienda"
          strength={{ level: 4, words: 'Hard to guess' }}
        />
      </StoryState>
      <StoryState label="error">
        <PasswordField {...meta.args} defaultValue="suki" error="A password has 8 to 50 characters. This one has 4." />
      </StoryState>
      <StoryState label="disabled, with its reason">
        <PasswordField {...meta.args} disabledReason="You sign in with Google: there is no password to change." />
      </StoryState>
      <StoryState label="long words (Filipino)">
        <PasswordField
          {...meta.args}
          label="Kasalukuyang password ng iyong account"
          hint="Ilagay ang password na ginagamit mo ngayon bago ka gumawa ng bago."
          showLabel="Ipakita"
          hideLabel="Itago"
        />
      </StoryState>
    </StorySheet>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const field = within(canvasElement).getByLabelText('Password');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('correct-horse');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Show Password' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    const hide = within(canvasElement).getByRole('button', { name: 'Hide Password' });
    await expect(hide).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('correct-horse');
  },
};

export const PasteIsAllowed: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.paste('jeepney-halo-merienda');
    await expect(field).toHaveValue('jeepney-halo-merienda');
  },
};

export const SaysThatCapsLockIsOn: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password');
    await fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await expect(within(canvasElement).getByText('Caps Lock is on.')).toBeVisible();
    await fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    await expect(within(canvasElement).queryByText('Caps Lock is on.')).toBeNull();
  },
};

export const PasswordManagersKnowWhatItIs: Story = {
  args: { purpose: 'new', error: 'Too short.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAccessibleDescription('Too short.');
    await expect(field).toBeInvalid();
  },
};
