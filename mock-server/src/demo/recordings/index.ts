import type { Module } from '../../modules/module.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { getErrorCode } from '../../platform/error-code.ts'
import { runNamedWork } from '../../platform/named-work.ts'
import { MINUTE_MS, SECOND_MS } from '../../platform/time/units.ts'
import { createRecordingMaker } from './make-recordings.ts'
import { openRecordingThread } from './recording-thread.ts'

/** Recordings of one company at most: 200 of all companies of the demo, each of 1.9 MB on average. */
const MAX_RECORDINGS_OF_COMPANY = 120
/** Nobody waits for a recording of the demo: requests come first. */
const LOW_PRIORITY = 10
/** The first pages of the console come first. */
const BEGIN_AFTER_MS = 15 * SECOND_MS
/** Between two looks for calls that came later. */
const LOOK_AGAIN_MS = 5 * MINUTE_MS
/** The last moment that a date can say. */
const NEVER = new Date(8_640_000_000_000_000)

/** Makes recordings of a part of the demo's calls, in the background. Off by one setting. */
export function demoRecordingsModule(): Module {
  let stop = async (): Promise<void> => undefined
  return {
    name: 'demo recordings',
    routes: [],
    jobs: [
      {
        start: async (ctx) => {
          if (ctx.config.seedRecordings === 'off') return
          stop = await ctx.leases.start('demo recordings', { run: (signal) => run(ctx, signal) })
        },
        stop: () => stop(),
      },
    ],
  }
}

async function run(ctx: AppContext, signal: AbortSignal): Promise<void> {
  const { clock, config, log } = ctx
  const openThread = () => openRecordingThread({ priority: LOW_PRIORITY })
  const maker = createRecordingMaker({ ctx, mostOfCompany: MAX_RECORDINGS_OF_COMPANY, openThread })
  const pause = (realMs: number): Promise<void> =>
    clock.reach(new Date(clock.now().getTime() + realMs * config.clockSpeed), signal)
  await pause(BEGIN_AFTER_MS)
  while (!signal.aborted) {
    try {
      const made = await runNamedWork('demo recordings', () => maker.makeMissing(signal))
      if (made > 0) log.info({ made }, 'calls of the demo data have recordings')
    } catch (error) {
      if (getErrorCode(error) === 'ERR_MODULE_NOT_FOUND') {
        log.warn('the demo data gets no recordings: the synthesiser is not installed')
        return clock.reach(NEVER, signal)
      }
      if (!signal.aborted)
        log.error({ err: error }, 'recordings of the demo data were not made; it tries again')
    }
    await pause(LOOK_AGAIN_MS)
  }
}
