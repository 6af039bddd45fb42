type Prediction = {
  readonly id: string;
  /** Lower case: each text finds the place, and so does its beginning. */
  readonly typedAs: readonly string[];
  readonly main: string;
  readonly secondary: string;
};

/** Predictions in the words of Google Maps, which are not those of the census. */
export const predictions: readonly Prediction[] = [
  {
    id: 'ChIJ_bgc',
    typedAs: ['bgc', 'bonifacio global city'],
    main: 'Bonifacio Global City',
    secondary: 'Taguig, Metro Manila, Philippines',
  },
  { id: 'ChIJ_qc', typedAs: ['qc', 'quezon city'], main: 'Quezon City', secondary: 'Metro Manila, Philippines' },
  {
    id: 'ChIJ_poblacion',
    typedAs: ['poblacion', 'poblacion makati'],
    main: 'Poblacion',
    secondary: 'Makati, Metro Manila, Philippines',
  },
  {
    id: 'ChIJ_guadalupe',
    typedAs: ['guadalupe', 'guadalupe cebu'],
    main: 'Guadalupe',
    secondary: 'Cebu City, Cebu, Philippines',
  },
  {
    id: 'ChIJ_singapore',
    typedAs: ['orchard'],
    main: 'Orchard Road Mall',
    secondary: 'Somewhere, Philippines',
  },
];
