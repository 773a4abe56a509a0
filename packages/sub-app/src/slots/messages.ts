import type { AppAnswer, IsolatedCall, IsolatedConfirm, SlotRecord } from '../isolated-app/messages.ts'
import type { SlotElement } from './elements.ts'

/**
 * Messages between the console and the script of an app's contributions. The script runs in a worker of an origin of its own,
 * without a page and without network, and gets a port with its first message: everything else goes over that.
 */

/** Marks the first message, `{ protocol, type: 'start', context }` with the port; another version is another protocol. */
export const SLOT_PROTOCOL = 'console-slots/1'

/** The context that a script follows: it arrives at first, and at each change. */
export type SlotContext = {
  /** The app's name in the registry. */
  module: string
  language: 'en' | 'zh'
  theme: 'light' | 'dark'
  /** IANA name of the zone in which the console shows times. */
  timezone: string
  /** The business that is selected in the header; null where there is none. */
  businessType: { id: number; name: string } | null
}

export type { SlotRecord } from '../isolated-app/messages.ts'

/** Value of a form field; null: empty. */
export type SlotFieldValue = string | number | boolean | null

/** A request of the console to a contribution, by its kind. */
export type SlotRequest =
  /** A column: an element for each record, by its id. */
  | { method: 'cells'; records: SlotRecord[] }
  /** A panel, a card or a section. The record is null for the last two. */
  | { method: 'draw'; record: SlotRecord | null }
  /** A button of what was drawn was pressed: answers what is drawn now. */
  | { method: 'press'; record: SlotRecord | null; press: string }
  /** An action, an entry of the search, or one of the user menu: the last two have no records. */
  | { method: 'run'; records: SlotRecord[] }
  /** A form field: null accepts the value, a text says why not. Never asked about an empty field. */
  | { method: 'validate'; value: Exclude<SlotFieldValue, null>; record: SlotRecord | null }

/** A request with this method. */
export type SlotRequestOf<Method extends SlotRequest['method']> = Extract<SlotRequest, { method: Method }>

/** The answer to each request. */
export type SlotAnswers = {
  cells: Record<string, SlotElement | null>
  draw: SlotElement[]
  press: SlotElement[]
  run: null
  validate: string | null
}

/** An event that a service follows. `data` has ids and plain values only. */
export type SlotEvent = { topic: string; data: Record<string, string | number | boolean | null> }

export type SlotConsoleMessage =
  | { type: 'context'; context: SlotContext }
  | ({ type: 'request'; id: number; slot: string } & SlotRequest)
  | { type: 'event'; event: SlotEvent }
  /** Answered by `pong` at once: how long a task takes is measured by it. */
  | { type: 'ping'; id: number }
  | AppAnswer

export type SlotMessage =
  | { type: 'ready' }
  | { type: 'pong'; id: number }
  | { type: 'result'; id: number; value: SlotAnswers[keyof SlotAnswers] }
  | { type: 'failed'; id: number; text: string }
  /** The drawing of a contribution is out of date: the console asks again. */
  | { type: 'changed'; slot: string }
  | { type: 'toast'; level: 'success' | 'error' | 'info' | 'warning'; text: string }
  /** Opens a page of the console that the person may open; only while an action runs. */
  | { type: 'open'; to: string }
  /** An error that nothing caught. */
  | { type: 'error'; text: string }
  | ({ type: 'confirm'; id: number } & IsolatedConfirm)
  | ({ type: 'call'; id: number } & IsolatedCall)
