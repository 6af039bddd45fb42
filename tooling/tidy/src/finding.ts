export type SourceFile = {
  /** Path from the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
};

export type Finding = {
  readonly path: string;
  readonly line: number;
  /** Says what was found and what to write instead. */
  readonly message: string;
};

/** A rule looks at one file at a time. The header of its file says which trouble the rule prevents. */
export type Rule = (file: SourceFile) => readonly Finding[];
