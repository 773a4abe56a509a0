import type { Call } from '@console/contracts'
import { ALL_CAPABILITIES } from '@console/contracts/documented'
import type { Played } from './base/check.ts'
import { CALLS } from './base/contract.ts'
import { ASPECTS, type Aspect, type Finding, type Findings } from './base/findings.ts'
import { findOurs } from './plan/ours.ts'
import { readSentences, requirementIds } from './requirement-ids.ts'

export type CallResult = {
  call: Call
  findings: Readonly<Record<Aspect, Finding>>
  requirements: readonly string[]
}
export type Fault = { call: Call; aspect: Aspect; sentence: string; more: number }
/** `whole`: every call of the contract. `documented`: the documented ones, and of ours those that the platform names. */
export type Verdict = 'whole' | 'documented' | 'faults'

export type CheckResult = {
  address: string
  verdict: Verdict
  isWrite: boolean
  capabilities: readonly string[]
  calls: readonly CallResult[]
  faults: readonly Fault[]
  /** The longest answers, the longest first. */
  slowest: readonly { call: Call; durationMs: number }[]
  /** Records that a scenario could not remove. */
  leftBehind: readonly string[]
}

const SLOWEST_SHOWN = 10

export function toResult({
  address,
  capabilities,
  findings,
  slowest,
  leftBehind,
  isWrite,
}: {
  address: string
  capabilities: readonly string[]
  findings: Findings
  slowest: readonly Played[]
  leftBehind: readonly string[]
  isWrite: boolean
}): CheckResult {
  const sentences = readSentences()
  const calls = [...CALLS.filter(({ documented }) => documented === true), ...findOurs(capabilities)].map(
    (call) => ({
      call,
      findings: findingsByAspect(findings, call),
      requirements: requirementIds(call, sentences),
    }),
  )
  const faults = calls.flatMap(faultsIn)
  return {
    address,
    verdict: faults.length > 0 ? 'faults' : isEveryCapability(capabilities) ? 'whole' : 'documented',
    isWrite,
    capabilities,
    calls,
    faults,
    slowest: slowest
      .map(({ call, reply }) => ({ call, durationMs: reply.durationMs }))
      .toSorted((a, b) => b.durationMs - a.durationMs)
      .slice(0, SLOWEST_SHOWN),
    leftBehind,
  }
}

const isEveryCapability = (named: readonly string[]): boolean =>
  ALL_CAPABILITIES.every((one) => named.includes(one))

function findingsByAspect(findings: Findings, call: Call): Record<Aspect, Finding> {
  const at = (aspect: Aspect) => findings.of(call, aspect)
  return {
    there: at('there'),
    shape: at('shape'),
    code: at('code'),
    refusal: at('refusal'),
    permission: at('permission'),
    paging: at('paging'),
    limit: at('limit'),
    time: at('time'),
  }
}

function faultsIn({ call, findings }: CallResult): Fault[] {
  return ASPECTS.flatMap((aspect) => {
    const finding = findings[aspect]
    return finding.state === 'fault' ? [{ call, aspect, sentence: finding.sentence, more: finding.more }] : []
  })
}

/** Counts the aspects of calls by their state. */
export function countStates(calls: readonly CallResult[]): Record<Finding['state'], number> {
  const counts = { ok: 0, fault: 0, 'not tried': 0 }
  for (const { findings } of calls) for (const aspect of ASPECTS) counts[findings[aspect].state] += 1
  return counts
}

/** Why calls were not tried at all, each reason with its calls, the most frequent first. */
export function untriedCalls(calls: readonly CallResult[]): { reason: string; calls: Call[] }[] {
  const byReason = new Map<string, Call[]>()
  for (const { call, findings } of calls) {
    const { code } = findings
    if (code.state === 'not tried') byReason.set(code.reason, [...(byReason.get(code.reason) ?? []), call])
  }
  return [...byReason]
    .map(([reason, untried]) => ({ reason, calls: untried }))
    .toSorted((a, b) => b.calls.length - a.calls.length)
}

export const verdictText = ({ verdict, faults }: Pick<CheckResult, 'verdict' | 'faults'>): string =>
  verdict === 'faults' ? `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}` : verdict
