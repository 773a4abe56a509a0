import { createVitest, type TestUserConfig, type Vitest } from 'vitest/node'

export type TestProject = 'contracts' | 'mock-server'
/**
 * Messages to the process that runs the tests, and its answers, one at a time. It is a process of its own: a changed source
 * may never end.
 */
export type TestRequest = { project: TestProject; files: readonly string[]; changed: string | null }
export type TestAnswer = { failed: string[]; ran: number }

/** Started once each, so that a database is started once. */
const instances = new Map<TestProject, Promise<Vitest>>()
let changedBefore: string | null = null

/** The contracts' tests need no page, which would take ten times as long as they do. */
const OPTIONS: Readonly<Record<TestProject, TestUserConfig>> = {
  contracts: { config: false, environment: 'node', isolate: false, dir: 'packages/contracts/src' },
  'mock-server': { project: ['mock-server'] },
}

async function createInstance(project: TestProject): Promise<Vitest> {
  const instance = createVitest({ ...OPTIONS[project], watch: false, bail: 1, reporters: [{}], silent: true })
  instances.set(project, instance)
  return instance
}

async function run({ project, files, changed }: TestRequest): Promise<TestAnswer> {
  const vitest = await (instances.get(project) ?? createInstance(project))
  // The file that was changed before has its original content again.
  for (const file of [changedBefore, changed]) if (file !== null) vitest.invalidateFile(file)
  changedBefore = changed
  // Vitest stops a run at the first failure, those of the run before included.
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  vitest.state.clearErrors()
  const tests = await vitest.globTestSpecifications([...files])
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests)
  const failed = testModules.flatMap((module) => [
    ...(module.state() === 'failed' && module.errors().length > 0 ? [module.relativeModuleId] : []),
    ...[...module.children.allTests('failed')].map(
      ({ fullName }) => `${module.relativeModuleId}: ${fullName}`,
    ),
  ])
  const ran = testModules.reduce((sum, { children }) => sum + [...children.allTests()].length, 0)
  return { failed: [...failed, ...(unhandledErrors.length > 0 ? ['an unhandled error'] : [])], ran }
}

process.on('message', (request: TestRequest) => {
  run(request).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ failed: [String(error)], ran: 0 } satisfies TestAnswer),
  )
})
process.on('disconnect', () => {
  void Promise.all([...instances.values()].map(async (instance) => (await instance).close())).finally(() =>
    process.exit(),
  )
})
