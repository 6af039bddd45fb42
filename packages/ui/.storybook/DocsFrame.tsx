import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { docsThemes } from './storybook-themes.ts';

const isDark = (globals: unknown) =>
  typeof globals === 'object' && globals !== null && 'theme' in globals && globals.theme === 'dark';

/** Text pages follow the toolbar's theme, as the stories on them do. */
export function DocsFrame({ children, context, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [dark, setDark] = useState(
    () => new URLSearchParams(location.search).get('globals')?.includes('theme:dark') === true,
  );
  useEffect(() => {
    const follow = ({ globals }: { globals: unknown }) => setDark(isDark(globals));
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  return (
    <DocsContainer {...rest} context={context} theme={dark ? docsThemes.dark : docsThemes.light}>
      {children}
    </DocsContainer>
  );
}
