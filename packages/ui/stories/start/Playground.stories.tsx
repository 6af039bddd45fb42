import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../src/components/foundations/Button/Button.tsx';
import { Heading } from '../../src/components/foundations/Heading/Heading.tsx';
import { Stack } from '../../src/components/foundations/Stack/Stack.tsx';
import { Tag } from '../../src/components/foundations/Tag/Tag.tsx';
import { Text } from '../../src/components/foundations/Text/Text.tsx';
import { PriceTag } from '../../src/components/market/PriceTag/PriceTag.tsx';
import { Stamp } from '../../src/components/market/Stamp/Stamp.tsx';
import * as styles from './start.css.ts';

type Words = {
  title: string;
  sentence: string;
  price: string;
  fact: string;
  checked: boolean;
  verdict: string;
  tone: 'plain' | 'positive' | 'caution' | 'critical' | 'bid' | 'ask';
  action: string;
  onAction: () => void;
};

/** The kit's own pieces in one place: change the words, and see where they break. */
function Corner({ title, sentence, price, fact, checked, verdict, tone, action, onAction }: Words) {
  return (
    <Stack>
      <Heading level={1}>{title}</Heading>
      <div className={styles.row}>
        <Tag hole={checked}>{fact}</Tag>
        <Stamp tone={tone}>{verdict}</Stamp>
      </div>
      <PriceTag size={1}>{price}</PriceTag>
      <Text>{sentence}</Text>
      <div>
        <Button tone="main" onClick={onAction}>
          {action}
        </Button>
      </div>
    </Stack>
  );
}

const meta = {
  title: 'Start/Playground',
  component: Corner,
  args: {
    title: 'Air Jordan 1 Low Bred Toe',
    sentence: 'Arrives Tue 3 – Sat 7 Dec in Quezon City. We check it before it is sent to you.',
    price: '₱8,650',
    fact: 'Checked in Makati',
    checked: true,
    verdict: 'Passed',
    tone: 'positive',
    action: 'Buy for ₱8,999 in total',
    onAction: fn(),
  },
  argTypes: { tone: { control: 'select', options: ['plain', 'positive', 'caution', 'critical', 'bid', 'ask'] } },
} satisfies Meta<typeof Corner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.action }));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
  },
};

export const InFilipino: Story = {
  args: {
    sentence: 'Darating sa Martes, ika-3, hanggang Sabado, ika-7 ng Disyembre. Sinusuri namin ito bago ipadala sa iyo.',
    fact: 'Nasuri na sa Makati',
    verdict: 'Pumasa sa pagsusuri',
    action: 'Bilhin sa kabuuang ₱8,999',
  },
};
