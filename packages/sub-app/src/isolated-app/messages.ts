import type { HostKey } from '../frame-bridge/protocol.ts'

/**
 * Messages between the console and an app in a frame with an origin of its own, which is `null` in both directions: what counts
 * is the frame's window, which greets once, and the port that it gets for that.
 */

/** Marks the greeting and its answer; another version is another protocol. */
export const ISOLATED_PROTOCOL = 'console-app/1'

/** The id of a record, and the fields of it that the company has consented to. Times are seconds since 1970. */
export type SlotRecord = { id: string } & Record<string, string | number | boolean | null | undefined>

/** What an app follows: it arrives after the greeting, and at each change. */
export type IsolatedContext = {
  /** The app's name in the registry. */
  module: string
  /** Address that the app's pages begin at, such as `/console/apps/orders`. */
  basePath: string
  /** The rest of the address: empty, or `/7?tab=lines`. */
  path: string
  theme: 'light' | 'dark'
  language: 'en' | 'zh'
  /** IANA name of the zone in which the console shows times. */
  timezone: string
  /** The business that is selected in the header; null where there is none. */
  businessType: { id: number; name: string } | null
  /** Set where the frame is a contribution to a page of the console: its id, and its record where it has one. */
  slot?: { id: string; record: SlotRecord | null }
}

/** An action of the app that the console's search lists. */
export type IsolatedAction = { id: string; name: string }

export type IsolatedConfirm = {
  title: string
  content?: string
  okText?: string
  cancelText?: string
  isDestructive?: boolean
}

/** A call with the app's own token. `body` is text, of JSON in most cases. */
export type IsolatedCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: string
}

export type IsolatedAnswer = { status: number; body: string }

export type AppMessage =
  /** The app is drawn: the console shows it. */
  | { type: 'ready' }
  /** Answers a ping at once, with its id. */
  | { type: 'pong'; id: number }
  | { type: 'resize'; heightPx: number }
  /** Goes to an address of the app; `path` is below `basePath`. */
  | { type: 'navigate'; path: string; isReplaced?: boolean }
  /** Opens another page of the console; only after a click. */
  | { type: 'open'; to: string }
  | { type: 'toast'; level: 'success' | 'error' | 'info' | 'warning'; text: string }
  | { type: 'announce'; text: string }
  /** An error that nothing in the app caught; it counts in the app's health. */
  | { type: 'error'; text: string }
  /** Shown beside the page's name in the title of the window. */
  | { type: 'title'; title: string }
  | { type: 'actions'; actions: IsolatedAction[] }
  /** A shortcut of the console was pressed while the app had the focus. */
  | { type: 'shortcut'; key: HostKey }
  | ({ type: 'confirm'; id: number } & IsolatedConfirm)
  | { type: 'token'; id: number }
  | ({ type: 'call'; id: number } & IsolatedCall)

/** Reasons why a request of the app is not met. */
export type IsolatedRefusal = 'busy' | 'failed' | 'notAllowed'

/** Answer to `confirm`, `token` or `call`, by its id. */
export type AppAnswer =
  | { type: 'answer'; id: number; value: boolean | string | IsolatedAnswer }
  | { type: 'refused'; id: number; reason: IsolatedRefusal }

export type ConsoleMessage =
  | { type: 'context'; context: IsolatedContext }
  /** The console asks whether the document that has the port is still there. */
  | { type: 'ping'; id: number }
  /** The person chose an action of the app. */
  | { type: 'action'; id: string }
  | AppAnswer
  /** Messages came too fast: so many were dropped. */
  | { type: 'dropped'; count: number }
