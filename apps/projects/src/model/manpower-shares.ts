import type { projectEntity } from '@console/contracts'

/** A part of the bar of a project's manpower; `bizTypeID` identifies the contractor of a confirmed part. */
export type ManpowerPart =
  | { kind: 'confirmed'; amount: number; bizTypeID: number; contractor: string }
  /** Assigned to contractors but not confirmed yet. */
  | { kind: 'unconfirmed'; amount: number }
  | { kind: 'unassigned'; amount: number }

export type ManpowerShares = {
  parts: readonly ManpowerPart[]
  unconfirmed: number
  unassigned: number
  gap: number
  /** Confirmed beyond the demand. */
  over: number
  /** Share of the demand, in percent; null where there is more than that, or no demand. */
  confirmedPercent: number | null
}

type Need = Pick<projectEntity.ProjectRow, 'manpowerDemand' | 'confirmedManpower' | 'manpowerGap'>
type Manpower = Need & {
  assignments: readonly Pick<
    projectEntity.Assignment,
    'applicationStatus' | 'manpowerAssigned' | 'confirmedManpower' | 'bizTypeID' | 'tenantName'
  >[]
}

/** Divides a project's demand: confirmed by contractor, assigned but unconfirmed, unassigned. */
export function manpowerShares(project: Manpower): ManpowerShares {
  const { manpowerDemand, confirmedManpower } = project
  const passed = project.assignments.filter(({ applicationStatus }) => applicationStatus === 'passed')
  const confirmed = passed.map(({ bizTypeID, tenantName, confirmedManpower: amount }) => ({
    kind: 'confirmed' as const,
    amount,
    bizTypeID,
    contractor: tenantName,
  }))
  // A contractor with more people than assigned does not offset another.
  const unconfirmed = sum(passed.map((one) => Math.max(0, one.manpowerAssigned - one.confirmedManpower)))
  const unassigned = Math.max(0, manpowerDemand - sum(confirmed.map(({ amount }) => amount)) - unconfirmed)
  const over = Math.max(0, confirmedManpower - manpowerDemand)
  const parts: ManpowerPart[] = [
    ...confirmed,
    { kind: 'unconfirmed', amount: unconfirmed },
    { kind: 'unassigned', amount: unassigned },
  ]
  return {
    parts: parts.filter(({ amount }) => amount > 0),
    unconfirmed,
    unassigned,
    gap: manpowerGap(project),
    over,
    confirmedPercent: over > 0 || manpowerDemand === 0 ? null : (confirmedManpower / manpowerDemand) * 100,
  }
}

/** The gap as sent; otherwise demand less confirmed manpower (PROJ-Q18). */
export function manpowerGap({ manpowerGap: sent, manpowerDemand, confirmedManpower }: Need): number {
  return sent ?? Math.max(0, manpowerDemand - confirmedManpower)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
