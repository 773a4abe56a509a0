import { voiceprint } from '@console/contracts'
import { route } from '../../../../access/route.ts'
import { NotFound } from '../../../../platform/errors.ts'
import { seesPerson } from '../voice-people.store.ts'
import { canOpenRecords } from '../voiceprint.policy.ts'
import { deleteCheck, lockCheck } from './check.store.ts'

export const removeCheck = route(voiceprint.removeCheck, {
  policy: canOpenRecords,
  handler: async ({ tx, session, query: { id } }) => {
    const check = await lockCheck(tx, id)
    if (!check || !(await seesPerson(tx, session.userId, check.userId))) throw new NotFound()
    await deleteCheck(tx, id)
    const { name, userId, sessionId, status, isRevised } = check
    await tx.audit({
      module: 'voiceprint',
      opType: 'voiceprint.removeCheck',
      target: name,
      before: { taskId: id, userId, sessionId, status, statusRevise: isRevised ? 1 : 0 },
    })
    return null
  },
})
