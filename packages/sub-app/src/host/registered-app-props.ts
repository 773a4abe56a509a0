/** A question to the person. */
export type RegisteredAppConfirm = {
  title: string
  content?: string
  okText?: string
  cancelText?: string
  /** The action cannot be undone: the button is red. */
  isDestructive?: boolean
}

/**
 * What an app that another team registered gets in `mount(props)`, and again, with what has changed, in `update(props)` where it
 * exports that. The type is stable: fields are added, never changed. The console shows messages and dialogs itself, as text.
 */
export type RegisteredAppProps = {
  /** The app's name in the registry. (`name` is the sandbox's, and differs after a failed load.) */
  module: string
  /** Address that the app's own router begins at, such as `/console/apps/orders`. */
  basePath: string
  language: 'en' | 'zh'
  /** IANA name of the zone in which the console shows times. */
  timezone: string
  theme: 'light' | 'dark'
  user: { id: number; name: string }
  /** The business that is selected in the header; null where there is none. */
  businessType: { id: number; name: string } | null
  /**
   * A token for the calls that the company has consented to, as `Authorization: Bearer …`. Never the session's own; valid until the
   * session ends.
   */
  getToken: () => Promise<string>
  /** Opens an address of the console: one that begins with `/`, or one below `basePath`. */
  navigate: (to: string, options?: { replace?: boolean }) => void
  toast: Record<'success' | 'error' | 'info' | 'warning', (text: string) => void>
  /** True when confirmed. */
  confirm: (request: RegisteredAppConfirm) => Promise<boolean>
  /** Opens an http or https address in a new window. */
  openLink: (url: string) => void
  /** Announces a text to screen readers. */
  announce: (text: string) => void
  /** Names the page in header and window. Returns a function that removes the name. */
  namePage: (name: string) => () => void
  /** Aborted when the app unmounts: listeners, timers and requests end with it. */
  signal: AbortSignal
  /** The element to render into; it has the app's own markup. */
  container: HTMLElement
  /** An element for dialogs and menus that is removed with the page. */
  overlayContainer: HTMLElement
}
