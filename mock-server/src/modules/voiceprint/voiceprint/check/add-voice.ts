import { voiceprint } from '@console/contracts'
import { sessionRoute, type RequestMeta } from '../../../../access/route.ts'
import { toAuditActor, type Session } from '../../../../access/session.ts'
import type { AppContext, TenantTx } from '../../../../platform/context/context.ts'
import { Conflict, NotFound, refuse } from '../../../../platform/errors.ts'
import { voiceOfRecording } from '../analysis/voice-of-recording.ts'
import { lockCategory } from '../category/category.store.ts'
import { deprecateReplaced, insertSample, reuseSample } from '../corpus/sample.store.ts'
import { saveVoice, type FoundVoice } from '../corpus/sound-file.ts'
import { findSettings } from '../setting/setting.store.ts'
import { voiceTexts } from '../voiceprint.messages.ts'
import { canOpenRecords } from '../voiceprint.policy.ts'
import { contentOfRecording, type LockedCheck } from './check.store.ts'
import { requireEditable } from './revise-check.ts'

const { voiceGone, voiceUnusable } = voiceprint.REVISE_REFUSALS

type Input = {
  ctx: AppContext
  session: Session
  request: RequestMeta
  body: { checkTaskId: number; catalogId: number; voiceId: number }
}

/** A sample that the call has already gets another category; otherwise the recording is analysed, outside of any transaction. */
export const addVoice = sessionRoute(voiceprint.addVoice, {
  policy: canOpenRecords,
  handler: async ({ ctx, session, request, body }) => {
    const input = { ctx, session, request, body }
    const actor = toAuditActor(session, request)
    const { corpusId, contentHash } = await ctx.db.inRequest(
      session.tenantId,
      (tx) => reuseOrFind(tx, input),
      actor,
    )
    if (corpusId !== null) return { corpusId }
    if (contentHash === null) throw refuse(voiceGone, voiceTexts.voiceGone)
    const voice = await usableVoice(input, contentHash)
    return { corpusId: await storeVoice(input, voice) }
  },
})

async function required(tx: TenantTx, { session, body }: Input): Promise<LockedCheck & { category: string }> {
  const check = await requireEditable(tx, session.userId, body.checkTaskId)
  const category = await lockCategory(tx, body.catalogId)
  if (!category || check.voiceId !== body.voiceId) throw new NotFound()
  return { ...check, category: category.name }
}

async function reuseOrFind(tx: TenantTx, input: Input) {
  const check = await required(tx, input)
  const contentHash = await contentOfRecording(tx, check)
  const { callId } = check
  const at = input.ctx.clock.now()
  const reused =
    contentHash === null ? null : await reuseSample(tx, { callId, categoryId: input.body.catalogId, at })
  if (reused?.isChanged === true) await recordAdded(tx, input, { check, corpusId: reused.id })
  return { corpusId: reused?.id ?? null, contentHash }
}

async function usableVoice({ ctx, session, request }: Input, contentHash: string): Promise<FoundVoice> {
  const recording = { tenantId: session.tenantId, contentHash }
  const found = await voiceOfRecording(ctx, recording, request.signal)
  if (found.kind === 'voice') return found
  throw found.reason === 'recordingGone'
    ? refuse(voiceGone, voiceTexts.voiceGone)
    : refuse(voiceUnusable, voiceTexts.voiceUnusable)
}

function storeVoice(input: Input, voice: FoundVoice): Promise<number> {
  const { ctx, session, body } = input
  return saveVoice(
    ctx,
    { tenantId: session.tenantId, voice, actor: toAuditActor(session, input.request) },
    async (tx, stored) => {
      // It may have been deleted, or its person erased, while the recording was analysed.
      const check = await required(tx, input)
      const { userId, callId, sessionId, sessionAt } = check
      const of = { userId, callId, sessionId, sessionAt, categoryId: body.catalogId }
      const corpusId = await insertSample(tx, { ...stored, ...of, createdAt: ctx.clock.now() })
      if (corpusId === null) throw new Conflict()
      await recordAdded(tx, input, { check, corpusId })
      return corpusId
    },
  )
}

async function recordAdded(
  tx: TenantTx,
  { body: { checkTaskId, catalogId } }: Input,
  {
    check: { name, userId, category },
    corpusId,
  }: { check: LockedCheck & { category: string }; corpusId: number },
): Promise<void> {
  const { corporaNum } = await findSettings(tx)
  await deprecateReplaced(tx, { userId, corporaNum })
  const after = { taskId: checkTaskId, corpusId, userId, catalogId, catalogName: category }
  await tx.audit({ module: 'voiceprint', opType: 'voiceprint.addVoice', target: name, after })
}
