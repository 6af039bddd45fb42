import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Block } from '../../../../stories/Block.tsx';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';
import { type IconName, iconPaths } from './icon-paths.ts';

const isIconName = (name: string): name is IconName => name in iconPaths;
const iconNames = Object.keys(iconPaths).filter(isIconName);

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  parameters: {
    guide: {
      keyboard: 'none',
      do: [
        'Put it beside the word that it draws.',
        'Draw a new one on the grid of 24 with one stroke of 1.75 px and square ends.',
      ],
      dont: [
        'Not alone as a button: IconButton asks for a name.',
        'Not in a colour of its own: it takes that of its words.',
        'Nothing that is only decoration.',
      ],
      accessibility: [
        'Screen readers pass it by: its words say the same.',
        'Arrows that point forward or back turn round in right-to-left text.',
        'Drawn in the colour of the text, so forced colours keep it.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { name: 'tag', size: 22 } };

export const Sheet: Story = {
  args: { name: 'tag' },
  render: () => (
    <StorySheet>
      <StoryState label="All drawings" wide>
        <Grid least="cell" space={2}>
          {iconNames.map((name) => (
            <Block key={name}>
              <Stack space={2}>
                <Icon name={name} size={22} />
                <span>{name}</span>
              </Stack>
            </Block>
          ))}
        </Grid>
      </StoryState>
      <StoryState label="16, 20 and 22 px">
        <Inline space={4}>
          <Icon name="truck" size={16} />
          <Icon name="truck" />
          <Icon name="truck" size={22} />
        </Inline>
      </StoryState>
      <StoryState label="Beside its word, in its colour">
        <Text tone="positive">
          <Inline as="span">
            <Icon name="check" size={16} /> Passed
          </Inline>
        </Text>
      </StoryState>
      <StoryState label="Right to left: arrows turn, things do not">
        <div dir="rtl">
          <Inline space={4}>
            <Icon name="back" />
            <Icon name="chevronRight" />
            <Icon name="tag" />
          </Inline>
        </div>
      </StoryState>
    </StorySheet>
  ),
};

/** It says nothing to a screen reader, and takes no focus. */
export const Silent: Story = {
  args: { name: 'tag' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Back points to where one came from: left, and right in right-to-left text. */
export const RightToLeft: Story = {
  args: { name: 'back' },
  render: () => (
    <div dir="rtl">
      <Icon name="back" />
      <Icon name="tag" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [back, tag] = canvasElement.querySelectorAll('svg');
    await expect(back && getComputedStyle(back).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await expect(tag && getComputedStyle(tag).transform).toBe('none');
  },
};
