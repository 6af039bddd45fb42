export type Place = {
  /** Ten digits of the Philippine Standard Geographic Code. */
  readonly psgc: string;
  readonly level: string;
  readonly name: string;
  /** "Guadalupe, Cebu City, Cebu" */
  readonly fullName: string;
  /** Delivery region of the specification, or null when we do not know it. */
  readonly region: string | null;
};

export type Places = {
  /** Places that match the typed text, best first, at most ten. */
  readonly search: (input: string) => Promise<readonly Place[]>;
  readonly find: (psgc: string) => Promise<Place | undefined>;
};
