// Addresses of the product under test. Separate ports, so that a demo on the same machine is not
// disturbed. BASE_URL and similar variables point the journeys at a running product.
const port = (name: string, fallback: number): number => Number(process.env[name] ?? fallback);

export const ports = {
  PORT: port('E2E_PORT', 3400),
  PARTNER_PORT: port('E2E_PARTNER_PORT', 3401),
  MAIL_PORT: port('E2E_MAIL_PORT', 3402),
  SMTP_PORT: port('E2E_SMTP_PORT', 3403),
  SOLR_PORT: port('E2E_SOLR_PORT', 3404),
  DB_PORT: port('E2E_DB_PORT', 3405),
  PAYMENTS_PORT: port('E2E_PAYMENTS_PORT', 3406),
};

export const baseUrl = process.env['BASE_URL'] ?? `http://localhost:${ports.PORT}`;
export const partnerUrl = process.env['PARTNER_URL'] ?? `http://localhost:${ports.PARTNER_PORT}`;
export const mailUrl = process.env['MAIL_URL'] ?? `http://localhost:${ports.MAIL_PORT}`;
export const paymentsUrl = process.env['E2E_PAYMENTS_URL'] ?? `http://localhost:${ports.PAYMENTS_PORT}`;
export const solrUrl = process.env['E2E_SOLR_URL'] ?? `http://localhost:${ports.SOLR_PORT}/solr`;
