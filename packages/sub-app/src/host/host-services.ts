import type { documents, exports, FailureDetail } from '@console/contracts'
import type { ReactNode } from 'react'
import type { UnusableAnswer } from '../http/unusable-answer.ts'
import type { ExportChoice } from './export-choices.ts'
import type { HostRealtime } from './host-realtime.ts'
import type { HostSlots } from './host-slots.ts'

export type ConfirmRequest = {
  title: string
  content?: ReactNode
  okText?: string
  cancelText?: string
  /** The action cannot be undone: the button is red. */
  isDestructive?: boolean
  /** Runs before the dialog closes; a rejection is shown in the dialog, which stays open. */
  onOk?: () => Promise<void>
}

/** A page as it names itself, and the pages above it, the topmost first. */
export type NamedPage = {
  name: string
  /**
   * Links to the pages above. A link without a name has the name of the menu, and is left out if the menu does not have the
   * page.
   */
  above: readonly { path: string; name?: string }[]
}

/** The services of the host. The host shows toasts and dialogs itself, so two apps never overlap. */
export type HostServices = {
  /** Goes to an address of the console, e.g. `/console/msgcenter/audit?page=2`. */
  navigate: (to: string, options?: { replace?: boolean }) => void
  /** `seconds` sets how long the toast stays, instead of the usual time. */
  toast: Record<
    'success' | 'error' | 'info' | 'warning',
    (text: string, options?: { seconds: number }) => void
  >
  /** True when confirmed. */
  confirm: (request: ConfirmRequest) => Promise<boolean>
  /** Opens an http or https address in a new window without an opener; refuses anything else. */
  openLink: (url: string) => void
  /**
   * Opens an http or https address in a new window with these query parameters and, where the target may have one, a
   * `token` of the user; false when the address was refused. The host reports a token that could not be issued.
   */
  openPlatformLink: (url: string, query: Readonly<Record<string, string>>) => Promise<boolean>
  /** True if the console has this page for the person: an address as in the menu, without a query. */
  canOpen: (path: string) => boolean
  /** Selects a business type for the whole console; false if the person does not have it. */
  chooseBusinessType: (businessTypeId: number) => boolean
  /** Shows the tray with the person's exports. */
  openExports: () => void
  /** Choices for an export, the usual one first; empty where the platform has none of this kind. */
  exportChoices: (kind: exports.ExportRequest['kind']) => readonly ExportChoice[]
  /**
   * Starts an export, shows it in the tray and reports its end. Without export jobs it sends the documented call, and opens the
   * file that is answered.
   */
  startExport: (request: exports.ExportRequestInput) => Promise<void>
  /** Shows the dialog that has an export of statistics made every week or month. */
  scheduleExport: (request: exports.ExportRequestInput) => void
  /**
   * From now on the host calls this before another page is opened, by link, palette or Back; the page stays unless it
   * resolves to true. The browser shows its own prompt before the tab closes. Returns a function that ends this. Navigation
   * between pages of one address is not guarded.
   */
  guardLeaving: (confirmLeaving: () => Promise<boolean>) => () => void
  /** Loads a further tier of the kit, once, with the tiers below it; see `tierPart`. */
  loadTier: (tier: documents.KitTier) => Promise<void>
  /** The server answered 401: the session is over. `detail` is what the answer says of who ended it. */
  endSession: (detail?: FailureDetail) => void
  /**
   * Names the page by its record: header and tab show the name, and the menu marks the pages above it. Returns a function
   * that removes the name. See `useNamePage`.
   */
  namePage: (page: NamedPage) => () => void
  /** Reports that the server sends by itself; see `useRealtime`. */
  realtime: HostRealtime
  /** Contributions of registered apps to pages. */
  slots: HostSlots
  /** Announces a text to screen readers. */
  announce: (text: string) => void
  /** Logs a failure that is shown nowhere but in the log and the developer panel. */
  reportError: (error: unknown, context: string) => void
  /** Lists a call that the platform does not have, or answers in another shape, in the developer panel, and logs it once. */
  reportUnusable: (answer: UnusableAnswer) => void
}
