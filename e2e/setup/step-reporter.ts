import {
  findMissingPackage,
  toFailureLines,
  writeProgress,
  writeReport,
  type FailureMessage,
  type StepReport,
} from '@console/build/step-report'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'

/** Reports a run of browser tests to the step that runs it. */
export default class StepReporter implements Reporter {
  #suite: Suite | null = null
  #isBailing = false
  #done = 0
  readonly #errors: TestError[] = []

  onBegin({ maxFailures }: FullConfig, suite: Suite): void {
    this.#suite = suite
    this.#isBailing = maxFailures > 0
  }

  onTestEnd(): void {
    this.#done += 1
    const total = this.#suite?.allTests().length ?? 1
    writeProgress({ done: this.#done, total, part: this.#done / total })
  }

  /** An error outside of every test: starting and stopping the server, or a browser. */
  onError(error: TestError): void {
    this.#errors.push(error)
  }

  onEnd(): void {
    const report: StepReport = { passed: 0, failed: 0, missing: {}, failures: [] }
    const notRun: TestCase[] = []
    for (const test of this.#suite?.allTests() ?? [])
      if (test.results.length === 0 || test.outcome() === 'skipped') notRun.push(test)
      else addTest(report, test)
    for (const error of this.#errors) addFailure(report, 'outside of the tests', [error])
    // After the first failure the others are not run, as requested.
    if (!this.#isBailing || report.failed === 0)
      for (const test of notRun) addFailure(report, `${toName(test)} did not run`, [])
    writeReport(report)
  }

  printsToStdio(): boolean {
    return false
  }
}

function addTest(report: StepReport, test: TestCase): void {
  if (test.outcome() === 'expected') {
    report.passed += 1
    return
  }
  const errors = test.results.flatMap((result) => result.errors)
  const missing = errors.map(({ message = '' }) => findMissingPackage(message)).find((name) => name !== null)
  if (missing === undefined || missing === null) addFailure(report, toName(test), errors)
  else report.missing[missing] = (report.missing[missing] ?? 0) + 1
}

const toName = (test: TestCase): string => test.titlePath().filter(Boolean).join(' › ')

function addFailure(report: StepReport, name: string, errors: readonly FailureMessage[]): void {
  report.failed += 1
  report.failures.push(...toFailureLines(name, errors))
}
