import type { AppContext } from '../../../../platform/context/context.ts'
import { analyserOf } from '../analysis/voice-analyser.ts'
import { openEmbedding, sealEmbedding } from '../corpus/sealed-voice.ts'
import { updateEmbedding, type Sample } from '../corpus/sample.store.ts'
import { readVoice } from '../corpus/sound-file.ts'
import { MAX_SPEECH_SECONDS } from '../speech-limits.ts'

export type ComparableSample = { corpusId: number; embedding: Float32Array }

type Compared = { tenantId: number; model: string; signal: AbortSignal }

/** Samples of the model's; those of another model are embedded again from their sound, and left out where it is lost. */
export async function comparableSamples(
  ctx: AppContext,
  samples: readonly Sample[],
  compared: Compared,
): Promise<ComparableSample[]> {
  const all: ComparableSample[] = []
  for (const sample of samples) {
    const embedding = await loadEmbedding(ctx, sample, compared)
    if (embedding !== null) all.push({ corpusId: sample.id, embedding })
  }
  return all
}

async function loadEmbedding(
  ctx: AppContext,
  sample: Sample,
  { tenantId, model, signal }: Compared,
): Promise<Float32Array | null> {
  const { id, voiceId, contentHash } = sample
  const owner = { tenantId, voiceId }
  if (sample.model === model) return openEmbedding(ctx.secrets, owner, sample.embedding)
  const wav = await readVoice(ctx, { ...owner, contentHash })
  if (wav === null) return null
  const task = {
    bytes: new Uint8Array(wav),
    isSample: true,
    channel: 0,
    neededSeconds: 0,
    maxSeconds: MAX_SPEECH_SECONDS,
  }
  const { analysis, model: madeBy } = await analyserOf(ctx).analyse(task, signal)
  if (analysis.kind !== 'voice' || madeBy !== model) return null
  const embedding = sealEmbedding(ctx.secrets, owner, analysis.embedding)
  await ctx.db.inTenant(tenantId, (tx) => updateEmbedding(tx, { id, model, embedding }))
  return analysis.embedding
}
