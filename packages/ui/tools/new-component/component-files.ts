import { type Shelf, storyTitle } from '../shelves.ts';

/**
 * Returns the files of a new component on a shelf, by name. They compile and pass every check except for the picture,
 * which is made once the drawing is right.
 */
export function componentFiles(name: string, shelf: Shelf): ReadonlyMap<string, string> {
  return new Map([
    [`${name}.tsx`, componentOf(name)],
    [`${name}.css.ts`, stylesOf(name)],
    [`${name}.stories.tsx`, storiesOf(name, shelf)],
  ]);
}

const classOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const componentOf = (name: string) => `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

export type ${name}Props = { children: ReactNode };

/** Describe this component in one sentence: the sentence stands above its page in Storybook. */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.${classOf(name)}}>{children}</div>;
}
`;

const stylesOf = (name: string) => `import { style } from '@vanilla-extract/css';
import { inKit } from '../../../css/in-layer.ts';
import { vars } from '../../../tokens/contract.css.ts';

export const ${classOf(name)} = style(inKit({ color: vars.color.ink }));
`;

const storiesOf = (name: string, shelf: Shelf) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guide } from '../../../../stories/guide.ts';
import { StorySheet, StoryState } from '../../../../stories/StorySheet.tsx';
import { ${name} } from './${name}.tsx';

const meta = {
  title: '${storyTitle(shelf, name)}',
  component: ${name},
  args: { children: 'Air Jordan 1 Low' },
  parameters: {
    guide: {
      keyboard: 'none',
      do: ['When to reach for it, and how it is used well.'],
      dont: ['What it is not for, and which part to take instead.'],
      accessibility: ['What a screen reader says, and what the caller must name.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <StorySheet>
      <StoryState label="as it is">
        <${name}>Air Jordan 1 Low</${name}>
      </StoryState>
      <StoryState label="long words (Filipino)">
        <${name}>Ipagpatuloy ang pagbabayad at piliin ang paraan ng paghahatid</${name}>
      </StoryState>
    </StorySheet>
  ),
};
`;
