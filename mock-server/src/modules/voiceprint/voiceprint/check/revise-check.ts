import { voiceprint } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import type { TenantTx } from '../../../../platform/context/context.ts'
import { NotFound, refuse } from '../../../../platform/errors.ts'
import { seesPerson } from '../voice-people.store.ts'
import { voiceTexts } from '../voiceprint.messages.ts'
import { canOpenRecords } from '../voiceprint.policy.ts'
import { lockCheck, setRevised, type LockedCheck } from './check.store.ts'

const { notConsistent, reasonMissing } = voiceprint.REVISE_REFUSALS

export const reviseCheck = route(voiceprint.manualRevise, {
  policy: canOpenRecords,
  handler: async ({ tx, session, body: { checkTaskId, reason = null } }) => {
    const check = await requireVisible(tx, session.userId, checkTaskId)
    const { name, userId, isRevised, status } = check
    if (!voiceprint.isEditable(check) && !voiceprint.canBeFalseAlarm(check))
      throw refuse(notConsistent, voiceTexts.notChecked)
    if (isRevised) return null
    if (voiceprint.canBeFalseAlarm(check) && reason === null)
      throw refuse(reasonMissing, voiceTexts.reasonMissing)
    await setRevised(tx, checkTaskId, reason)
    const { consistent } = voiceprint.CHECK_STATUS
    await tx.audit({
      module: 'voiceprint',
      opType: 'voiceprint.manualRevise',
      target: name,
      before: { taskId: checkTaskId, userId, status, statusRevise: 0 },
      after: { taskId: checkTaskId, userId, status: consistent, statusRevise: 1, reason },
    })
    return null
  },
})

/** A record of a person whom the reader sees; it stays as it is until this transaction ends. */
async function requireVisible(tx: TenantTx, readerId: number, id: number): Promise<LockedCheck> {
  const check = await lockCheck(tx, id)
  if (!check || !(await seesPerson(tx, readerId, check.userId))) throw new NotFound()
  return check
}

/** Like `requireVisible`, for a record whose voice may become a sample. */
export async function requireEditable(tx: TenantTx, readerId: number, id: number): Promise<LockedCheck> {
  const check = await requireVisible(tx, readerId, id)
  if (!voiceprint.isEditable(check)) throw refuse(notConsistent, voiceTexts.notConsistent)
  return check
}
