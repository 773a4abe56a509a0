import { countStates, untriedCalls, verdictText, type CheckResult } from '../result.ts'

/** A line for each fault, and the sum; the last line is the verdict. */
export function textReport(result: CheckResult): string {
  const { faults, calls, leftBehind } = result
  const counts = countStates(calls)
  const lines = [
    ...faults.map(
      ({ call, aspect, sentence, more }) =>
        `${call.id} ${aspect}: ${sentence}${more === 0 ? '' : ` (and ${more} more)`}`,
    ),
    ...leftBehind.map((sentence) => `left behind: ${sentence}`),
    '',
    `${calls.length} calls: ${counts.ok} checks ok, ${counts.fault} faults, ${counts['not tried']} not tried`,
    ...untriedCalls(calls).map(({ reason, calls: untried }) => `  ${untried.length} not played: ${reason}`),
    verdictText(result),
  ]
  return `${lines.join('\n')}\n`
}
