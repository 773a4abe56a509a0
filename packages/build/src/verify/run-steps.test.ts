import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { resultsFolder } from '../project.ts'
import { addUp, runSteps, toExitCode, type Step } from './run-steps.ts'

const written = new Set<string>()
/** A step whose name no other run uses. */
function step(name: string, script: string, more: Partial<Step> = {}): Step {
  const own = `steps test ${process.pid} ${name}`
  written.add(own.replaceAll(' ', '-'))
  return { name: own, seconds: 1, command: ['node', '-e', script], ...more }
}
afterAll(() => {
  for (const name of written)
    for (const ending of ['log', 'json']) rmSync(join(resultsFolder, `${name}.${ending}`), { force: true })
})

const after = (ms: number, code: number): string => `setTimeout(() => process.exit(${code}), ${ms})`
const reporting = (report: object, code = 0): string =>
  `require('fs').writeFileSync(process.env.STEP_REPORT, ${JSON.stringify(JSON.stringify(report))}); process.exit(${code})`
const tests = (name: string, script: string, more: Partial<Step> = {}): Step =>
  step(name, script, { hasTests: true, ...more })
const PASSED = { passed: 3, failed: 0, missing: {}, failures: [] }

async function run(steps: readonly Step[], options: { bail?: boolean; isStrict?: boolean } = {}) {
  return runSteps(steps, { atOnce: 2, ...options })
}
const sumOf = async (...given: Parameters<typeof run>) => addUp(await run(...given))

describe('the sum of steps that run two at a time', () => {
  test.each(['first', 'middle', 'last'] as const)('has a failure at the %s position', async (position) => {
    const failing = { first: 0, middle: 2, last: 4 }[position]
    // The lanes end at other times than they began: each total is read while the other lane's step runs.
    const lengths = [200, 20, 60, 100, 40]
    const steps = lengths.map((ms, index) =>
      step(`${position} ${index}`, after(ms, index === failing ? 1 : 0)),
    )
    const results = await run(steps)
    expect(results).toHaveLength(5)
    expect(results.filter(({ failed }) => failed > 0).map((one) => one.step.name)).toEqual([
      steps[failing]?.name,
    ])
    expect(addUp(results)).toEqual({ passed: 4, failed: 1 })
  })

  test('has a step whose program is not there, and those after it', async () => {
    const absent = step('absent', '', { command: [join(resultsFolder, 'no such program')] })
    const results = await run([absent, step('next', after(0, 0)), step('after', after(0, 0))])
    expect(addUp(results)).toEqual({ passed: 2, failed: 1 })
    expect(results.find(({ failed }) => failed > 0)?.failures[0]).toContain('absent could not be run')
  })

  test('has a step that is killed', async () => {
    expect(await sumOf([step('killed', `process.kill(process.pid, 'SIGKILL')`)])).toEqual({
      passed: 0,
      failed: 1,
    })
  })

  test('shows the end of what a failed step printed, and has all of it in its log', async () => {
    const one = step(
      'loud',
      `for (let i = 1; i <= 100; i += 1) console.log('line ' + i); process.exitCode = 1`,
    )
    const [result] = await run([one])
    expect(result?.failures).toHaveLength(60)
    expect(result?.failures.at(-1)).toBe('line 100')
    expect(existsSync(join(resultsFolder, `${one.name.replaceAll(' ', '-')}.log`))).toBe(true)
  })

  test('ends with the first failure where that is requested', async () => {
    const steps = [step('fails', after(0, 1)), step('slow', after(2_000, 0)), step('never', after(0, 0))]
    const results = await run(steps, { bail: true })
    expect(results.map((one) => one.step.name)).toEqual([steps[0]?.name, steps[1]?.name])
  })
})

test('the exit code is 0 where something passed and nothing failed', () => {
  expect(toExitCode({ passed: 1, failed: 0 })).toBe(0)
  expect(toExitCode({ passed: 12_000, failed: 1 })).toBe(1)
  expect(toExitCode({ passed: 0, failed: 0 })).toBe(1)
})

describe('a run of tests', () => {
  test('counts as its report says', async () => {
    const report = { passed: 7, failed: 2, missing: {}, failures: ['one', 'other'] }
    const results = await run([tests('counted', reporting(report, 1))])
    expect(addUp(results)).toEqual({ passed: 7, failed: 2 })
    expect(results[0]?.failures).toEqual(['one', 'other'])
  })

  test('has failed that wrote no report, also where an earlier run wrote one', async () => {
    const one = tests('stale', after(0, 0))
    mkdirSync(resultsFolder, { recursive: true })
    writeFileSync(join(resultsFolder, `${one.name.replaceAll(' ', '-')}.json`), JSON.stringify(PASSED))
    expect(await sumOf([one])).toEqual({ passed: 0, failed: 1 })
  })

  test('has failed whose report was cut off', async () => {
    const script = `require('fs').writeFileSync(process.env.STEP_REPORT, '{"passed":3,')`
    expect(await sumOf([tests('cut', script)])).toEqual({ passed: 0, failed: 1 })
  })

  test('has failed that ended with another code than 0 though no test failed', async () => {
    const [result] = await run([tests('code', reporting(PASSED, 1))])
    expect(result).toMatchObject({ passed: 3, failed: 1 })
    expect(result?.failures).toContain('It ended with exit code 1, although no test failed.')
  })

  test('has failed without any test, unless it may be empty', async () => {
    const none = { ...PASSED, passed: 0 }
    expect(await sumOf([tests('none', reporting(none))])).toEqual({ passed: 0, failed: 1 })
    expect(await sumOf([tests('empty', reporting(none), { mayBeEmpty: true })])).toEqual({
      passed: 0,
      failed: 0,
    })
  })

  test('lacks programs on a person’s machine, and has failed for that where it must have them', async () => {
    const report = { ...PASSED, missing: { nginx: 2 } }
    expect(await run([tests('lacks', reporting(report, 1))])).toMatchObject([
      { passed: 3, failed: 0, missing: { nginx: 2 } },
    ])
    expect(await sumOf([tests('strict', reporting(report, 1))], { isStrict: true })).toEqual({
      passed: 3,
      failed: 2,
    })
  })

  test('says how far it is', async () => {
    const seen: object[] = []
    const script = `console.log('progress: 1 of 2, 0.750'); ${reporting(PASSED)}`
    await runSteps([tests('far', script)], {
      atOnce: 1,
      onProgress: (_, progress) => seen.push(progress),
    })
    expect(seen).toEqual([{ done: 1, total: 2, part: 0.75 }])
  })
})
