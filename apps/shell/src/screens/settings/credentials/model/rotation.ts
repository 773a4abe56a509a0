import { credential } from '@console/contracts'

export const ROTATION_STEPS = ['create', 'move', 'disable', 'delete'] as const
export type RotationStep = (typeof ROTATION_STEPS)[number]
export type Rotation = { step: RotationStep; successor: credential.ApiClient | null }

const STEP_OF = { awaitNoUsage: 'move', disable: 'disable', delete: 'delete' } as const satisfies Record<
  credential.RotationStep,
  RotationStep
>

/**
 * The state of a client's replacement. It is derived from the clients themselves, so that it can be left for days and
 * continued by another user: the successor is the newest enabled client made after the old one.
 */
export function findRotation(old: credential.ApiClient, clients: readonly credential.ApiClient[]): Rotation {
  const [successor = null] = clients
    .filter(({ id, status }) => id > old.id && status === credential.CLIENT_STATUS.enabled)
    .toSorted((a, b) => b.id - a.id)
  return { successor, step: successor === null ? 'create' : STEP_OF[credential.rotationStep(old)] }
}

export function stepState(step: RotationStep, current: RotationStep): 'done' | 'current' | 'waiting' {
  const distance = ROTATION_STEPS.indexOf(step) - ROTATION_STEPS.indexOf(current)
  return distance === 0 ? 'current' : distance < 0 ? 'done' : 'waiting'
}
