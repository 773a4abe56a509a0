import { message, Modal } from 'antd'
import type { HostServices } from '../host/host-services.ts'
import { nameDocument } from '../name-document.ts'
import { noRealtime } from '../host/host-realtime.ts'

const toast: HostServices['toast'] = {
  success: (text, options) => void message.success(text, options?.seconds),
  error: (text, options) => void message.error(text, options?.seconds),
  info: (text, options) => void message.info(text, options?.seconds),
  warning: (text, options) => void message.warning(text, options?.seconds),
}

/** Host services for a sub-app that runs alone: plain, but real. Only the pages of the app itself are there. */
export function aloneServices({
  navigate,
  canOpen,
}: Pick<HostServices, 'navigate' | 'canOpen'>): HostServices {
  return {
    navigate,
    toast,
    confirm: ({ title, content, onOk }) =>
      new Promise((resolve) => {
        Modal.confirm({
          title,
          content,
          focusable: { autoFocusButton: 'cancel' },
          onOk: async () => {
            await onOk?.()
            resolve(true)
          },
          onCancel: () => {
            resolve(false)
          },
        })
      }),
    openLink: (url) => void openInWindow(url, {}),
    // Without the shell nobody issues a token.
    openPlatformLink: async (url, query) => openInWindow(url, query),
    canOpen,
    // Only the shell has a business switch.
    chooseBusinessType: () => false,
    openExports: () => void message.info('Exports need the shell and its tray.'),
    exportChoices: () => ['xlsx'],
    startExport: async () => {
      void message.info('Exports need the shell and its tray.')
    },
    scheduleExport: () => void message.info('Exports need the shell and its tray.'),
    // Without the shell there is no dialog in the page to confirm with.
    guardLeaving: () => {
      const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
      window.addEventListener('beforeunload', onUnload)
      return () => window.removeEventListener('beforeunload', onUnload)
    },
    // Alone an app is built with everything in it.
    loadTier: async () => {},
    endSession: () => {
      window.location.reload()
    },
    namePage: nameDocument,
    realtime: noRealtime,
    announce: () => {},
    reportError: (error, context) => {
      // oxlint-disable-next-line no-console -- alone, the console is the only log there is
      console.error(context, error)
    },
    reportUnusable: ({ method, path, reason }) => {
      // oxlint-disable-next-line no-console -- as above
      console.warn(method, path, reason)
    },
  }
}

function openInWindow(url: string, query: Readonly<Record<string, string>>): boolean {
  const target = URL.parse(url, window.location.href)
  if (target === null || !/^https?:$/.test(target.protocol)) return false
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
  window.open(target.href, '_blank', 'noopener')
  return true
}
