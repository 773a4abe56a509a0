import type { subApp } from '@console/contracts'
import type { HostServices } from '../../host/host-services.ts'
import type { HttpClient } from '../../http/http-client.ts'
import { type HostSlots, type SlotContribution, SlotFailure } from '../host-slots.ts'
import type { SlotContext, SlotEvent, SlotRecord, SlotRequest } from '../messages.ts'
import { connectSlotFrame } from './connect-slot-frame.ts'
import { createSlotRunner, type SlotRunner } from './slot-runner.ts'
import { createSlotScript, type SlotScript } from './slot-script.ts'

/** A contribution that failed so often in a row is not asked again before Retry. */
const FAILURES_BEFORE_OFF = 2

/** What a browser reports of a contribution; failures of the line are not reported. */
export type SlotReport = Extract<subApp.HealthReport, { kind: 'slot' }>

export type SlotRuntimeOptions = {
  services: Pick<HostServices, 'confirm' | 'reportError' | 'toast' | 'canOpen' | 'navigate'>
  client: HttpClient
  /** Context without the app's name. */
  context: () => Omit<SlotContext, 'module'>
  onReport: (app: SlotContribution['app'], report: SlotReport) => void
  /** Runs scripts; absent: in workers of a hidden frame. */
  runner?: SlotRunner
}

export type SlotRuntime = Pick<HostSlots, 'ask' | 'onChanged' | 'connectFrame'> & {
  /** Replaces the apps that the person runs. Scripts of others end. */
  setApps: (apps: readonly subApp.RegistryApp[]) => readonly SlotContribution[]
  /** The language, theme, zone or business has changed. */
  contextChanged: () => void
  /** Passes an event to the services that follow it. */
  dispatch: (event: SlotEvent & { topic: subApp.SlotTopic }) => void
  end: () => void
}

type App = { app: subApp.RegistryApp; script: SlotScript }

const keyOf = ({ app, slot }: Pick<SlotContribution, 'app' | 'slot'>): string =>
  `${app.module} ${app.versionId} ${slot.id}`

/** Asks the scripts of all apps that the person runs, counts how they do, and leaves those alone that fail. */
export function createSlotRuntime(options: SlotRuntimeOptions): SlotRuntime {
  const { context, onReport } = options
  let runner = options.runner
  const apps = new Map<string, App>()
  const listeners = new Map<string, Set<() => void>>()
  const failures = new Map<string, number>()
  const reportedShown = new Set<string>()

  const contextOf = (app: subApp.RegistryApp): SlotContext => ({ module: app.module, ...context() })
  const appKey = ({ module, versionId }: SlotContribution['app']): string => `${module} ${versionId}`

  function open(app: subApp.RegistryApp, slots: NonNullable<subApp.RegistryApp['slots']>): App {
    const script = createSlotScript({
      ...options,
      app,
      load: async () => loadScript(slots),
      runner: {
        run: (request) => {
          runner ??= createSlotRunner(document, subAppRunner)
          return runner.run(request)
        },
      },
      context: () => contextOf(app),
      onChanged: (slot) => {
        for (const listener of listeners.get(`${appKey(app)} ${slot}`) ?? []) listener()
      },
      onError: (text) => onReport(app, { kind: 'slot', slot: '', outcome: 'failed', ms: 0, longTasks: 0, text }),
    })
    return { app, script }
  }

  function noteSuccess(contribution: SlotContribution, ms: number, isLongTask: boolean): void {
    const key = keyOf(contribution)
    const hadFailed = failures.delete(key)
    if (reportedShown.has(key) && !hadFailed && !isLongTask) return
    reportedShown.add(key)
    onReport(contribution.app, {
      kind: 'slot',
      slot: contribution.slot.id,
      outcome: 'shown',
      ms: Math.round(ms),
      longTasks: isLongTask ? 1 : 0,
    })
  }

  function noteFailure(contribution: SlotContribution, failure: SlotFailure): void {
    if (failure.problem === 'line') return
    const key = keyOf(contribution)
    failures.set(key, (failures.get(key) ?? 0) + 1)
    onReport(contribution.app, {
      kind: 'slot',
      slot: contribution.slot.id,
      outcome: 'failed',
      ms: 0,
      longTasks: 0,
      text: `${failure.problem}: ${failure.message}`.slice(0, 500),
    })
  }
  void noteSuccess
  void noteFailure
  void SlotFailure
  return undefined as never
}
