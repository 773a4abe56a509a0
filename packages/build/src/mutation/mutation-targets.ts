import type { TestProject } from './test-runner.ts'

/** Sources that are changed on purpose, and the tests that should notice. */
export type MutationTarget = {
  name: string
  /** Git's patterns of the sources; tests among them are left out. */
  sources: readonly string[]
  /** Stages of tests, the cheapest first: what one stage notices, the next need not run for. */
  stages: readonly TestStage[]
}

type TestStage = { project: TestProject; files: readonly string[] }

const serverStage = (...files: string[]): TestStage => ({ project: 'mock-server', files })
const contractsTests: TestStage = { project: 'contracts', files: [] }

const ofGroup = (group: string): MutationTarget => ({
  name: `contracts/${group}`,
  sources: [`packages/contracts/src/${group}/**/*.ts`],
  stages: [contractsTests, serverStage(`mock-server/tests/${group}/`, 'mock-server/tests/abuse/fuzz')],
})

export const MUTATION_TARGETS: readonly MutationTarget[] = [
  {
    name: 'rules',
    sources: [
      'packages/contracts/src/**/*rule*.ts',
      'packages/contracts/src/statistics/monitor/attendance.ts',
      'packages/contracts/src/shared/*.ts',
    ],
    stages: [contractsTests],
  },
  ...[
    'calls',
    'identity',
    'knowledge',
    'labels',
    'messaging',
    'operations',
    'projects',
    'quality',
    'statistics',
    'voiceprint',
    'workspace',
  ].map(ofGroup),
  {
    name: 'access',
    sources: ['mock-server/src/access/**/*.ts'],
    stages: [
      serverStage('mock-server/src/access/', 'mock-server/tests/access/'),
      serverStage(
        'mock-server/tests/abuse/forged-addresses',
        'mock-server/tests/abuse/starvation',
        'mock-server/tests/identity/session',
        'mock-server/tests/identity/own-sessions',
        'mock-server/tests/identity/frame-ticket',
        'mock-server/tests/identity/company',
        'mock-server/tests/operations/audit',
        'mock-server/tests/platform/audit-chain',
        'mock-server/tests/platform/http',
      ),
    ],
  },
  {
    name: 'policies',
    sources: ['mock-server/src/modules/**/*.policy.ts', 'mock-server/src/modules/**/*-rule.ts'],
    stages: [
      serverStage('mock-server/src/modules/', 'mock-server/tests/access/', 'mock-server/tests/abuse/scope'),
      serverStage(
        ...[
          'calls',
          'facts',
          'identity',
          'knowledge',
          'messaging',
          'operations',
          'projects',
          'statistics',
          'workspace',
        ].map((group) => `mock-server/tests/${group}/`),
      ),
    ],
  },
  {
    name: 'rollup',
    sources: ['mock-server/src/modules/statistics/rollup/*.ts'],
    stages: [
      serverStage(
        'mock-server/tests/statistics/ingest-rollup',
        'mock-server/tests/statistics/rollup-labels',
        'mock-server/tests/statistics/dataset-rollup',
      ),
      serverStage('mock-server/tests/statistics/', 'mock-server/tests/facts/'),
    ],
  },
]
