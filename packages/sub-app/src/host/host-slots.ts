import type { subApp } from '@console/contracts'
import type { SlotAnswers, SlotRecord, SlotRequest, SlotRequestOf } from '../slots/messages.ts'

/** A contribution of an app that the person runs, with its texts in the person's language. */
export type SlotContribution = {
  app: Pick<subApp.RegistryApp, 'module' | 'name' | 'versionId' | 'isPreview'>
  slot: subApp.ShownContribution
  /** Fields of its records that the company has consented to. */
  fields: ReadonlySet<string>
}

/** Reasons why a contribution shows nothing. */
export type SlotProblem =
  /** It threw, or answered in no known form. */
  | 'failed'
  /** It did not answer in time. */
  | 'late'
  /** Its script hung, or sent too much, and was ended. */
  | 'stopped'
  /** Its script was ended because of another contribution; it is asked once more. */
  | 'interrupted'
  /** It answered with more than a slot has room for. */
  | 'tooLarge'
  /** Its script could not be loaded: nothing that the app could help. */
  | 'line'
  /** It failed twice in a row, and is not asked again before Retry. */
  | 'off'

/** A contribution could not be shown. The message is that of the app, and is shown to nobody but its owner. */
export class SlotFailure extends Error {
  override readonly name = 'SlotFailure'
  readonly problem: SlotProblem

  constructor(problem: SlotProblem, message = '') {
    super(message)
    this.problem = problem
  }
}

export type SlotFrameOptions = {
  frame: HTMLIFrameElement
  contribution: SlotContribution
  record: SlotRecord | null
  onReady: () => void
  onResize: (heightPx: number) => void
  onFailure: (failure: SlotFailure) => void
  signal: AbortSignal
}

/**
 * Contributions of registered apps to pages. The list is empty until the first page of the session has its own content, and for good where
 * nobody has registered an app.
 */
export type HostSlots = {
  contributions: {
    get: () => readonly SlotContribution[]
    subscribe: (listener: () => void) => () => void
  }
  /** Asks a contribution. Rejects with a `SlotFailure`. The record is cut to the fields of the consent. */
  ask: <Method extends SlotRequest['method']>(
    contribution: SlotContribution,
    request: SlotRequestOf<Method>,
  ) => Promise<SlotAnswers[Method]>
  /** Forgets former failures, so that the contribution is asked again. */
  reset: (contribution: SlotContribution) => void
  /** Calls the listener when what a contribution has drawn is out of date. Returns the end of that. */
  onChanged: (contribution: SlotContribution, listener: () => void) => () => void
  /** Connects a frame whose document is a contribution. */
  connectFrame: (options: SlotFrameOptions) => void
}

const NONE: readonly SlotContribution[] = []

/** Slots of a page where no app can add anything. */
export const noSlots: HostSlots = {
  contributions: { get: () => NONE, subscribe: () => () => {} },
  ask: () => Promise.reject(new SlotFailure('off')),
  reset: () => {},
  onChanged: () => () => {},
  connectFrame: () => {},
}
