/** Every address of the product, in one place. Patterns are for the router, functions for links. */
export { paths } from '@massima/contract/paths';
