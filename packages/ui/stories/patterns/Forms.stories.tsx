import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from '../../src/components/forms/TextField/TextField.tsx';
import { Button } from '../../src/components/foundations/Button/Button.tsx';
import { Heading } from '../../src/components/foundations/Heading/Heading.tsx';
import { Stack } from '../../src/components/foundations/Stack/Stack.tsx';
import { Text } from '../../src/components/foundations/Text/Text.tsx';

/**
 * People press, and the form says what is wrong: at the field, in a sentence, with what to do. The first wrong field
 * gets the focus. Typed text stays. The button keeps its words while it sends, and is never disabled because a field is
 * still empty.
 */
const meta = { title: 'Patterns/Forms' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function AddressForm() {
  const [isTried, setTried] = useState(false);
  const [name, setName] = useState('');
  const [street, setStreet] = useState('');
  const [isSaved, setSaved] = useState(false);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    setSaved(name !== '' && street !== '');
    const wrong = event.currentTarget.querySelector<HTMLInputElement>(name === '' ? '[name=name]' : '[name=street]');
    if (name === '' || street === '') wrong?.focus();
  };
  const missing = (value: string, sentence: string) => (isTried && value === '' ? sentence : undefined);
  return (
    <form onSubmit={save} noValidate>
      <Stack>
        <Heading level={1}>Where does it go?</Heading>
        <TextField
          label="Full name"
          name="name"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={missing(name, 'Write the name that the courier asks for.')}
        />
        <TextField
          label="Street and number"
          name="street"
          autoComplete="street-address"
          hint="With the building and the floor."
          value={street}
          onChange={(event) => setStreet(event.target.value)}
          error={missing(street, 'Write the street and the number.')}
        />
        <TextField label="Landmark" optionalLabel="optional" />
        <div>
          <Button tone="main" type="submit">
            Save the address
          </Button>
        </div>
        <div role="status">{isSaved && <Text>Saved. We deliver there from now on.</Text>}</div>
      </Stack>
    </form>
  );
}

export const Address: Story = { render: () => <AddressForm /> };

export const SaysWhatIsMissingAndKeepsWhatWasTyped: Story = {
  render: () => <AddressForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Maria Santos');
    await userEvent.keyboard('{Enter}');
    const street = canvas.getByRole('textbox', { name: 'Street and number' });
    await expect(street).toHaveFocus();
    await expect(street).toHaveAccessibleDescription(
      'With the building and the floor. Write the street and the number.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Maria Santos');
    await userEvent.keyboard('12 Kalayaan Avenue{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved.');
  },
};
