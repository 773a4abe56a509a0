/** An http or https address; null for anything else. */
export function webAddress(url: string): URL | null {
  const target = URL.parse(url, window.location.href)
  return target?.protocol === 'https:' || target?.protocol === 'http:' ? target : null
}

/** Opens an http or https address in a new window without opener; anything else is refused. */
export function openLink(url: string): boolean {
  const target = webAddress(url)
  if (target === null) return false
  window.open(target.href, '_blank', 'noopener,noreferrer')
  return true
}

/** A new window that is empty until its address is known. */
export type PendingWindow = { show: (target: URL) => void; close: () => void }

/**
 * Opens a window for an address that a request has yet to complete. Must be called within the click: WebKit blocks a
 * window that is opened after an answer of the server, and does not say so.
 */
export function openPendingWindow(): PendingWindow {
  const opened = window.open('', '_blank')
  return {
    show: ({ href }) => {
      if (opened === null) {
        // Blocked; the user may have allowed pop-ups meanwhile.
        openLink(href)
        return
      }
      detach(opened)
      opened.location.replace(href)
    },
    close: () => opened?.close(),
  }
}

/** Opens an address in a new window without opener; false when the browser blocked it, as it does long after a click. */
export function openWindow({ href }: URL): boolean {
  const opened = window.open('', '_blank')
  if (opened === null) return false
  detach(opened)
  opened.location.replace(href)
  return true
}

/** Does the same as `noopener` for a window that is opened with its address: no opener, no copy of this tab's storage. */
function detach(opened: Window): void {
  try {
    opened.sessionStorage.clear()
  } catch {
    // The browser blocks storage, so nothing was copied.
  }
  opened.opener = null
}
