type Asked = { readonly answer: (isSignedIn: boolean) => void; readonly whenAnswered: Promise<boolean> };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) {
    listener();
  }
}

/**
 * Asks the person to sign in again, in a dialog over whatever they were doing. Resolves to true when they did; calls at
 * the same time share one question.
 */
export function askToSignInAgain(): Promise<boolean> {
  if (asked === null) {
    let resolve: (isSignedIn: boolean) => void = () => undefined;
    const whenAnswered = new Promise<boolean>((settle) => {
      resolve = settle;
    });
    asked = {
      whenAnswered,
      answer: (isSignedIn) => {
        asked = null;
        resolve(isSignedIn);
        tell();
      },
    };
    tell();
  }
  return asked.whenAnswered;
}

/** The open question, for the shell that shows it. */
export const signInAgainStore = {
  current: (): Asked | null => asked,
  onServer: (): null => null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
