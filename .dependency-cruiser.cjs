// Who may import whom (architecture: docs/decisions/0011-who-may-import-whom.md). Read by packages/build/commands/check-dependencies.ts,
// which also fails when too few modules were seen.

const TEST_CODE =
  '\\.test\\.tsx?$|^packages/testing/|^apps/[^/]+/src/testing/|^(mock-server/tests|e2e)/|^mock-server/src/testing/|vitest\\.config\\.ts$'
const BUILD_CODE = '(rsbuild|vitest|playwright)\\.config\\.ts$'
/** Ours, whatever the top folder. */
const OURS = '^(apps|packages|mock-server|e2e)/'

/** Where an app has its pages, queries and components: `$1` is the app, `$2` the folder of a domain, or nothing. */
const APP_ROOM = '^apps/([^/]+)/src/(.*?)'

/** A package sees only the named ones of ours (and itself); its tests also see `testing`, its build configuration `build`. */
function mayImport(from, allowed) {
  return {
    name: `imports-of-${from.replaceAll(/[^a-z-]+/g, '-').replaceAll(/^-|-$/g, '')}`,
    severity: 'error',
    from: { path: from, pathNot: [TEST_CODE, BUILD_CODE] },
    to: { path: OURS, pathNot: [from, ...allowed.map((name) => `^packages/${name}/`)] },
  }
}

/** The floors of the shell, from the ground up (apps/shell/README.md). Above them is only the entry, `main.tsx`. */
const SHELL_FLOORS = ['base', 'core', 'runtime', 'screens']

/** A floor of the shell sees itself and the floors below. */
function shellFloorSeesDownOnly(floor, index) {
  return {
    name: `shell-${floor}-sees-down-only`,
    severity: 'error',
    from: { path: `^apps/shell/src/${floor}/`, pathNot: TEST_CODE },
    to: {
      path: '^apps/shell/src/',
      pathNot: SHELL_FLOORS.slice(0, index + 1).map((below) => `^apps/shell/src/${below}/`),
    },
  }
}

/**
 * The groups of the server's domains, from the ground up (docs/map.md): a group sees itself and the rows below, not its row.
 * Names that are written, facts that are reported, figures that are computed from them, pages that show all of it.
 */
const SERVER_ROWS = [
  ['messaging'],
  ['apps'],
  ['identity'],
  ['operations'],
  ['knowledge', 'labels', 'projects', 'voiceprint'],
  ['facts'],
  ['statistics'],
  ['quality'],
  ['calls'],
  ['review', 'workspace'],
]

function serverGroupSeesDownOnly(group, row) {
  const seen = [group, ...SERVER_ROWS.slice(0, row).flat()]
  return {
    name: 'groups-see-down-only',
    severity: 'error',
    from: { path: `^mock-server/src/modules/${group}/`, pathNot: TEST_CODE },
    to: { path: DOMAIN, pathNot: `^mock-server/src/modules/(${seen.join('|')})/` },
  }
}

