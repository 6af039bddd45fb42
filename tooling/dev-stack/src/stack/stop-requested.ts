const signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Settles at the first Ctrl-C, polite kill or closed terminal. Further signals change nothing: the package manager
 * sends its own after the terminal's, and stopping takes at most 10 s anyway.
 */
export function stopRequested(): Promise<void> {
  return new Promise((settle) => {
    for (const signal of signals) process.on(signal, () => settle());
  });
}
