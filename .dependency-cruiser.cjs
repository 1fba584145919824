// The architecture (docs/ARCHITECTURE.md), as a check. Read it from top to bottom: who may know whom.
// Everything that is not named as allowed for a folder is refused there.

const ROOMS = 'contract|law|meaning|documents|bff|web|widget|db|solr|sandbox|e2e|bench|scripts|launch';

/** Tests may reach further: they drive the whole from outside. */
const TESTS = '\\.(test|stories)\\.tsx?$|/testing/';

const escaped = (folder) => folder.replaceAll('.', '\\.');

/**
 * A folder may import itself, packages, and what is listed; nothing else of this repository.
 * @param {string} folder @param {string[]} allowed @param {string} comment
 */
const only = (folder, allowed, comment) => ({
  name: `${folder.replaceAll('/', '-')}-knows-only-what-it-may`,
  comment,
  severity: 'error',
  from: { path: `^${escaped(folder)}/`, pathNot: TESTS },
  to: {
    path: `^(${ROOMS}|\\.storybook)/`,
    pathNot: [`^${escaped(folder)}/`, ...allowed.map((place) => `^${place}`)],
  },
});

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packages = [
  only('contract', [], 'What all sides agree on depends on nobody.'),
  only(
    'law',
    ['contract/src/'],
    'What a machine must know of the law to read a text: pure, and never for the app.',
  ),
  only(
    'meaning',
    ['launch/'],
    'Vectors out of texts: the model, how it is brought, and an endpoint in its place. Knows nothing of rulings.',
  ),
  only(
    'bff',
    [
      ...['contract/src/', 'law/src/', 'meaning/src/'],
      ...[
        'solr/indexer/(withdraw/|(copies|read-all-terms)\\.ts$)',
        'db/src/(alone|backup/|connection|explain-unreachable|migrat(e-schema|ion-names))',
      ],
    ],
    'The server knows the contract, the law and the vectors; the operator’s commands are about the schema and the index too.',
  ),
  only(
    'documents',
    ['contract/src/constants'],
    'Text out of files: in the browser for a brief, in the indexer for a ruling. Knows nothing of either.',
  ),
  only(
    'web',
    ['contract/src/', 'documents/src/', 'widget/src/form/'],
    'The app knows the contract, the readers of documents and the signup form.',
  ),
  only(
    'widget',
    ['contract/src/', 'scripts/lib/inline-tokens\\.mjs$'],
    'The widget lives on other people’s pages: never the app, never the server; its build reads the scales of the app’s styles.',
  ),
  only('db', ['launch/'], 'Migrations must run unchanged in years to come: no models, no contract.'),
  only(
    'solr',
    ['contract/src/', 'law/src/', 'meaning/src/', 'documents/src/', 'launch/'],
    'The engine’s configuration, launcher and indexer.',
  ),
  only(
    'sandbox',
    ['contract/src/plan\\.ts$'],
    'Stand-ins, reached by URL only; their catalogue is made of what prices mean.',
  ),
  only(
    'e2e',
    ['documents/src/testing/', 'scripts/lib/chromium\\.mjs$'],
    'Journeys speak HTTP with the built product; documents they hand over are made as in its tests.',
  ),
  only(
    'bench',
    [
      '(contract|law|meaning)/src/',
      'bff/src/collection/for-benches\\.ts$',
      'bff/src/models/(retry-deadlock|running-searches|search-ledger|session|statement-pool)\\.ts$',
      '(db/src/embedded|launch)/',
      'solr/(launcher|indexer/(engine|meaning/(index-meaning|model))\\.ts$)',
      'scripts/lib/(bundle-server|chromium|server-flags)\\.mjs$',
    ],
    'Measures the search that the product runs, by the pure files and the statements of that feature and built as it is, on servers of its own.',
  ),
  only('launch', [], 'What starts servers here knows none of them.'),
  only(
    'scripts',
    ['launch/', 'db/src/(debian|embedded)/', 'solr/launcher'],
    'Starting and testing: plain Node.',
  ),
  only(
    '.storybook',
    [
      'contract/src/',
      'web/(build|src/(app|components|lib|styles|testing))/',
      'scripts/(lib/chromium|messages/terms)\\.mjs$',
    ],
    'The catalogue of components shows them and knows no screen: stories import their screens themselves.',
  ),
];

