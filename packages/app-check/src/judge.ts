import type { subApp } from '@console/contracts'

/** The ways in which an app fails. */
export type ProblemKind =
  /** No kit of the major that it was built against. */
  | 'kit'
  /** A file is not there, or is another one. */
  | 'load'
  /** Its scripts, or its `mount`, failed. */
  | 'start'
  /** It did not mount, or not unmount, in time. */
  | 'time'
  /** An error that nothing caught. */
  | 'error'
  /** The policy of the page refused something. */
  | 'policy'
  /** It left something behind when it unmounted. */
  | 'leak'

export type Problem = { kind: ProblemKind; text: string }

/** Observation of one version in a browser. */
export type Observation = {
  /** Major of the kit that its manifest names; null: it brings its own libraries. */
  kitMajor: number | null
  /** Reports of the page's own watch. */
  reports: readonly subApp.HealthReport[]
  /** Errors that reached the window. */
  uncaught: readonly string[]
  /** Lines about what it left behind; null: it did not unmount in time, or has a frame of its own, which leaves nothing. */
  leaks: readonly string[]
  hasUnmounted: boolean
}

/** Reasons of the console for a failed load, as its reports begin with them. */
const REASONS: Readonly<Record<string, [ProblemKind, string]>> = {
  status: ['load', 'a file was not there'],
  network: ['load', 'a file did not arrive'],
  slowFile: ['load', 'a file did not arrive in time'],
  integrity: ['load', 'a file is not the one that was stored'],
  foreignFile: ['load', 'it asked for a file that is not its own'],
  manifest: ['load', 'its manifest is not one'],
  script: ['start', 'it failed while it was starting'],
  timeout: ['time', 'it did not mount in time'],
}
/** Lines that are enough to find the cause. */
const MAX_LEAKS = 3

/** Names in plain words what is wrong with a version; nothing, if it passes. `kits` are the majors that the build has. */
export function judge(seen: Observation, kits: readonly number[]): Problem[] {
  const { reports, kitMajor } = seen
  const hasEnded = reports.some(({ kind }) => kind === 'mounted' || kind === 'failed')
  const loads = reports.flatMap((report) => toLoadProblem(report, { kitMajor, kits }) ?? [])
  const told = reports.flatMap((report) => ('text' in report ? report.text : []))
  const problems = [
    ...loads,
    ...(hasEnded || loads.length > 0 ? [] : [{ kind: 'time', text: 'it did not mount in time' } as const]),
    ...reports.flatMap(toLaterProblem),
    ...seen.uncaught
      .filter((text) => !told.some((known) => known.includes(text)))
      .map((text): Problem => ({ kind: 'error', text: `an error that nothing caught: ${text}` })),
    ...(seen.hasUnmounted ? [] : [{ kind: 'time', text: 'it did not unmount in time' } as const]),
    ...(seen.leaks.length === 0 ? [] : [toLeakProblem(seen.leaks)]),
  ]
  return [...new Map(problems.map((problem) => [problem.text, problem])).values()]
}

/** The reason of a load that failed, `script: Error: …`; null for a report of something else. */
function toLoadProblem(
  report: subApp.HealthReport,
  { kitMajor, kits }: { kitMajor: number | null; kits: readonly number[] },
): Problem | null {
  if (report.kind !== 'failed' && report.kind !== 'error') return null
  const [reason = ''] = report.text.split(':', 1)
  const detail = report.text.slice(reason.length + 1).trim()
  if (reason === 'kitVersion')
    return {
      kind: 'kit',
      text: `it needs major ${kitMajor ?? '?'} of the kit, and the build has ${kits.join(' and ')}`,
    }
  const known = REASONS[reason]
  if (known !== undefined) return { kind: known[0], text: `${known[1]}: ${detail}` }
  return report.kind === 'failed' ? { kind: 'start', text: `it failed: ${report.text}` } : null
}

function toLaterProblem(report: subApp.HealthReport): Problem[] {
  if (report.kind === 'policy')
    return [{ kind: 'policy', text: `the policy of the page refused ${report.text}` }]
  if (report.kind !== 'error' || REASONS[report.text.split(':', 1)[0] ?? ''] !== undefined) return []
  return [{ kind: 'error', text: `an error that nothing caught: ${report.text}` }]
}

function toLeakProblem(leaks: readonly string[]): Problem {
  const more = leaks.length > MAX_LEAKS ? `, and ${leaks.length - MAX_LEAKS} more` : ''
  return { kind: 'leak', text: `it leaves behind ${leaks.slice(0, MAX_LEAKS).join(', ')}${more}` }
}
