import type { z } from 'zod';
import type { ExamplesOf } from '../examples/example-of.ts';
import { ids } from '../examples/ids.ts';
import { done, page } from '../examples/pages.ts';
import { beasAddress, beasOffice } from '../examples/places.ts';
import type { AddressInput } from './addresses.schemas.ts';
import type { addressRoutes } from './addresses.table.ts';

function typed({ recipient, psgc, street, postalCode, landmark }: typeof beasAddress): z.input<typeof AddressInput> {
  return { recipient, phoneNumber: '0917 000 0001', psgc, street, postalCode, landmark };
}

export const addressExamples: ExamplesOf<typeof addressRoutes> = {
  createAddress: { body: typed(beasAddress), answer: beasAddress },
  listAddresses: { query: { filterBy: 'NCR' }, answer: page(beasAddress, beasOffice) },
  updateAddress: { params: { id: ids.beasOffice }, body: typed(beasOffice), answer: beasOffice },
  makeAddressDefault: { params: { id: ids.beasOffice }, answer: { ...beasOffice, isDefault: true } },
  deleteAddress: { params: { id: ids.beasOffice }, answer: done },
  searchPlaces: {
    body: { input: 'bel-air mak' },
    answer: {
      suggestions: [
        {
          placePrediction: {
            place: 'places/psgc:1380300002',
            placeId: 'psgc:1380300002',
            text: { text: 'Bel-Air, City of Makati' },
            structuredFormat: { mainText: { text: 'Bel-Air' }, secondaryText: { text: 'City of Makati' } },
            types: ['barangay'],
            psgc: '1380300002',
            region: 'NCR',
          },
        },
      ],
    },
  },
};
