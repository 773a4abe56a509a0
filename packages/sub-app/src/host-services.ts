import type { ReactNode } from 'react'
import type { documents, exports } from '@console/contracts'

export type ConfirmRequest = {
  title: string
  content?: ReactNode
  okText?: string
  cancelText?: string
  /** Names the thing and cannot be undone: the button is red. */
  isDestructive?: boolean
  /** Runs before the dialog closes; a rejection is shown in the dialog, which stays open. */
  onOk?: () => Promise<void>
}

/** A page as it names itself, and the pages above it, the topmost first. */
export type NamedPage = {
  name: string
  /** Ways back. One without a name is called as in the menu, and left out where the menu does not have it. */
  above: readonly { path: string; name?: string }[]
}

/** What a sub-app asks of its host. The host shows it all in one place, so two apps never talk over each other. */
export type HostServices = {
  /** Goes to an address of the console, e.g. `/console/msgcenter/audit?page=2`. */
  navigate: (to: string, options?: { replace?: boolean }) => void
  toast: Record<'success' | 'error' | 'info' | 'warning', (text: string) => void>
  /** True when confirmed. */
  confirm: (request: ConfirmRequest) => Promise<boolean>
  /** Opens an http or https address in a new window without an opener; refuses anything else. */
  openLink: (url: string) => void
  /**
   * Opens an http or https address in a new window with these query parameters and, where the target may have one, a
   * `token` of the user; false when the address was refused. A token that could not be had is told by the host.
   */
  openPlatformLink: (url: string, query: Readonly<Record<string, string>>) => Promise<boolean>
  /** Starts an export, shows it in the tray, and tells its end. */
  startExport: (request: exports.ExportRequest) => Promise<void>
  /**
   * From now on the host asks this before another page is opened, by link, palette or Back; the page stays unless it
   * answers true. The browser asks in its own words before the tab closes. Gives back how to let go. The pages of one
   * address go through unasked.
   */
  guardLeaving: (ask: () => Promise<boolean>) => () => void
  /** Brings a further tier of the kit onto the page, once, with those before it; see `tierPart`. */
  loadTier: (tier: documents.KitTier) => Promise<void>
  /** The server said 401: the session is over. */
  endSession: () => void
  /**
   * Names the page by what it shows, more closely than the menu can: header and tab say it, and the menu marks the pages
   * above it. Gives back how to take the name away again. See `useNamePage`.
   */
  namePage: (page: NamedPage) => () => void
  /** Says something to people who do not see the screen. */
  announce: (text: string) => void
  /** Logs a failure that has no better place than the log and the developer panel. */
  reportError: (error: unknown, context: string) => void
}
