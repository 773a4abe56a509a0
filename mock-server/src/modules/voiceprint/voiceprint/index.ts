import { pauseUnless } from '../../../platform/clock.ts'
import type { AppContext } from '../../../platform/context/context.ts'
import { runNamedWork } from '../../../platform/named-work.ts'
import { StartProblem } from '../../../platform/start-problem.ts'
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../../platform/time/units.ts'
import type { Module } from '../../module.ts'
import { measuredErrors } from './analysis/measured-errors.ts'
import { analyserOf } from './analysis/voice-analyser.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { addCategory } from './category/add-category.ts'
import { changeCategory } from './category/change-category.ts'
import { deleteCategory } from './category/delete-category.ts'
import { listCategories } from './category/list-categories.ts'
import { addVoice } from './check/add-voice.ts'
import { checkExport } from './check/checks.export.ts'
import { exportChecks } from './check/export-checks.ts'
import { getDistribution } from './check/get-distribution.ts'
import { listChecks } from './check/list-checks.ts'
import { removeCheck } from './check/remove-check.ts'
import { reviseCheck } from './check/revise-check.ts'
import { listCorpora } from './corpus/list-corpora.ts'
import { removeCorpus } from './corpus/remove-corpus.ts'
import { eraseVoices } from './erase-voices.ts'
import { cleanUpVoices } from './job/clean-up-voices.ts'
import { runVoiceChecks } from './job/run-voice-checks.ts'
import { takeOverChecks } from './job/take-over-checks.ts'
import { getConfig } from './setting/get-config.ts'
import { saveConfig } from './setting/save-config.ts'
import { mountVoices } from './sound/serve-voices.ts'

/** Interval between two searches for due recordings. */
const PERIOD_MS = 2 * SECOND_MS
/** The start has other work to do. */
const FIRST_CLEAN_UP_MS = HOUR_MS
const CLEAN_UP_PERIOD_MS = DAY_MS

/** Checks that recordings have the voice of the person who is said to speak. One of several processes checks them. */
export function voiceprintModule(): Module {
  let stops: (() => Promise<void>)[] = []
  return {
    name: 'voiceprint',
    auditDictionary,
    exportKinds: { voiceChecks: checkExport },
    erasure: eraseVoices,
    routes: [
      getConfig,
      saveConfig,
      listCategories,
      addCategory,
      changeCategory,
      deleteCategory,
      addVoice,
      listCorpora,
      removeCorpus,
      listChecks,
      removeCheck,
      reviseCheck,
      exportChecks,
      getDistribution,
    ],
    mount: mountVoices,
    jobs: [
      {
        start: async (ctx) => {
          await requireModel(ctx)
          stops = [
            await ctx.leases.start('voice checks', {
              begin: (signal) => takeOverChecks(ctx, signal),
              run: (signal) => checkVoices(ctx, signal),
            }),
            await ctx.leases.start('voice clean-up', { run: (signal) => cleanUpDaily(ctx, signal) }),
            analyserOf(ctx).close,
          ]
        },
        stop: async () => {
          for (const stop of stops) await stop()
        },
      },
    ],
  }
}

/** A model that cannot be used ends the start, not the first check. */
async function requireModel(ctx: AppContext): Promise<void> {
  const { voiceprintModel } = ctx.config
  if (voiceprintModel === null) return
  try {
    await analyserOf(ctx).model()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartProblem(`VOICEPRINT_MODEL ${voiceprintModel} cannot be used: ${reason}`)
  }
  measuredErrors(ctx)
}

async function checkVoices(ctx: AppContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await runNamedWork('voice checks', () => runVoiceChecks(ctx, signal))
    await ctx.clock.reach(new Date(ctx.clock.now().getTime() + PERIOD_MS), signal)
  }
}

async function cleanUpDaily(ctx: AppContext, signal: AbortSignal): Promise<void> {
  await pauseUnless(FIRST_CLEAN_UP_MS, signal)
  while (!signal.aborted) {
    await runNamedWork('voice clean-up', () => cleanUpVoices(ctx, signal))
    await pauseUnless(CLEAN_UP_PERIOD_MS, signal)
  }
}
