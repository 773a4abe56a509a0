import type { subApp } from '@console/contracts'
import type { SlotContribution, SlotFailure } from '../host/host-slots.ts'

/** A contribution that failed so often in a row is not asked again before Retry. */
const FAILURES_BEFORE_OFF = 2
const MAX_TEXT_CHARACTERS = 500
/** Failures of one contribution beyond this number are not reported in one visit: they say nothing new. */
const MAX_REPORTED_FAILURES = 5

export type SlotCounts = {
  succeeded: (contribution: SlotContribution, measured: { ms: number; isLongTask: boolean }) => void
  failed: (contribution: SlotContribution, failure: SlotFailure) => void
  /** True if it is left alone until Retry. */
  isOff: (contribution: SlotContribution) => boolean
  /** Forgets its failures in a row. */
  reset: (contribution: SlotContribution) => void
}

type Count = { failuresInRow: number; reportedFailures: number; isReported: boolean }
type Report = (app: SlotContribution['app'], report: subApp.HealthReport) => void

/** Counts how contributions do in this visit, and reports it: the first success, each failure, and tasks that take too long. */
export function countSlots(report: Report): SlotCounts {
  const counts = new Map<string, Count>()

  function find({ app: { module, versionId }, slot }: SlotContribution): Count {
    const key = `${module} ${versionId} ${slot.id}`
    const known = counts.get(key) ?? { failuresInRow: 0, reportedFailures: 0, isReported: false }
    counts.set(key, known)
    return known
  }

  return {
    isOff: (contribution) => find(contribution).failuresInRow >= FAILURES_BEFORE_OFF,
    reset: (contribution) => {
      find(contribution).failuresInRow = 0
    },
    succeeded: (contribution, { ms, isLongTask }) => {
      const count = find(contribution)
      const isNew = !count.isReported || count.failuresInRow > 0 || isLongTask
      count.failuresInRow = 0
      count.isReported = true
      if (!isNew) return
      const { app, slot } = contribution
      const longTasks = isLongTask ? 1 : 0
      report(app, { kind: 'slot', slot: slot.id, outcome: 'shown', ms: Math.round(ms), longTasks, text: '' })
    },
    failed: (contribution, { problem, message }) => {
      // The line, or a contribution that was not asked, says nothing of the app.
      if (problem === 'line' || problem === 'off' || problem === 'interrupted') return
      const count = find(contribution)
      count.failuresInRow += 1
      count.reportedFailures += 1
      if (count.reportedFailures > MAX_REPORTED_FAILURES) return
      const { app, slot } = contribution
      const text = `${problem}: ${message}`.slice(0, MAX_TEXT_CHARACTERS)
      report(app, { kind: 'slot', slot: slot.id, outcome: 'failed', ms: 0, longTasks: 0, text })
    },
  }
}
