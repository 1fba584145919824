import { pageSizes } from '@massima/contract/constants';

/**
 * Returns the request for a page of an account's invoices.
 *
 * @param page from 1
 */
export const pageOfInvoices = (id: number, page = 1, size: number = pageSizes.list[0]) => ({
  id,
  limit: size,
  offset: (page - 1) * size,
});
