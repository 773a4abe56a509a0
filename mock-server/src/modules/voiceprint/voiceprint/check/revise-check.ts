import { voiceprint } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import type { TenantTx } from '../../../../platform/context/context.ts'
import { NotFound, refuse } from '../../../../platform/errors.ts'
import { voiceTexts } from '../voiceprint.messages.ts'
import { canOpenRecords } from '../voiceprint.policy.ts'
import { seesPerson } from '../voice-people.store.ts'
import { lockCheck, setRevised, type LockedCheck } from './check.store.ts'

export const reviseCheck = route(voiceprint.manualRevise, {
  policy: canOpenRecords,
  handler: async ({ tx, session, body: { checkTaskId } }) => {
    const { name, userId, isRevised } = await requireEditable(tx, session.userId, checkTaskId)
    if (isRevised) return null
    await setRevised(tx, checkTaskId)
    await tx.audit({
      module: 'voiceprint',
      opType: 'voiceprint.manualRevise',
      target: name,
      before: { taskId: checkTaskId, userId, statusRevise: 0 },
      after: { taskId: checkTaskId, userId, statusRevise: 1 },
    })
    return null
  },
})

/** A record of a person whom the reader sees, that may be revised; it stays so until this transaction ends. */
export async function requireEditable(tx: TenantTx, readerId: number, id: number): Promise<LockedCheck> {
  const check = await lockCheck(tx, id)
  if (!check || !(await seesPerson(tx, readerId, check.userId))) throw new NotFound()
  if (!voiceprint.isEditable(check))
    throw refuse(voiceprint.REVISE_REFUSALS.notConsistent, voiceTexts.notConsistent)
  return check
}
