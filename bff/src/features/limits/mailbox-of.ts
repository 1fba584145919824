import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';
import { mailboxServices, sharedDomains } from './mailbox-services.ts';

const serviceOf = new Map(
  mailboxServices.flatMap((service) => service.domains.map((domain) => [domain, service] as const)),
);

/**
 * Returns the canonical mailbox of a lower-case address, the same for all spellings of the
 * address.
 */
export function mailboxOf(email: string): string {
  const { written, domain } = partsOf(email);
  const service = serviceOf.get(domain);
  if (!service) return email;
  const name = untagged(written);
  return `${service.ignoresDots ? name.replaceAll('.', '') : name}@${service.domains[0]}`;
}

/**
 * Returns the mailbox names under which an account may be stored from before its service was
 * listed. They have each domain of the service, with and without the tag. They are needed because
 * only keyed hashes are stored. Other tags cannot be recovered.
 */
export function earlierMailboxesOf(email: string): string[] {
  const { written, domain } = partsOf(email);
  const now = mailboxOf(email);
  const names = new Set([untagged(written), written]);
  const domains = serviceOf.get(domain)?.domains ?? [];
  return domains
    .flatMap((mailboxDomain) => [...names].map((name) => `${name}@${mailboxDomain}`))
    .filter((mailbox) => mailbox !== now);
}

/**
 * Returns the registrable domain of an address by the ICANN part of the public suffix list, so that free sub-domains are one customer;
 * null if the address has no such domain. `isShared`: each mailbox there is a separate customer.
 */
export function customerDomainOf(email: string): { name: string; isShared: boolean } | null {
  const { domain } = partsOf(email);
  const name = getDomain(domainToASCII(domain));
  if (name === null) return null;
  return { name, isShared: serviceOf.has(domain) || serviceOf.has(name) || sharedDomains.has(name) };
}

function partsOf(email: string) {
  const at = email.lastIndexOf('@');
  return { written: email.slice(0, at), domain: email.slice(at + 1) };
}

/** If the address starts with a plus sign, the part before the sign is empty. */
const untagged = (written: string): string => written.split('+')[0] || written;
