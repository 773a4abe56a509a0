import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot, resultsFolder } from '../project.ts'
import { runSteps, type Step, type StepResult } from './run-steps.ts'

const FIXTURES = join(import.meta.dirname, '../../fixtures/failing-tests')

async function run(name: string, command: Step['command']): Promise<StepResult> {
  const step: Step = { name: `reporters test ${process.pid} ${name}`, seconds: 1, hasTests: true, command }
  const [result] = await runSteps([step], { atOnce: 1 })
  for (const ending of ['log', 'json'])
    rmSync(join(resultsFolder, `${step.name.replaceAll(' ', '-')}.${ending}`), { force: true })
  if (!result) throw new Error('The step was not run.')
  return result
}

const vitest = (name: string, ...files: string[]): Promise<StepResult> =>
  run(name, [
    join(repositoryRoot, 'node_modules/.bin/vitest'),
    '--run',
    `--config=${join(FIXTURES, 'vitest.config.ts')}`,
    `--reporter=${join(import.meta.dirname, 'vitest-reporter.ts')}`,
    ...files,
  ])

/** Lines that name a failure; its message is indented. */
const namesIn = ({ failures }: StepResult): string[] =>
  failures.filter((line) => line.startsWith('packages/') || line.startsWith('outside'))

test('vitest: a failed, skipped or broken test and a file that cannot be loaded are failures, a missing program is none', async () => {
  const files = ['passes', 'does-not-load', 'hook-fails', 'lacks-a-program', 'unhandled']
  const result = await vitest('ways', ...files.map((file) => `/${file}.test.ts`))
  const folder = 'packages/build/fixtures/failing-tests'
  expect(namesIn(result).toSorted()).toEqual([
    'outside of the tests',
    `${folder}/does-not-load.test.ts`,
    `${folder}/hook-fails.test.ts: a suite > is not run did not run`,
    `${folder}/passes.test.ts: fails`,
    `${folder}/passes.test.ts: is skipped did not run`,
  ])
  expect(result).toMatchObject({ passed: 2, failed: 5, missing: { 'some-package': 2 } })
  expect(result.failures.join('\n')).toContain('the hook failed')
})

test('vitest: programs that are missing alone fail nothing', async () => {
  expect(await vitest('missing', '/lacks-a-program.test.ts')).toMatchObject({
    passed: 0,
    failed: 0,
    missing: { 'some-package': 2 },
  })
})

test('vitest: a worker that is killed is a failure', async () => {
  expect((await vitest('killed', '/killed.test.ts')).failed).toBeGreaterThan(0)
}, 60_000)

test('Playwright: a browser that never starts and a skipped test are failures, a missing program is not', async () => {
  const result = await run('browser', [
    join(repositoryRoot, 'e2e/node_modules/.bin/playwright'),
    'test',
    '--config',
    join(repositoryRoot, 'e2e/fixtures/failing-tests'),
    `--reporter=list,${join(repositoryRoot, 'e2e/setup/step-reporter.ts')}`,
  ])
  expect(result).toMatchObject({ passed: 1, failed: 2, missing: { 'some-package': 1 } })
}, 60_000)
