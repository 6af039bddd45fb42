import { type Change, readChangelog, readChangeset } from './read-changes.ts';

const changesets = import.meta.glob<string>('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const changelogs = import.meta.glob<string>('../../CHANGELOG.md', { query: '?raw', import: 'default', eager: true });

const changes: readonly Change[] = [
  ...Object.values(changesets).flatMap(readChangeset),
  ...Object.values(changelogs).flatMap(readChangelog),
];

/** The changes of one component, from the changesets; draws nothing when there are none. */
export function ChangesOf({ component }: { component: string }) {
  return (
    <ChangeList texts={changes.filter(({ components }) => components.includes(component)).map(({ text }) => text)} />
  );
}

/** The changes of the kit, by component, the whole kit first. */
export function AllChanges() {
  const names = [...new Set(changes.flatMap(({ components }) => components))].sort();
  return (
    <>
      <h2>The whole kit</h2>
      <ChangeList texts={changes.filter(({ components }) => components.length === 0).map(({ text }) => text)} />
      {names.map((name) => (
        <section key={name}>
          <h2>{name}</h2>
          <ChangesOf component={name} />
        </section>
      ))}
    </>
  );
}

/** Returns true when the changesets name this component. */
export function hasChanges(component: string): boolean {
  return changes.some(({ components }) => components.includes(component));
}

function ChangeList({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