/** One domain of the server. */
const DOMAIN = '^mock-server/src/modules/[^/]+/[^/]+/'
/** What starts the server and joins its domains. */
const COMPOSITION = '^mock-server/src/[^/]+\\.ts$'
/** Joins the row types that the domains write down. */
const DOMAIN_TABLES = '^mock-server/src/domain-tables[.]ts$'
/** Of the pages beside the console, what has a connection that is not the host's. */
const OWN_CONNECTION = 'assistant/src/(?:seat/|base/realtime/|host/page-realtime)'
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    mayImport('^packages/contracts/', []),
    mayImport('^packages/realtime/', ['contracts']),
    mayImport('^packages/label-engine/', ['contracts']),
    mayImport('^packages/voice-check/', []),
    mayImport('^packages/openapi/', ['contracts', 'realtime']),
    // Written from the customer's documents: of ours it knows nothing.
    mayImport('^packages/document-platform/', []),
    mayImport('^packages/platform-check/', ['contracts', 'openapi']),
    mayImport('^packages/kit/', ['build']),
    mayImport('^packages/sub-app/', ['contracts', 'realtime', 'ui']),
    mayImport('^packages/sdk/', ['kit', 'sub-app']),
    mayImport('^packages/ui/', ['contracts']),
    mayImport('^packages/domain-ui/', ['contracts', 'sub-app', 'ui']),
    {
      name: 'build-sees-the-list-of-the-kit',
      severity: 'error',
      from: { path: '^packages/build/' },
      to: {
        path: OURS,
        pathNot: '^packages/(build/|kit/src/exports\\.ts$|contracts/src/shared/texts-file\\.ts$)',
      },
    },
    mayImport('^packages/app-check/', ['contracts', 'build', 'openapi', 'platform-check', 'sub-app']),
    mayImport('^mock-server/', [
      'contracts',
      'label-engine',
      'openapi',
      'realtime',
      'voice-check',
      'app-check',
    ]),
    {
      name: 'apps-are-checked-by-commands-only',
      comment: 'A server is installed without a browser.',
      severity: 'error',
      from: { path: '^mock-server/', pathNot: ['^mock-server/src/commands/', TEST_CODE] },
      to: { path: '^packages/app-check/' },
    },
    mayImport('^apps/shell/', ['contracts', 'realtime', 'sub-app', 'ui', 'domain-ui']),
    {
      name: 'apps-see-sub-app-ui-domain-ui-contracts',
      severity: 'error',
      from: {
        path: `^apps/(?!shell/|${OWN_CONNECTION})([^/]+)/`,
        pathNot: [TEST_CODE, BUILD_CODE],
      },
      to: {
        path: OURS,
        pathNot: ['^apps/$1/', '^packages/(sub-app|ui|domain-ui|contracts|label-engine)/'],
      },
    },
    {
      name: 'seat-page-has-its-own-connection',
      comment:
        'It is beside the console, as the pages that watch; the pages in it use the connection of the host.',
      severity: 'error',
      from: { path: `^apps/${OWN_CONNECTION}`, pathNot: TEST_CODE },
      to: {
        path: OURS,
        pathNot: ['^apps/assistant/', '^packages/(realtime|sub-app|ui|domain-ui|contracts)/'],
      },
    },
    {
      name: 'apps-are-islands',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-never-see-apps-or-server',
      severity: 'error',
      from: { path: '^packages/(?!testing/)' },
      to: { path: '^(apps|mock-server)/' },
    },
    {
      name: 'testing-in-tests-only',
      severity: 'error',
      from: { pathNot: TEST_CODE },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'platform-sees-platform-only',
      comment: 'What any server needs, and no domain.',
      severity: 'error',
      from: { path: '^mock-server/src/platform/', pathNot: TEST_CODE },
      to: { path: '^mock-server/src/', pathNot: '^mock-server/src/platform/' },
    },
    {
      name: 'access-sees-platform-only',
      comment: 'Who may do what: session, menu and policies, for every transport.',
      severity: 'error',
      from: { path: '^mock-server/src/access/', pathNot: TEST_CODE },
      to: { path: '^mock-server/src/', pathNot: '^mock-server/src/(access|platform)/' },
    },
    {
      name: 'gateway-sees-no-domain',
      comment: 'Transport only: domains are joined to it by composition, through their topics.',
      severity: 'error',
      from: { path: '^mock-server/src/gateway/', pathNot: TEST_CODE },
      to: { path: '^mock-server/src/', pathNot: '^mock-server/src/(gateway|access|platform)/' },
    },
    {
      name: 'demo-behind-composition',
      comment: 'Production code runs without the demo companies; only composition and commands know them.',
      severity: 'error',
      from: {
        path: '^mock-server/src/',
        pathNot: [TEST_CODE, '^mock-server/src/(demo|commands|testing)/', '^mock-server/src/[^/]+$'],
      },
      to: { path: '^mock-server/src/demo/' },
    },
    {
      name: 'demo-sees-down-only',
      severity: 'error',
      from: { path: '^mock-server/src/demo/', pathNot: TEST_CODE },
      to: { path: ['^mock-server/src/(gateway|commands|testing)/', COMPOSITION] },
    },
    {
      name: 'no-relative-escape',
      comment: 'Another workspace is imported by its name, so that its exports map decides what can be seen.',
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/', pathNot: '^packages/build/' },
      to: { path: OURS, pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'model-is-pure',
      severity: 'error',
      from: { path: '^(apps|packages)/.*/model/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: [
          '^(apps|packages)/.*/(pages|components|queries)/',
          '/node_modules/(react|react-dom|antd|umi-request|@tanstack/react-query)/',
          '^packages/(sub-app|ui|domain-ui)/',
        ],
        // Days and clocks of a zone, and the types of a day track: nothing of them is drawn.
        pathNot: '^packages/ui/src/(time/|day-track/lanes[.]ts$)',
      },
    },
    {
      name: 'queries-below-pages',
      severity: 'error',
      from: { path: `${APP_ROOM}(queries|components)/` },
      to: { path: '^apps/$1/src/$2(pages/|routes\\.)' },
    },
    {
      name: 'pages-are-siblings',
      severity: 'error',
      from: { path: `${APP_ROOM}pages/([^/]+)/` },
      to: { path: '^apps/$1/src/$2pages/', pathNot: '^apps/$1/src/$2pages/$3/' },
    },
    {
      name: 'assistant-domains-are-islands',
      comment: 'The files at the top and `host` join the domains; what several of them use is in `base`.',
      severity: 'error',
      from: { path: '^apps/assistant/src/(?!base/|host/|testing/)([^/]+)/', pathNot: TEST_CODE },
      to: { path: '^apps/assistant/src/', pathNot: '^apps/assistant/src/($1|base)/' },
    },
    {
      name: 'assistant-base-sees-no-domain',
      severity: 'error',
      from: { path: '^apps/assistant/src/base/', pathNot: TEST_CODE },
      to: { path: '^apps/assistant/src/', pathNot: '^apps/assistant/src/base/' },
    },
    ...SHELL_FLOORS.map(shellFloorSeesDownOnly),
    {
      name: 'one-place-speaks-qiankun',
      severity: 'error',
      from: { path: OURS, pathNot: '^apps/shell/src/runtime/micro-apps/' },
      to: { path: '/node_modules/(qiankun|single-spa|import-html-entry)/' },
    },
    {
      name: 'no-cycle',
      comment: 'Imports of types count: a type that two files need is in the lower one, or in a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domains-see-public-files-of-domains',
      severity: 'error',
      from: { path: '^mock-server/src/modules/([^/]+/[^/]+)/', pathNot: TEST_CODE },
      to: { path: DOMAIN, pathNot: ['^mock-server/src/modules/$1/', '/public\\.ts$'] },
    },
    ...SERVER_ROWS.flatMap((groups, row) => groups.map((group) => serverGroupSeesDownOnly(group, row))),
    {
      name: 'groups-are-in-a-row',
      severity: 'error',
      from: {
        path: '^mock-server/src/modules/[^/]+/',
        pathNot: `^mock-server/src/modules/(${SERVER_ROWS.flat().join('|')})/`,
      },
      to: {},
    },
    {
      name: 'composition-enters-domains-by-the-door',
      severity: 'error',
      from: { path: COMPOSITION, pathNot: [TEST_CODE, DOMAIN_TABLES] },
      to: { path: DOMAIN, pathNot: '/index\\.ts$' },
    },
    {
      name: 'domain-tables-see-tables-only',
      severity: 'error',
      from: { path: DOMAIN_TABLES },
      to: {
        path: '^mock-server/src/',
        pathNot: ['[.]tables[.]ts$', '^mock-server/src/platform/db/schema[.]ts$'],
      },
    },
    {
      name: 'modules-never-see-what-is-above',
      severity: 'error',
      from: { path: '^mock-server/src/modules/', pathNot: TEST_CODE },
      to: { path: ['^mock-server/src/(gateway|demo|commands|testing)/', COMPOSITION] },
    },
    {
      name: 'no-folder-cycle',
      comment: 'Imports of types count: who reads a folder has to know all that it names.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^mock-server/src(/|$)' },
      to: { circular: true },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-undeclared',
      comment:
        'Root development dependencies resolve from everywhere; a package declares what it imports all the same.',
      severity: 'error',
      from: { path: OURS },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-dependency-at-run-time',
      severity: 'error',
      from: { path: '^(packages|mock-server|apps)/[^/]*/?src/', pathNot: [TEST_CODE, '/src/dev\\.tsx$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results|fixtures|generated)/|^packages/sdk/templates/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
