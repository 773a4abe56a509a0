import { statSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite, Vitest } from 'vitest/node'
import { repositoryRoot } from '../project.ts'
import {
  findMissingPackage,
  toFailureLines,
  writeProgress,
  writeReport,
  type FailureMessage,
  type StepReport,
} from './step-report.ts'

/** Reports a run of unit and server tests to the step that runs it. */
export default class VitestReporter implements Reporter {
  /** The longest files are the first: by their number half of them would be a tenth of the work. */
  readonly #sizes = new Map<string, number>()
  #done = 0
  #doneSize = 0
  #isBailing = false

  onInit({ config }: Vitest): void {
    this.#isBailing = (config.bail ?? 0) > 0
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { moduleId } of specifications) this.#sizes.set(moduleId, statSync(moduleId).size)
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#done += 1
    this.#doneSize += this.#sizes.get(moduleId) ?? 0
    const size = [...this.#sizes.values()].reduce((sum, one) => sum + one, 0)
    writeProgress({ done: this.#done, total: this.#sizes.size, part: this.#doneSize / Math.max(1, size) })
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly FailureMessage[],
    reason: string,
  ): void {
    const report: StepReport = { passed: 0, failed: 0, missing: {}, failures: [] }
    const notRun: StepReport = { passed: 0, failed: 0, missing: {}, failures: [] }
    for (const module of modules) addModule(report, module, notRun)
    for (const error of unhandledErrors) addFailure(report, 'outside of the tests', [error])
    // After the first failure the others are not run, as requested.
    const isBailed = this.#isBailing && report.failed > 0
    if (reason === 'interrupted' && !isBailed) addFailure(report, 'the run was interrupted', [])
    if (!isBailed) {
      report.failed += notRun.failed
      report.failures.push(...notRun.failures)
    }
    writeReport(report)
  }
}

function addModule(report: StepReport, module: TestModule, notRun: StepReport): void {
  const file = relative(repositoryRoot, module.moduleId)
  const errors = module.errors()
  const missing = findMissing(errors)
  // A file that could not be loaded, or whose hooks failed: its tests say nothing.
  if (errors.length > 0 && missing === null) addFailure(report, file, errors)
  for (const test of module.children.allTests())
    addTest(report, test, { file, missing: missing ?? missingIn(test), notRun })
  if (missing !== null && report.missing[missing] === undefined) report.missing[missing] = 1
}

/** The package whose lack made the hooks of a suite around the test fail. */
function missingIn({ parent }: TestCase): string | null {
  for (let suite: TestSuite | TestModule = parent; suite.type === 'suite'; suite = suite.parent) {
    const missing = findMissing(suite.errors())
    if (missing !== null) return missing
  }
  return null
}

type Around = { file: string; missing: string | null; notRun: StepReport }

function addTest(report: StepReport, test: TestCase, around: Around): void {
  const { state, errors = [] } = test.result()
  if (state === 'passed') {
    report.passed += 1
    return
  }
  const missing = around.missing ?? findMissing(errors)
  if (missing !== null) report.missing[missing] = (report.missing[missing] ?? 0) + 1
  else if (state === 'failed') addFailure(report, `${around.file}: ${test.fullName}`, errors)
  else addFailure(around.notRun, `${around.file}: ${test.fullName} did not run`, suiteErrors(test))
}

/** Finds the failures around a test that did not run. */
function suiteErrors({ parent }: TestCase): readonly FailureMessage[] {
  return parent.type === 'suite' ? parent.errors() : []
}

const findMissing = (errors: readonly FailureMessage[]): string | null =>
  errors.map(({ message = '' }) => findMissingPackage(message)).find((name) => name !== null) ?? null

function addFailure(report: StepReport, name: string, errors: readonly FailureMessage[]): void {
  report.failed += 1
  report.failures.push(...toFailureLines(name, errors))
}
