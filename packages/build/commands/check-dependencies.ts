import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { folderCycles, type Import } from '../src/folder-cycles.ts'
import { repositoryRoot } from '../src/project.ts'

/** Fewer modules than this means that the check read nothing, e.g. because it lacks a supported TypeScript. */
const FEWEST_MODULES = 500
const LARGEST_OUTPUT_BYTES = 256 * 1024 * 1024

const config = join(repositoryRoot, '.dependency-cruiser.cjs')
const plantedTree = join(import.meta.dirname, '../fixtures/forbidden-import')
/** The rules that the planted tree violates; with the file where a rule has several forms. */
const PLANTED_VIOLATIONS = [
  'access-sees-platform-only',
  'apps-are-checked-by-commands-only',
  'apps-are-islands',
  'apps-see-sub-app-ui-domain-ui-contracts: apps/alpha/src/pages/list/socket.ts',
  'assistant-base-sees-no-domain',
  'assistant-domains-are-islands: apps/assistant/src/crm/pages/details/DetailsPage.ts',
  'assistant-domains-are-islands: apps/assistant/src/sessions/queries/sessions.ts',
  'build-sees-the-list-of-the-kit',
  'composition-enters-domains-by-the-door',
  'domains-see-public-files-of-domains',
  'demo-behind-composition',
  'domain-tables-see-tables-only',
  'demo-sees-down-only',
  'gateway-sees-no-domain',
  'groups-are-in-a-row',
  'groups-see-down-only: mock-server/src/modules/facts/ingest/store.ts',
  'groups-see-down-only: mock-server/src/modules/labels/label/store.ts',
  'imports-of-apps-shell',
  'imports-of-mock-server',
  'imports-of-packages-app-check',
  'imports-of-packages-contracts',
  'imports-of-packages-document-platform',
  'imports-of-packages-domain-ui',
  'imports-of-packages-kit',
  'imports-of-packages-label-engine',
  'imports-of-packages-openapi',
  'imports-of-packages-platform-check',
  'imports-of-packages-realtime',
  'imports-of-packages-sub-app',
  'imports-of-packages-ui: packages/ui/src/pickers.ts',
  'imports-of-packages-ui',
  'imports-of-packages-voice-check',
  'model-is-pure: apps/alpha/src/model/state.ts',
  'model-is-pure: apps/assistant/src/crm/model/customer.ts',
  'modules-never-see-what-is-above',
  'no-cycle: apps/alpha/src/model/state.ts',
  'no-cycle: packages/ui/src/column.ts',
  'no-folder-cycle',
  'no-relative-escape',
  'no-unresolved',
  'packages-never-see-apps-or-server',
  'pages-are-siblings: apps/alpha/src/pages/other/OtherPage.ts',
  'pages-are-siblings: apps/assistant/src/crm/pages/list/ListPage.ts',
  'queries-below-pages: apps/alpha/src/queries/list.ts',
  'queries-below-pages: apps/assistant/src/crm/queries/customers.ts',
  'seat-page-has-its-own-connection',
  'shell-base-sees-down-only',
  'shell-core-sees-down-only',
  'shell-runtime-sees-down-only',
  'shell-screens-sees-down-only',
  'platform-sees-platform-only',
  'testing-in-tests-only',
]
/** Below these no folders have an import cycle, types included. */
const ROOTS_WITHOUT_FOLDER_CYCLES = [
  ...[
    'assistant',
    'audit',
    'gallery',
    'labels',
    'projects',
    'shell',
    'statistics',
    'system',
    'versions',
    'voiceprint',
    'workspace',
  ].map((app) => `apps/${app}/src`),
  ...[
    'app-check',
    'sub-app',
    'build',
    'document-platform',
    'domain-ui',
    'kit',
    'label-engine',
    'openapi',
    'platform-check',
    'realtime',
    'testing',
    'ui',
    'voice-check',
  ].map((name) => `packages/${name}/src`),
  ...['access', 'demo', 'gateway', 'modules', 'platform'].map((room) => `mock-server/src/${room}`),
]
/** A file that a thread of the server begins with. */
const THREAD_FILE = /^mock-server\/src\/.*-worker\.ts$/
/**
 * The index of all calls costs half a second of a processor at each start of a thread; the narrower entry points of the
 * contract avoid it.
 */
