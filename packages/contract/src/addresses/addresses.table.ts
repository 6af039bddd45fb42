import { deliveryRegions } from '@suki/domain/delivery/regions.table';
import { z } from 'zod';
import { route } from '../route.ts';
import { AddressId } from '../shared/brands.ts';
import { Done, listQuery, pageOf } from '../shared/lists.ts';
import { Address, AddressInput, PlaceSuggestion } from './addresses.schemas.ts';

const tag = 'addresses';
const audience = 'registered';
const params = z.object({ id: AddressId });

export const addressRoutes = {
  createAddress: route({
    operationId: 'createAddress',
    method: 'POST',
    path: '/user/address',
    tag,
    summary: 'Adds an address; the first one becomes the default, and its region the person’s.',
    audience,
    body: AddressInput,
    response: Address,
    successStatus: 201,
    errors: ['NOT_REGISTERED', 'TOO_MANY_ADDRESSES'],
  }),
  listAddresses: route({
    operationId: 'listAddresses',
    method: 'GET',
    path: '/user/address/list',
    tag,
    summary: 'The caller’s addresses, newest first; `isDefault` marks the default.',
    audience,
    query: z.object({ ...listQuery, filterBy: z.enum(deliveryRegions).optional() }),
    response: pageOf(Address),
    errors: ['NOT_REGISTERED'],
  }),
  updateAddress: route({
    operationId: 'updateAddress',
    method: 'PUT',
    path: '/user/address/{id}',
    tag,
    summary: 'Changes an address; orders made before keep the old one.',
    audience,
    params,
    body: AddressInput,
    response: Address,
    errors: ['NOT_REGISTERED', 'ADDRESS_NOT_FOUND'],
  }),
  makeAddressDefault: route({
    operationId: 'makeAddressDefault',
    method: 'PUT',
    path: '/user/address-top/{id}',
    tag,
    summary: 'Makes an address the default.',
    audience,
    params,
    response: Address,
    errors: ['NOT_REGISTERED', 'ADDRESS_NOT_FOUND'],
  }),
  deleteAddress: route({
    operationId: 'deleteAddress',
    method: 'DELETE',
    path: '/user/address/{id}',
    tag,
    summary: 'Removes an address; orders made before keep it.',
    audience,
    params,
    response: Done,
    errors: ['NOT_REGISTERED', 'ADDRESS_NOT_FOUND'],
  }),
  searchPlaces: route({
    operationId: 'searchPlaces',
    method: 'POST',
    path: '/user/address/search-map',
    tag,
    summary: 'Suggests barangays and cities for what was typed so far.',
    audience: 'anyone',
    body: z.object({ input: z.string().min(2).max(80) }),
    response: z.object({ suggestions: z.array(PlaceSuggestion) }),
    errors: [],
  }),
} as const;
