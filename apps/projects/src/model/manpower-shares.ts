import type { projectEntity } from '@console/contracts'

/** A part of the bar of a project's manpower; `bizTypeID` tells confirmed parts of contractors apart. */
export type ManpowerPart =
  | { kind: 'confirmed'; amount: number; bizTypeID: number; contractor: string }
  /** Given to contractors that have not placed their people yet. */
  | { kind: 'unconfirmed'; amount: number }
  | { kind: 'unassigned'; amount: number }

export type ManpowerShares = {
  parts: readonly ManpowerPart[]
  unconfirmed: number
  unassigned: number
  gap: number
  /** Of the need, in percent; null where nothing is needed. */
  confirmedPercent: number | null
}

type Need = Pick<projectEntity.ProjectRow, 'manpowerDemand' | 'confirmedManpower' | 'manpowerGap'>
type Manpower = Need & {
  assignments: readonly Pick<
    projectEntity.Assignment,
    'applicationStatus' | 'manpowerAssigned' | 'confirmedManpower' | 'bizTypeID' | 'tenantName'
  >[]
}

/** How a project's need is covered: who confirmed how much, what is given out beyond that, and what nobody has. */
export function manpowerShares(project: Manpower): ManpowerShares {
  const { manpowerDemand, confirmedManpower } = project
  const passed = project.assignments.filter(({ applicationStatus }) => applicationStatus === 'passed')
  const confirmed = passed.map(({ bizTypeID, tenantName, confirmedManpower: amount }) => ({
    kind: 'confirmed' as const,
    amount,
    bizTypeID,
    contractor: tenantName,
  }))
  // One that placed more people than it was given makes up for no other.
  const unconfirmed = sum(passed.map((one) => Math.max(0, one.manpowerAssigned - one.confirmedManpower)))
  const unassigned = Math.max(0, manpowerDemand - sum(confirmed.map(({ amount }) => amount)) - unconfirmed)
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
    confirmedPercent: manpowerDemand === 0 ? null : (confirmedManpower / manpowerDemand) * 100,
  }
}

/** What is still needed, as it was sent; where it was not, demand less what is confirmed (PROJ-Q18). */
export function manpowerGap({ manpowerGap: sent, manpowerDemand, confirmedManpower }: Need): number {
  return sent ?? Math.max(0, manpowerDemand - confirmedManpower)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
