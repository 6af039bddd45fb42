import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import type { Guide } from '../stories/guide.ts';
import * as styles from './GuideTables.css.ts';

/** Keys, do and don't, and notes on accessibility: from `parameters.guide` of the stories. */
export function GuideTables({ guide }: { guide: Guide }) {
  return (
    <>
      <Heading>Do and don't</Heading>
      <Unstyled>
        <div className={styles.columns}>
          <Advice title="Do" tone="do" sentences={guide.do} />
          <Advice title="Don't" tone="dont" sentences={guide.dont} />
        </div>
      </Unstyled>
      <Heading>Keyboard</Heading>
      <Unstyled>
        <Keyboard keyboard={guide.keyboard} />
      </Unstyled>
      <Heading>Accessibility</Heading>
      <Unstyled>
        <Sentences sentences={guide.accessibility} />
      </Unstyled>
    </>
  );
}

function Keyboard({ keyboard }: Pick<Guide, 'keyboard'>) {
  if (keyboard === 'none') return <p className={styles.text}>It takes no focus and no keys.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.cell}>Key</th>
          <th className={styles.cell}>What it does</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(([keys, effect]) => (
          <tr key={keys + effect}>
            <td className={styles.cell}>
              <kbd className={styles.key}>{keys}</kbd>
            </td>
            <td className={styles.cell}>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Advice({ title, tone, sentences }: { title: string; tone: 'do' | 'dont'; sentences: readonly string[] }) {
  return (
    <div className={styles.advice[tone]}>
      <b>{title}</b>
      <Sentences sentences={sentences} />
    </div>
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
