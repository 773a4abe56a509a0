import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files that run long; everything else is ordered by its size, which says little about these. */
export const LONG = [
  'mock-server/tests/platform/persons-folder.test.ts',
  'mock-server/tests/platform/managed-database.test.ts',
  'mock-server/tests/abuse/fuzz.test.ts',
  'mock-server/tests/chaos.test.ts',
  'mock-server/tests/statistics/rollup.test.ts',
  'mock-server/tests/demo/simulator-faults.test.ts',
  'mock-server/tests/demo/simulator.test.ts',
  'mock-server/tests/statistics/retention.test.ts',
  'mock-server/tests/chaos-realtime.test.ts',
  'mock-server/tests/platform/shared-checkpoints.test.ts',
  'mock-server/tests/platform/audit-checkpoints.test.ts',
  'mock-server/tests/abuse/taken-usernames.test.ts',
  'mock-server/tests/demo/seed-language.test.ts',
  'mock-server/tests/platform/external-database.test.ts',
  'mock-server/tests/gateway/fuzz.test.ts',
  'mock-server/tests/gateway/moving-sessions.test.ts',
  'mock-server/tests/platform/leases.test.ts',
  'mock-server/tests/demo/simulator-clock.test.ts',
  'mock-server/tests/abuse/import-files.test.ts',
  'packages/build/src/verify/reporters.test.ts',
]

/** Starts the longest test files first, so that no worker is left with one of them at the end while the others are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((file) => moduleId.endsWith(file))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
