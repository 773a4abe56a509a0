import { subApp } from '@console/contracts'
import { type HostSlots, type SlotContribution, SlotFailure } from '../host/host-slots.ts'
import type { SlotContext, SlotEvent, SlotRequest, SlotRequestOf } from '../slots/messages.ts'
import { connectSlotFrame } from './connect-slot-frame.ts'
import { consentedRecord } from './consented-record.ts'
import { countSlots, type SlotCounts } from './count-slots.ts'
import type { SlotAnswer } from './slot-requests.ts'
import type { SlotScriptOptions } from './slot-run.ts'
import { createSlotRunner, type SlotRunner } from './slot-runner.ts'
import { createSlotScript, type SlotScript } from './slot-script.ts'

export type SlotRuntimeOptions = Pick<SlotScriptOptions, 'services' | 'client'> & {
  /** The context that all scripts follow. */
  context: () => Omit<SlotContext, 'module'>
  report: (app: SlotContribution['app'], report: subApp.HealthReport) => void
  /** Runs scripts; absent: in workers of a hidden frame. */
  runner?: SlotRunner
}

export type SlotRuntime = Pick<HostSlots, 'ask' | 'reset' | 'onChanged' | 'connectFrame'> & {
  /** The apps that the person runs now. Scripts of others end. */
  setApps: (apps: readonly subApp.RegistryApp[]) => readonly SlotContribution[]
  /** The language, theme, zone or business has changed. */
  contextChanged: () => void
  /** Passes an event to the services that have consent to follow it. */
  dispatch: (topic: subApp.SlotTopic, data: SlotEvent['data']) => void
  end: () => void
}

/** Asks the scripts of all apps that the person runs, and counts how they do. */
export function createSlotRuntime(options: SlotRuntimeOptions): SlotRuntime {
  const changes = createChanges()
  const counts = countSlots(options.report)
  const scripts = createScripts(options, changes.notify)

  return {
    setApps: (apps) => {
      scripts.set(apps)
      startServices(scripts.all(), counts)
      return scripts.all().flatMap(({ app, slots }) => toContributions(app, slots))
    },
    ask: async (contribution, request) => {
      const script = scripts.find(contribution.app)
      if (script === undefined || counts.isOff(contribution)) throw new SlotFailure('off')
      try {
        const answer = await askTwice(script, contribution.slot.id, withConsent(request, contribution.fields))
        counts.succeeded(contribution, answer)
        return answer.value
      } catch (error) {
        const failure = toSlotFailure(error)
        counts.failed(contribution, failure)
        throw failure
      }
    },
    reset: counts.reset,
    onChanged: ({ app, slot }, listener) => changes.subscribe(toKey(app, slot.id), listener),
    connectFrame: (frame) => {
      const { module } = frame.contribution.app
      connectSlotFrame({ ...options, frame, counts, context: { module, ...options.context() } })
    },
    contextChanged: () => {
      for (const { app, script } of scripts.all())
        script.send({ type: 'context', context: { module: app.module, ...options.context() } })
    },
    dispatch: (topic, data) => {
      for (const { slots, script } of scripts.all())
        if (slots.topics.includes(topic)) script.send({ type: 'event', event: { topic, data } })
    },
    end: () => scripts.set([]),
  }
}

type RunningApp = { app: subApp.RegistryApp; slots: subApp.ShownSlots; script: SlotScript }

type Scripts = {
  /** Ends the scripts of apps that are not among these. */
  set: (apps: readonly subApp.RegistryApp[]) => void
  all: () => readonly RunningApp[]
  find: (app: SlotContribution['app']) => SlotScript | undefined
}

/** One script for each app that has contributions. */
function createScripts(options: SlotRuntimeOptions, onChanged: (key: string) => void): Scripts {
  let running: readonly RunningApp[] = []
  let { runner } = options
  const find = (app: SlotContribution['app']): SlotScript | undefined =>
    running.find((one) => toKey(one.app) === toKey(app))?.script

  function create(app: subApp.RegistryApp, slots: subApp.ShownSlots): SlotScript {
    return createSlotScript({
      ...options,
      app,
      load: async () => loadScript(slots),
      runner: (runner ??= createSlotRunner(document, subApp.SLOT_RUNNER_PATH)),
      context: () => ({ module: app.module, ...options.context() }),
      onChanged: (slot) => onChanged(toKey(app, slot)),
      onError: (text) => options.report(app, { kind: 'error', text }),
    })
  }

  return {
    find,
    all: () => running,
    set: (apps) => {
      const next = apps.flatMap((app): RunningApp[] =>
        app.slots === null ? [] : [{ app, slots: app.slots, script: find(app) ?? create(app, app.slots) }],
      )
      for (const { script } of running) if (!next.some((one) => one.script === script)) script.end()
      running = next
    },
  }
}

function toKey({ module, versionId }: SlotContribution['app'], slot = ''): string {
  return `${module} ${versionId} ${slot}`
}

/** Text of a script, as it was when the company consented: its hash is that of the registry. */
async function loadScript({ script, integrity }: subApp.ShownSlots): Promise<string> {
  const response = await window.fetch(script, { integrity, credentials: 'omit', redirect: 'error' })
  if (!response.ok) throw new Error(`${script} answered ${response.status}`)
  return response.text()
}

function toContributions(app: subApp.RegistryApp, slots: subApp.ShownSlots): SlotContribution[] {
  return slots.contributions.map((slot) => ({
    app,
    slot,
    fields: new Set('target' in slot ? slots.fields[slot.target] : []),
  }))
}

/** Services run from the beginning; all other contributions when they are needed. */
function startServices(apps: readonly RunningApp[], counts: SlotCounts): void {
  for (const { app, slots, script } of apps) {
    const services = toContributions(app, slots).filter(({ slot }) => slot.kind === 'service')
    if (services.length > 0)
      script.start().catch((error: unknown) => {
        const failure = toSlotFailure(error)
        for (const service of services) counts.failed(service, failure)
      })
  }
}

/** Asks again where the script was ended because of another contribution. */
async function askTwice<Method extends SlotRequest['method']>(
  script: SlotScript,
  slot: string,
  request: SlotRequestOf<Method>,
): Promise<SlotAnswer<Method>> {
  try {
    return await script.ask(slot, request)
  } catch (error) {
    if (error instanceof SlotFailure && error.problem === 'interrupted') return script.ask(slot, request)
    throw error
  }
}

function toSlotFailure(error: unknown): SlotFailure {
  return error instanceof SlotFailure ? error : new SlotFailure('failed', String(error))
}

/** The request with nothing of its records but what the company has consented to. */
function withConsent<Request extends SlotRequest>(request: Request, fields: ReadonlySet<string>): Request {
  if ('records' in request)
    return { ...request, records: request.records.map((record) => consentedRecord(record, fields)) }
  return { ...request, record: request.record === null ? null : consentedRecord(request.record, fields) }
}

/** Listeners by what they listen for. */
function createChanges() {
  const listeners = new Map<string, Set<() => void>>()
  return {
    notify: (key: string): void => {
      for (const listener of listeners.get(key) ?? []) listener()
    },
    subscribe: (key: string, listener: () => void): (() => void) => {
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) listeners.delete(key)
      }
    },
  }
}
