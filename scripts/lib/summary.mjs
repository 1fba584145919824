// Prints the URLs and logins after the start (contract, section 9).
const DEMO_PASSWORD = 'massima-demo';
const ACCOUNTS = [
  ['lawyer@example.com', 'active subscription, 500 queries'],
  ['trial@example.com', 'on trial'],
  ['expired@example.com', 'licence over'],
  ['unverified@example.com', 'e-mail not verified yet'],
  ['newcomer@example.com', 'verified, without a plan'],
  ['admin@example.com', 'administrator'],
];

/** @param {string} title @param {string[][]} rows */
function table(title, rows) {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return [
    `  ${title}`,
    ...rows.map(([first = '', second = '']) => `    ${first.padEnd(width)}   ${second}`),
  ].join('\n');
}

/** @param {import('./settings.mjs').Settings} settings @param {{ storybook: boolean }} built */
export function summary({ ports, publicUrl, external }, { storybook }) {
  const lines = [
    ['the product', publicUrl],
    ['its API, documented', `${publicUrl}/api/docs`],
    ['how assistants connect', `${publicUrl}/assistants`],
    ...(storybook
      ? [['its screens and components', `${publicUrl}/storybook (built last, a minute from now)`]]
      : []),
    ["a partner's page with the widget", `http://localhost:${ports.partner}`],
    [
      'the mail catcher',
      external.smtpUrl ? 'not started: SMTP_URL is set' : `http://localhost:${ports.mail}`,
    ],
    ['the search engine', external.solrUrl ?? `http://localhost:${ports.solr}/solr`],
  ];
  return `\n${table('Where', lines)}\n\n${table(`Log in with (password: ${DEMO_PASSWORD})`, ACCOUNTS)}\n`;
}