const CONTRACTS = 'packages/contracts/src/index.ts'
const PLANTED_THREAD = 'mock-server/src/platform/thread/text-worker.ts'
const PLANTED_FOLDER_CYCLE = 'apps/shell/src/screens/list, apps/shell/src/screens/parts'
/** Tests open the whole console, wherever they are. */
const TEST_CODE = /\.test\.tsx?$|^apps\/[^/]+\/src\/testing\//

type Violation = { from: string; to: string; rule: { name: string } }
type Dependency = { resolved: string; dependencyTypes: readonly string[] }
type Module = { source: string; dependencies: Dependency[] }
type Result = { modules: Module[]; summary: { violations: Violation[]; totalCruised: number } }

function main(): number {
  const { modules, summary } = cruise(repositoryRoot, ['apps', 'packages', 'mock-server', 'e2e'])
  const planted = cruise(plantedTree, ['.'])
  const noticed = new Set(
    planted.summary.violations.flatMap(({ rule, from }) => [rule.name, `${rule.name}: ${from}`]),
  )
  const problems = [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...PLANTED_VIOLATIONS.filter((name) => !noticed.has(name)).map(
      (name) => `The planted violation of ${name} was not noticed.`,
    ),
    ...findCycles(modules).map((folders) => `folder cycle: ${folders}`),
    ...slowThreads(modules).map((file) => `A thread loads all calls: ${file} → ${CONTRACTS}`),
  ]
  if (!findCycles(planted.modules).includes(PLANTED_FOLDER_CYCLE)) {
    problems.push('The planted folder cycle was not noticed.')
  }
  if (!slowThreads(planted.modules).includes(PLANTED_THREAD)) {
    problems.push('The planted thread that loads all calls was not noticed.')
  }
  if (summary.totalCruised < FEWEST_MODULES) {
    problems.push(`Only ${summary.totalCruised} modules were seen; at least ${FEWEST_MODULES} were expected.`)
  }
  for (const problem of problems) console.log(problem)
  console.log(`${summary.totalCruised} modules, ${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
}

function findCycles(modules: readonly Module[]): string[] {
  const imports: Import[] = modules
    .filter(({ source }) => !TEST_CODE.test(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
  return ROOTS_WITHOUT_FOLDER_CYCLES.flatMap((root) => folderCycles(imports, root)).map((folders) =>
    folders.join(', '),
  )
}

/** Files of threads that load the whole contract at run time. */
function slowThreads(modules: readonly Module[]): string[] {
  const loadedBy = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  )
  return [...loadedBy.keys()].filter((file) => {
    if (!THREAD_FILE.test(file)) return false
    const loaded = new Set([file])
    for (const one of loaded) for (const next of loadedBy.get(one) ?? []) loaded.add(next)
    return loaded.has(CONTRACTS)
  })
}

function cruise(folder: string, paths: readonly string[]): Result {
  const program = join(repositoryRoot, 'node_modules/.bin/depcruise')
  const { stdout, stderr, error } = spawnSync(
    program,
    ['--config', config, '--output-type', 'json', ...paths],
    { cwd: folder, encoding: 'utf8', maxBuffer: LARGEST_OUTPUT_BYTES },
  )
  // Its exit code counts the violations, so only the JSON shows whether it ran at all.
  if (error || !stdout.startsWith('{'))
    throw new Error(`dependency-cruiser did not run: ${stderr}`, { cause: error })
  return JSON.parse(stdout) as Result // the cruiser's documented output type
}

process.exitCode = main()
