import { voiceprint } from '@console/contracts'
import { sessionRoute } from '../../../../access/route.ts'
import { toAuditActor } from '../../../../access/session.ts'
import type { TenantTx } from '../../../../platform/context/context.ts'
import { NotFound } from '../../../../platform/errors.ts'
import { removeUnused } from '../../../../platform/files/stored-contents.ts'
import { seesPerson } from '../voice-people.store.ts'
import { canOpenCorpora } from '../voiceprint.policy.ts'
import { deleteCorpus, lockCorpus } from './corpus.store.ts'

export const removeCorpus = sessionRoute(voiceprint.removeCorpus, {
  policy: canOpenCorpora,
  handler: async ({ ctx, session, request, query: { id } }) => {
    const { tenantId, userId: readerId } = session
    await ctx.db.inRequest(tenantId, (tx) => remove(tx, { id, readerId }), toAuditActor(session, request))
    // Only after the row is deleted for good; files that cannot be removed now are removed by retention.
    await removeUnused(ctx, tenantId).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'the sound of a deleted sample was not removed yet'),
    )
    return null
  },
})

async function remove(tx: TenantTx, { id, readerId }: { id: number; readerId: number }): Promise<void> {
  const corpus = await lockCorpus(tx, id)
  if (!corpus || !(await seesPerson(tx, readerId, corpus.userId))) throw new NotFound()
  await deleteCorpus(tx, id)
  await tx.audit({
    module: 'voiceprint',
    opType: 'voiceprint.removeCorpus',
    target: corpus.name,
    before: { corpusId: id, ...corpus },
  })
}