const layersOfBff = [
  never(
    'main-is-the-end',
    'Nothing imports the process itself.',
    { path: '^bff/src/' },
    { path: '^bff/src/main\\.ts$' },
  ),
  never(
    'http-above-the-rest',
    'The router, procedures, features, models and adapters know nothing of HTTP.',
    { path: '^bff/src/(router\\.ts|(procedures|features|collection|models|adapters)/)', pathNot: TESTS },
    { path: '^bff/src/(http/|app\\.ts)' },
  ),
  never(
    'procedures-below-features',
    'The procedures know no feature; the router that lists the features lies above them.',
    { path: '^bff/src/(procedures/|actor\\.ts|access\\.ts)', pathNot: TESTS },
    { path: '^bff/src/(features/|router\\.ts)' },
  ),
  never(
    'features-are-plain',
    'Only a feature’s router knows tRPC; its operations are plain functions.',
    { path: '^bff/src/features/', pathNot: ['\\.router\\.ts$', TESTS] },
    { path: '^bff/src/procedures/' },
  ),
  never(
    'models-and-adapters-below-features',
    'What features use does not know them.',
    { path: '^bff/src/(models|adapters|collection)/', pathNot: TESTS },
    { path: '^bff/src/(features|procedures|router\\.ts|deps\\.ts)' },
  ),
  never(
    'collection-by-its-door',
    'What the collection exports is in its index.ts; for-benches.ts is for the benches alone.',
    { path: '^bff/src/(?!collection/)', pathNot: TESTS },
    { path: '^bff/src/collection/(?!index\\.ts$)' },
  ),
  never(
    'collection-knows-no-account',
    'The collection searches; who asks, and what an account has stored, is for the features.',
    { path: '^bff/src/collection/', pathNot: TESTS },
    { path: '^bff/src/(models/|actor\\.ts|access\\.ts|may-search\\.ts)' },
  ),
  never(
    'nothing-of-the-product-for-benches',
    'The entry for the benches is imported by benches.',
    { path: '^bff/' },
    { path: '^bff/src/collection/for-benches\\.ts$' },
  ),
  never(
    'query-is-pure',
    'What is typed becomes what is wanted, without the engine.',
    { path: '^bff/src/collection/query/', pathNot: TESTS },
    {
      path: '^bff/src/(collection/(solr|retrieve|lookup|suggest|related|present)|adapters)/',
      dependencyTypesNot: ['type-only'],
    },
  ),
  never(
    'solr-below-the-pipeline',
    'Requests to the engine are written below what decides which of them are sent.',
    { path: '^bff/src/collection/(solr|present)/', pathNot: TESTS },
    {
      path: '^bff/src/collection/(retrieve|lookup|suggest|related)/',
      dependencyTypesNot: ['type-only'],
    },
  ),
  never(
    'models-and-adapters-apart',
    'Database rows and foreign services meet in features only.',
    { path: '^bff/src/models/' },
    { path: '^bff/src/(adapters|collection)/' },
  ),
  never(
    'features-by-their-index',
    'A feature opens one door to the others: its index.ts.',
    { path: '^bff/src/features/([^/]+)/', pathNot: TESTS },
    { path: '^bff/src/features/', pathNot: ['^bff/src/features/$1/', '^bff/src/features/[^/]+/index\\.ts$'] },
  ),
  never(
    'administration-on-top',
    'Accounts as wholes, with their billing, are above every other feature.',
    { path: '^bff/src/features/(?!administration/)', pathNot: TESTS },
    { path: '^bff/src/features/administration/' },
  ),
  never(
    'users-below-the-others',
    'What an account is, may search and shows of itself: every feature may ask, it asks none but the keyed hash of limits.',
    { path: '^bff/src/features/users/', pathNot: TESTS },
    { path: '^bff/src/features/(?!users/|limits/)' },
  ),
  never(
    'sql-in-its-room',
    'Statements are written in models; elsewhere a database is handed on, by its type.',
    { path: '^bff/src/', pathNot: ['^bff/src/models/', TESTS] },
    { path: 'node_modules/(?:knex|mysql2)/', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'index-and-schema-by-commands',
    'What changes, copies or withdraws of the index and the schema as wholes is for the operator’s commands alone.',
    { path: '^bff/src/', pathNot: ['^bff/src/(admin-withdraw\\.ts$|operate/)', TESTS] },
    { path: '^(solr|db)/' },
  ),
  never(
    'operate-on-top',
    'Whether all is well is asked by the process and the operator’s commands; nothing else knows how it is found out.',
    { path: '^bff/src/', pathNot: ['^bff/src/((main|reconcile|admin-[a-z]+)\\.ts$|operate/)', TESTS] },
    { path: '^bff/src/operate/' },
  ),
  never(
    'solr-in-its-folder',
    'HTTP to the engine in one place.',
    { path: '^bff/src/', pathNot: ['^bff/src/collection/solr/', TESTS] },
    { path: 'node_modules/solr-client/' },
  ),
  never(
    'stripe-in-its-adapter',
    'The card provider in one place; types may travel.',
    { path: '^bff/src/', pathNot: ['^bff/src/adapters/', TESTS] },
    { path: 'node_modules/stripe/', dependencyTypesNot: ['type-only'] },
  ),
  never(
    'helpers-of-tests-stay-there',
    'src/testing is imported by tests only.',
    { path: '^bff/src/', pathNot: TESTS },
    { path: '^bff/src/testing/' },
  ),
];

/** From the top; `testing` stands beside it. */
const webChain = ['app', 'routes', 'features', 'forms', 'components', 'api', 'lib'];

const layersOfWeb = [
  ...webChain.map((layer, at) =>
    never(
      `web-${layer}-knows-only-what-is-below`,
      'app → routes → features → forms → components → api → lib → contract: right only.',
      { path: `^web/src/${layer}/`, pathNot: TESTS },
      { path: `^web/src/(main|${webChain.slice(0, at).join('|') || 'main'})[./]` },
    ),
  ),
  never(
    'features-apart',
    'No feature of the app imports another; routes compose them. The ruling, which several show, is reached by its index.',
    { path: '^web/src/features/([^/]+)/', pathNot: TESTS },
    {
      path: '^web/src/features/',
      pathNot: ['^web/src/features/$1/', '^web/src/features/ruling/index\\.ts$'],
    },
  ),
  never(
    'ruling-by-its-index',
    'Routes, too, take the ruling by its index.',
    { path: '^web/src/(routes|app)/', pathNot: TESTS },
    { path: '^web/src/features/ruling/', pathNot: '/index\\.ts$' },
  ),
];

const layersOfWidget = [
  never(
    'loader-alone',
    'The script on a partner’s page: the protocol and nothing else.',
    { path: '^widget/src/loader/', pathNot: TESTS },
    { pathNot: ['^widget/src/loader/', '^widget/src/protocol\\.ts$'] },
  ),
  never(
    'form-for-both',
    'The form knows neither frame nor loader: the app uses it too.',
    { path: '^widget/src/form/', pathNot: TESTS },
    { path: '^widget/src/(frame|loader)/' },
  ),
];

const everywhere = [
  never(
    'packages-by-their-names',
    'No relative path leads from one package into another: a package is imported by its name, as far as its exports go.',
    { path: `^(${ROOMS})/` },
    { path: `^(${ROOMS})/`, pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
  never(
    'no-cycles',
    'Two files that need each other, were it for a type, are one file, or three.',
    {},
    { circular: true },
  ),
  never(
    'declared',
    'What is imported stands in the package’s own package.json.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
  never('resolvable', 'An import leads somewhere.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...packages, ...layersOfBff, ...layersOfWeb, ...layersOfWidget, ...everywhere],
  options: {
    // ES modules only: a function of ours named require is none of Node's.
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|target|\\.cache|\\.data|test-results)/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    preserveSymlinks: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
