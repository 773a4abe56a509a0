import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { repositoryRoot } from '../src/places.ts'

/** Fewer modules than this means that the check saw nothing, e.g. for want of a TypeScript it can read. */
const FEWEST_MODULES = 500
const LARGEST_OUTPUT_BYTES = 256 * 1024 * 1024

const config = join(repositoryRoot, '.dependency-cruiser.cjs')
const plantedTree = join(import.meta.dirname, '../fixtures/forbidden-import')
/** What the planted tree breaks. */
const PLANTED_VIOLATIONS = [
  'access-sees-platform-only',
  'apps-are-islands',
  'demo-behind-composition',
  'imports-of-packages-contracts',
  'imports-of-packages-ui',
  'model-is-pure',
  'no-relative-escape',
  'no-runtime-cycle',
  'no-unresolved',
  'packages-never-see-apps-or-server',
  'platform-sees-platform-only',
]

type Violation = { from: string; to: string; rule: { name: string } }
type Result = { summary: { violations: Violation[]; totalCruised: number } }

function main(): number {
  const { summary } = cruise(repositoryRoot, ['apps', 'packages', 'mock-server', 'e2e'])
  const noticed = new Set(cruise(plantedTree, ['.']).summary.violations.map(({ rule }) => rule.name))
  const problems = [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...PLANTED_VIOLATIONS.filter((name) => !noticed.has(name)).map(
      (name) => `The planted violation of ${name} was not noticed.`,
    ),
  ]
  if (summary.totalCruised < FEWEST_MODULES) {
    problems.push(`Only ${summary.totalCruised} modules were seen; at least ${FEWEST_MODULES} were expected.`)
  }
  for (const problem of problems) console.log(problem)
  console.log(`${summary.totalCruised} modules, ${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
}

function cruise(folder: string, paths: readonly string[]): Result {
  const program = join(repositoryRoot, 'node_modules/.bin/depcruise')
  const { stdout, stderr, error } = spawnSync(
    program,
    ['--config', config, '--output-type', 'json', ...paths],
    { cwd: folder, encoding: 'utf8', maxBuffer: LARGEST_OUTPUT_BYTES },
  )
  // Its exit code counts the violations, so whether it ran at all is told by the JSON.
  if (error || !stdout.startsWith('{'))
    throw new Error(`dependency-cruiser did not run: ${stderr}`, { cause: error })
  return JSON.parse(stdout) as Result // the cruiser's documented output type
}

process.exitCode = main()
